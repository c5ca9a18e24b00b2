declare global {
  interface Window {
    /** The key of the link that opened this page, until the page has read it. */
    drydockKey?: string | undefined;
  }
}

/**
 * Takes a key out of the address bar before anything else runs, so that nobody copies it from there and no script finds it
 * in the address.
 */
export const KEY_SCRIPT =
  'if(location.hash.startsWith("#key=")){window.drydockKey=location.hash.slice(5);history.replaceState(history.state,"",location.pathname+location.search)}';

/** The key of the link that opened this page. It can be read once. */
export function takenKey(): string | undefined {
  const key = window.drydockKey;
  window.drydockKey = undefined;
  return key;
}
