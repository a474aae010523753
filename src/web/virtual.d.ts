declare module 'virtual:icons' {
  /** Path data by our own name of an icon. From game-icons.net, CC BY 3.0. */
  export const PATHS: Readonly<Record<string, string>>;
}
