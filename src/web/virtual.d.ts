/** Path data by our own name of an icon. From game-icons.net, CC BY 3.0. */
declare module 'virtual:icons/site' {
  export const PATHS: Readonly<Record<string, string>>;
}
declare module 'virtual:icons/table' {
  export const PATHS: Readonly<Record<string, string>>;
}
/** A picture: its address once the site is built. */
declare module '*.webp' {
  const address: string;
  export default address;
}
