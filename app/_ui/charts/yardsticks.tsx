"use client";
import { useId, useRef } from "react";
import { useTried } from "../../_client/yardsticks/use-tried.ts";
import { SideHead } from "../base/side-head.tsx";

interface Props {
  readonly gameId: string;
  readonly code: string;
}

/** So few that a phone has played them before somebody has read the page. */
const GAMES = 200;

/** What the games of a deck say of two or three questions of its game. Nothing moves when the answers come. */
export function Yardsticks({ gameId, code }: Props) {
  const box = useRef<HTMLElement>(null);
  const id = useId();
  const tried = useTried(box, { gameId, code, games: GAMES });
  return (
    <section ref={box} aria-labelledby={id} data-screen className="[@media(scripting:none)]:hidden">
      <SideHead id={id} title="In play">
        of 100 games
      </SideHead>
      <div aria-live="polite" className="mt-1 min-h-36 text-sm">
        {tried === undefined || "why" in tried ? (
          <p className="text-faint">{tried?.why ?? "Playing 200 games …"}</p>
        ) : (
          <>
            <ul>
              {tried.rows.map(({ says, of100 }) => (
                <li key={says} className="flex min-h-7 items-center justify-between gap-3">
                  {says} <b className="tabular-nums">{of100}</b>
                </li>
              ))}
            </ul>
            <p className="mt-1 text-xs text-faint">
              About so many of 100. The autopilot played this deck {GAMES} times
              {tried.opposite === undefined ? "" : `, opposite ${tried.opposite}`}.
            </p>
          </>
        )}
      </div>
      <a href={`/d/${code}/measure?${new URLSearchParams({ seed: "1", games: String(GAMES) })}`} className="tool">
        Measure the deck
      </a>
    </section>
  );
}
