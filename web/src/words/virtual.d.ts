// Made by catalogues.ts out of the catalogues.
declare module "virtual:words" {
  const parts: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default parts;
}
