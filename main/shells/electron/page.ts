// The one page there is, under a scheme of our own.

export const SCHEME = 'parlor';
const HOST = 'table';

/** The address of the page. */
export const PAGE = `${SCHEME}://${HOST}/`;

/** Whether an address is one of our own files. */
export function isOurs(address: string): boolean {
  return address.startsWith(PAGE);
}

/** Whether an address is the page itself, at whatever place in it. */
export function isOurPage(address: string): boolean {
  return isOurs(address) && /^(?:$|[?#])/.test(address.slice(PAGE.length));
}
