/** The URL that a request asks for. */
export interface Target {
  /** The URL as Next reads it: a normalised path, and the query with its question mark. */
  readonly url: string;
  /** The path, decoded. */
  readonly path: string;
}

/**
 * Reads the target of a request in every form that HTTP allows for pages. It is undefined if the target is not a URL. A
 * proxy sends the whole URL, but its host is never used, here or anywhere else.
 */
export function readTarget(raw: string): Target | undefined {
  const whole = raw.startsWith("/") ? `http://drydock${raw}` : raw;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return undefined;
  const { pathname, search } = new URL(whole);
  const path = decoded(pathname);
  return path === undefined || path.includes("\u0000") ? undefined : { url: pathname + search, path };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // It cannot be decoded, which is what this function tests.
    return undefined;
  }
}
