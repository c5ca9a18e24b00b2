import type { ReactNode } from "react";
import { StillPart } from "./still-part.tsx";
import { handOver } from "./still-parts.ts";

/**
 * A part of a page that no script changes. It is sent as markup alone. Whatever else a page holds is sent twice: to be
 * seen, and to be told to its scripts, which costs the server more than to draw it. Components in it use no state, and
 * the page is opened whole: nothing but `<a>` leads to it.
 */
export function Still({ children }: { readonly children: ReactNode }) {
  return <StillPart id={handOver(children)} />;
}
