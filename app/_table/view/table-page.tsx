"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Start } from "../../../lib/core/table/board.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Goldfish } from "../../../lib/core/table/goldfish.ts";
import { type Moment, readMoment } from "../../../lib/core/table/moment.ts";
import { isDeckSeat } from "../../../lib/deck/opposite-deck.ts";
import type { TableOpening } from "../../../lib/deck/table-setup.ts";
import { games } from "../../../lib/games/index.ts";
import { dealtHere } from "../../_client/dealt-here.ts";
import { OwnTree } from "../../_client/own-tree.tsx";
import { newSeed } from "../../_client/seed.ts";
import type { Bygone } from "../film/bygone.ts";
import { Session } from "../state/session.ts";
import { shownIn } from "../state/shown.ts";
import { TableView } from "./table-view.tsx";
import { WaitingTable } from "./waiting-table.tsx";

/** A game of before, which few links hold. */
const FilmPage = lazy(() => import("../film/film-page.tsx"));

interface Ready {
  readonly game: Game;
  readonly session: Session;
  /** Lines of the list that name no card and are left out of the game. */
  readonly left: readonly string[];
  /** What is wrong with the URL that the page was opened with. */
  readonly trouble?: string;
}

interface Props {
  readonly gameId: string;
  /** The stamp of the game's cards. */
  readonly stamp: string;
  /**
   * What the game starts with and what is asked first, or why the deck cannot be played with the built-in cards. Without
   * it, the deck is dealt in the browser.
   */
  readonly opening: TableOpening | string | undefined;
  readonly code: string;
}

/** Loads the rules of the game's turn, then opens the moment in the URL or deals. */
export function TablePage({ gameId, stamp, opening, code }: Props) {
  const [ready, setReady] = useState<Ready | Bygone | string | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    void seatedAt({ gameId, stamp, opening, code })
      .catch((error: unknown) => `The table could not be laid (${error instanceof Error ? error.message : error}).`)
      .then((seated) => !isLeft && setReady(seated));
    return () => {
      isLeft = true;
    };
  }, [gameId, stamp, opening, code]);
  const deck = `/d/${code}`;
  const cannot = (why: string) => (
    <p className="p-6">
      {why} <a href={deck}>Back to the deck.</a>
    </p>
  );
  if (typeof ready === "string") return cannot(ready);
  if (ready && "told" in ready)
    return (
      <Suspense>
        <FilmPage bygone={ready} />
      </Suspense>
    );
  return (
    <OwnTree meanwhile={typeof opening === "string" ? cannot(opening) : <WaitingTable opening={opening} deck={deck} />}>
      {ready && (
        <TableView
          game={ready.game}
          session={ready.session}
          trouble={ready.trouble}
          left={ready.left}
          deck={deck}
          stamp={stamp}
        />
      )}
    </OwnTree>
  );
}

async function seatedAt({ gameId, stamp, opening, code }: Props): Promise<Ready | Bygone | string> {
  const game = games.find(({ id }) => id === gameId);
  if (!game) throw new Error(`no game ${gameId}`);
  const goldfish = await game.goldfish();
  const dealer = new Dealer(goldfish);
  const seed = newSeed();
  const laid = await dealtHere(
    game,
    goldfish,
    { code, stamp, laid: typeof opening === "string" ? opening : opening?.laid },
    seed,
  );
  if (typeof laid === "string") return laid;
  const { left } = laid;
  const moment = momentInAddress();
  if (moment === undefined) return { game, session: new Session(dealer, laid.start), left };
  if (typeof moment === "string") return { game, session: new Session(dealer, laid.start), left, trouble: moment };
  const start = await seatKnown(game, goldfish, stamp, laid.start, moment.opposite);
  if (typeof start === "string") return start;
  const shown = shownIn(dealer, start, moment);
  if (!("is" in shown)) return { game, session: new Session(dealer, shown.start, shown), left };
  const { told, whatChanged } = await import("../../../lib/core/table/told.ts");
  const changed = whatChanged(dealer, start, moment, shown);
  const other = goldfish.sides?.name ?? "The opponent";
  return { game: gameId, code, moment, changed, told: told(dealer, start, moment), other };
}

/** A start that knows who a link says is opposite. Cards of other decks are loaded for that alone. */
async function seatKnown(game: Game, goldfish: Goldfish, stamp: string, start: Start, word: string | undefined) {
  if (!isDeckSeat(word)) return start;
  return (await import("../../_client/own-start.ts")).startWithSeat(game, goldfish, stamp, start, word);
}

/** The moment in the address: behind its "#", or in its query, where others share it. */
function momentInAddress(): Moment | string | undefined {
  const text = location.hash.slice(1) || new URLSearchParams(location.search).get("game") || "";
  return text === "" ? undefined : readMoment(text);
}
