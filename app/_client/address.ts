/** Puts another address in the place of the page's: the browser's own way, since Next's would work through the whole page
 * once more for an address that means nothing to it. */
export function replaceAddress(address: URL | string): void {
  History.prototype.replaceState.call(history, history.state, "", address);
}
