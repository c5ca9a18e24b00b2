/** The address that a request asks for. */
export interface Target {
  /** As Next reads it: a path, and a question mark with what follows it. */
  readonly url: string;
  /** The path, decoded. */
  readonly path: string;
}

/** Reads the target of a request in each form that HTTP allows for pages; undefined where it is no address at all. */
export function readTarget(raw: string): Target | undefined {
  const url = raw.startsWith("/") ? raw : originForm(raw);
  if (url === undefined) return undefined;
  const [encoded = ""] = url.split(/[?#]/, 1);
  const path = decoded(encoded);
  return path === undefined || path.includes("\u0000") ? undefined : { url, path };
}

/** A proxy sends the whole address. Whose name stands in it is never looked at, here or anywhere else. */
function originForm(raw: string): string | undefined {
  if (!/^https?:\/\//i.test(raw) || !URL.canParse(raw)) return undefined;
  const { pathname, search } = new URL(raw);
  return pathname + search;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // Whether it can be decoded is the question.
    return undefined;
  }
}
