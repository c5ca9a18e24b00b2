/** Replaces the page's address. Goes past Next's own replaceState, which would render the whole page again. */
export function replaceAddress(address: URL | string): void {
  History.prototype.replaceState.call(history, history.state, "", address);
}
