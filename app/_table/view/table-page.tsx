"use client";
import { useEffect, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { Dealer } from "../../../lib/core/table/dealer.ts";
import { readMoment } from "../../../lib/core/table/replay.ts";
import { games } from "../../../lib/games/index.ts";
import { startFrom } from "../../_client/laid.ts";
import { OwnTree } from "../../_client/own-tree.tsx";
import type { Asked, Laid } from "../../_server/tables.ts";
import { newSeed } from "../state/seed.ts";
import { Session } from "../state/session.ts";
import { TableView } from "./table-view.tsx";
import { WaitingTable } from "./waiting-table.tsx";

interface Ready {
  readonly game: Game;
  readonly session: Session;
  /** What is wrong with the URL that the page was opened with. */
  readonly trouble?: string;
}

/** Loads the rules of the game's turn, then opens the moment in the URL or deals. `first` is what is asked after dealing. */
export function TablePage({ laid, first, deck }: { laid: Laid; first: Asked; deck: string }) {
  const [ready, setReady] = useState<Ready | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    void seatedAt(laid).then((seated) => !isLeft && setReady(seated));
    return () => {
      isLeft = true;
    };
  }, [laid]);
  return (
    <OwnTree meanwhile={<WaitingTable first={first} deck={deck} />}>
      {ready && (
        <TableView
          game={ready.game}
          session={ready.session}
          trouble={ready.trouble}
          left={laid.left}
          deck={deck}
          stamp={laid.stamp}
        />
      )}
    </OwnTree>
  );
}

async function seatedAt(laid: Laid): Promise<Ready> {
  const game = games.find(({ id }) => id === laid.game);
  if (!game) throw new Error(`no game ${laid.game}`);
  const start = startFrom(laid, newSeed());
  const goldfish = await game.goldfish();
  const dealer = new Dealer(goldfish);
  const fragment = location.hash.slice(1);
  const moment = fragment === "" ? undefined : readMoment(fragment);
  if (typeof moment === "string") return { game, session: new Session(dealer, start), trouble: moment };
  return { game, session: new Session(dealer, start, moment) };
}
