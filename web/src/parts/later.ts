// What a first table does not need: fetched when it is opened, or where there is room for it.

export const later = {
  coach: () => import("./CoachPanel.svelte"),
  fair: () => import("./FairSheet.svelte"),
  finale: () => import("./Finale.svelte"),
  keys: () => import("./KeysHelp.svelte"),
  log: () => import("./Log.svelte"),
  menu: () => import("./Menu.svelte"),
  pad: () => import("../companion/Pad.svelte"),
  rules: () => import("./RulesCard.svelte"),
  settings: () => import("../seating/TableSettings.svelte"),
  share: () => import("./Share.svelte"),
};
