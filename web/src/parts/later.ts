// Parts that a first table does not need: loaded when opened, or where there is room for them.

export const later = {
  callBack: () => import("./CallBack.svelte"),
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
  sitDown: () => import("../seating/SitDown.svelte"),
};
