import type { ReactNode } from "react";
import { counted, listed } from "../../../lib/core/words.ts";

/** A card that is not the same on both sides, and what each of them has. */
interface Differing {
  readonly id: string;
  readonly card: string;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

interface Props {
  readonly noun: "deck" | "card set";
  readonly by: string | undefined;
  readonly version: number;
  readonly differing: readonly Differing[];
  /** What both changed, beside the cards. */
  readonly contested: readonly string[];
  /** The ways to go on. */
  readonly children: ReactNode;
}

/** More cards than this are counted instead of listed. */
const MOST_SHOWN = 12;

/** Somebody else saved the same thing meanwhile: what differs, and below it the ways to go on. */
export function ConflictFrame({ noun, by, version, differing, contested, children }: Props) {
  const more = differing.length - MOST_SHOWN;
  const short = noun === "deck" ? "deck" : "set";
  return (
    <>
      <p role="alert" className="font-semibold">
        {by === undefined || by === "" ? "Somebody" : `“${by}”`} saved version {version} while you changed this {noun}.
      </p>
      {differing.length === 0 ? (
        <p className="mt-2">Both {short}s have the same cards.</p>
      ) : (
        <table className="mt-2 w-full">
          <thead className="text-left text-xs text-faint">
            <tr>
              <th scope="col" className="font-normal">
                What differs
              </th>
              <th scope="col" className="w-20 font-normal">
                Mine
              </th>
              <th scope="col" className="w-20 font-normal">
                Theirs
              </th>
            </tr>
          </thead>
          <tbody>
            {differing.slice(0, MOST_SHOWN).map(({ id, card, mine, theirs }) => (
              <tr key={id}>
                <th scope="row" className="text-left font-normal wrap-anywhere">
                  {card}
                </th>
                <td className="tabular-nums">{mine}</td>
                <td className="tabular-nums">{theirs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 ? <p className="text-faint">and {counted(more, "more card")}</p> : null}
      {contested.length === 0 ? null : (
        <p className="mt-2">
          You both changed the {listed(contested)} of the {short}. “Both together” takes yours.
        </p>
      )}
      {children}
      <p className="mt-2 text-faint">
        Nothing is lost. Version {version} stays in the {short}’s history.
      </p>
    </>
  );
}
