/** Replaces the page's URL. It bypasses Next's replaceState, which would render the whole page again. */
export function replaceAddress(address: URL | string): void {
  History.prototype.replaceState.call(history, history.state, "", address);
}
