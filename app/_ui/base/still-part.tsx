"use client";
import { handedOver } from "./still-parts.ts";

/** Draws what was handed over. In the browser it is what stands on the page already. */
export function StillPart({ id }: { readonly id: string }) {
  const drawn = typeof document === "undefined" ? null : document.getElementById(id);
  if (drawn === null)
    return (
      <div id={id} className="contents">
        {handedOver(id)}
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup that the server drew
  return <div id={id} className="contents" dangerouslySetInnerHTML={{ __html: drawn.innerHTML }} />;
}
