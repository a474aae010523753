/** Said of an address that cannot be one: what is wrong with it, as one would tell the operator. */
export class BadAddress extends Error {}

/** The address that people use, written in one way: no default port, no capitals in the host, no slash at the end. */
export function publicAddress(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new BadAddress(`"${given}" is no web address: write it as https://play.example or https://example/holdout`);
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new BadAddress(`"${given}" has more than a host and a path: leave out names, "?" and "#"`);
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** The path below which people see the site: cookies are for it alone. */
export const pathOfAddress = (address: string | null): string => (address === null ? '/' : new URL(address).pathname);
