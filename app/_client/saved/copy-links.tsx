"use client";
import { type ReactNode, useState } from "react";
import type { SavedAs } from "../../../lib/deck/saved/key-record.ts";
import { copied } from "../copy.ts";
import type { Kind } from "./kind.ts";
import { changeAddress, lookAddress } from "./links.ts";

interface Props {
  readonly kind: Pick<Kind, "noun" | "path">;
  readonly saved: Pick<SavedAs, "at" | "editKey">;
  /** What else can be done, in the same row. */
  readonly children?: ReactNode;
}

/** The two links of something that this browser can change. */
export function CopyLinks({ kind, saved, children }: Props) {
  const [said, setSaid] = useState("");
  const copy = async (address: string, says: string) =>
    setSaid((await copied(address)) ? says : `This browser can’t copy. Open the ${kind.noun} and copy its address.`);
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <button
          type="button"
          className="tool"
          onClick={() =>
            void copy(lookAddress(kind, saved.at, location.origin), `Copied. This link shows the ${kind.noun}.`)
          }
        >
          Copy view link
        </button>
        <button
          type="button"
          className="tool"
          onClick={() =>
            void copy(
              changeAddress(kind, saved, location.origin),
              `Copied. Whoever has this link can change the ${kind.noun}.`,
            )
          }
        >
          Copy edit link
        </button>
        {children}
      </p>
      <p role="status" className="mt-1 text-sm text-faint empty:hidden">
        {said}
      </p>
    </>
  );
}
