/** The address that a request asks for. */
export interface Target {
  /** As Next reads it: a path without detours, and a question mark with what follows it. */
  readonly url: string;
  /** The path, decoded. */
  readonly path: string;
}

/** Reads the target of a request in each form that HTTP allows for pages; undefined where it is no address at all. A proxy
 * sends the whole address: whose name stands in it is never looked at, here or anywhere else. */
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
    // Whether it can be decoded is the question.
    return undefined;
  }
}
