import type { ReactNode } from "react";

/** More parts than all pages have that are drawn at once. */
const MOST = 2048;

interface Parts {
  readonly byId: Map<string, ReactNode>;
  count: number;
}

/** The server makes a page in two passes that share no modules, and so no variable of one. */
const PARTS = Symbol.for("drydock.still-parts");

function parts(): Parts {
  const shared: typeof globalThis & { [PARTS]?: Parts } = globalThis;
  shared[PARTS] ??= { byId: new Map(), count: 0 };
  return shared[PARTS];
}

/** Hands a part of a page over to the pass that draws it. */
export function handOver(part: ReactNode): string {
  const { byId } = parts();
  const id = `still-${parts().count++}`;
  byId.set(id, part);
  const [oldest] = byId.keys();
  if (byId.size > MOST && oldest !== undefined) byId.delete(oldest);
  return id;
}

/** Takes a part that was handed over. It is drawn once, and what it was drawn from is not kept: that can be thousands of cards. */
export function handedOver(id: string): ReactNode {
  const { byId } = parts();
  const part = byId.get(id);
  byId.delete(id);
  if (part === undefined) throw new Error(`A still part of the page, ${id}, is not on it. Was the page opened whole?`);
  return part;
}
