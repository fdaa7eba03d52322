// Made by catalogues.ts out of the catalogues.
/** Built for a site without a server. */
declare const __ALONE__: boolean;

declare module "virtual:words" {
  const parts: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default parts;
}
