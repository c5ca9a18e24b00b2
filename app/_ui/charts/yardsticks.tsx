"use client";
import { useId, useRef } from "react";
import type { Plan } from "../../../lib/core/table/measure.ts";
import { lacksToPlay, unfinished } from "../../../lib/deck/view/unfinished.ts";
import { useJudgedHere } from "../../_client/use-judged-here.ts";
import { useTried } from "../../_client/yardsticks/use-tried.ts";
import { SideHead } from "../base/side-head.tsx";
import { measurePath } from "./measure-path.ts";

interface Props {
  readonly gameId: string;
  readonly code: string;
  /** What the deck lacks before games are played with it, if it lacks anything. */
  readonly lacks: string | undefined;
  /** The plan that the deck's notes name. */
  readonly plan?: Plan | undefined;
  /** Whether no game is played before somebody comes near, because it stands far down the page. */
  readonly isFar?: boolean;
}

/** So few that a phone has played them before somebody has read the page. */
const GAMES = 200;

/** What the games of a deck say of two or three questions of its game. Nothing moves when the answers come. */
export function Yardsticks({ gameId, code, lacks: missing, plan, isFar = false }: Props) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  // What the server finds wanting may be whole with the card sets of this browser.
  const judged = useJudgedHere({ gameId, code }, missing !== undefined);
  const lacks = judged ? lacksToPlay(judged.report, unfinished(judged.pool, judged.deck, judged.report)) : missing;
  const isPlayed = lacks === undefined;
  const tried = useTried({ gameId, code, games: GAMES, plan: plan?.says }, isPlayed, isFar ? box : undefined);
  return (
    <section ref={box} aria-labelledby={id} data-screen className="[@media(scripting:none)]:hidden">
      <SideHead id={id} title="In play">
        {isPlayed ? `of 100, from ${GAMES} games` : null}
      </SideHead>
      {isPlayed ? (
        <div aria-live="polite" className="min-h-27 text-sm">
          {tried === undefined || "why" in tried ? (
            <p className="text-faint">{tried?.why ?? `Playing ${GAMES} games …`}</p>
          ) : (
            <Rows {...tried} />
          )}
        </div>
      ) : (
        <p className="text-sm text-faint">{lacks}</p>
      )}
      <a
        href={measurePath(code, plan, isPlayed ? "1" : undefined)}
        className="flex min-h-6 w-fit items-center text-sm pointer-coarse:min-h-11"
      >
        {isPlayed ? "Measure with 1,000 games" : "Measure it as it is"}
      </a>
    </section>
  );
}

interface RowsProps {
  readonly opposite: string | undefined;
  readonly rows: readonly { readonly says: string; readonly of100: string; readonly range: string }[];
}

function Rows({ opposite, rows }: RowsProps) {
  return (
    <>
      {rows.length === 0 ? <p>Each plan of this game works nearly always or hardly ever.</p> : null}
      <ul>
        {rows.map(({ says, of100, range }) => (
          <li key={says} className="flex min-h-6 items-center justify-between gap-3">
            {says}{" "}
            <span className="tabular-nums whitespace-nowrap">
              <small className="text-faint">{range}</small> <b>{of100}</b>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-faint">
        The autopilot plays{opposite === undefined ? "" : `, opposite ${opposite}`}.
      </p>
    </>
  );
}
