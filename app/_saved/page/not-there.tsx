import type { ReactNode } from "react";
import { markMissing } from "../../_server/missing.ts";
import type { Kind } from "../../_server/saved/kind.ts";

interface Props {
  readonly kind: Pick<Kind, "noun" | "path">;
  readonly id: string;
  /** The version that was asked for, if one was. */
  readonly version: number | undefined;
  readonly why: "unknown" | "deleted";
  /** What brings it back, where this browser has its key. */
  readonly deleted: ReactNode;
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** Stands where something saved would, and says why there is nothing. */
export function NotThere({ kind: { noun, path }, id, version, why, deleted, children }: Props) {
  markMissing();
  return (
    <section className="max-w-2xl py-10">
      <h1 className="text-2xl font-bold">
        {why === "deleted" ? `This ${noun} was deleted` : `There is no such ${noun}`}
      </h1>
      {why === "deleted" ? (
        <>
          <p className="mt-2">Whoever has its key can bring it back for 30 days after it was deleted.</p>
          {deleted}
        </>
      ) : (
        <p className="mt-2">
          {version === undefined
            ? "A letter of its address may be missing or wrong. Copy the whole link again."
            : `The ${noun} may have no version ${version}.`}{" "}
          {version === undefined ? null : <a href={`/${path}/${id}`}>Open the {noun}</a>}
        </p>
      )}
      <p className="mt-4">{children}</p>
    </section>
  );
}
