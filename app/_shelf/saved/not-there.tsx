import type { ReactNode } from "react";
import type { SavedNoun } from "../../../lib/contract/saved.ts";
import { OpenLink } from "../../_client/saved/open-link.tsx";
import { DeadEnd } from "../../_ui/base/dead-end.tsx";

type DeadEndProps = Parameters<typeof DeadEnd>[0];

interface Props extends Pick<DeadEndProps, "ways" | "games"> {
  readonly kind: SavedNoun;
  readonly id: string;
  /** The version that was asked for, if one was. */
  readonly version: number | undefined;
  readonly why: "unknown" | "deleted";
  /** What brings it back, where this browser has its key. */
  readonly deleted: ReactNode;
}

/** Stands where something saved would, says why there is nothing, and leads on. */
export function NotThere({ kind: { noun, path }, id, version, why, deleted, ...on }: Props) {
  if (why === "deleted")
    return (
      <DeadEnd
        title={`This ${noun} was deleted`}
        says={
          <>
            <p>Whoever has its key can bring it back for 30 days after it was deleted. Copies in browsers stay.</p>
            {deleted}
          </>
        }
        {...on}
      />
    );
  if (version !== undefined)
    return (
      <DeadEnd
        title={`There is no such ${noun}`}
        says={
          <p>
            The {noun} may have no version {version}. <a href={`/${path}/${id}`}>Open its newest version</a>
          </p>
        }
        causes={causesOf(noun)}
        {...on}
      >
        <OpenLink noun={noun} path={path} />
      </DeadEnd>
    );
  return (
    <DeadEnd
      title={`There is no such ${noun}`}
      says={<p>This server has no {noun} at this address. Copy the whole link again, up to its last letter.</p>}
      causes={causesOf(noun)}
      {...on}
    >
      <OpenLink noun={noun} path={path} />
    </DeadEnd>
  );
}

function causesOf(noun: string): readonly string[] {
  return [
    "A letter of the link is missing or wrong. Some messages break a long link in two.",
    `The ${noun} was saved on another Drydock server. The link begins with the name of that server.`,
    "Its owner deleted it more than 30 days ago.",
  ];
}
