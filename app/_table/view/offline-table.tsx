"use client";
import { useEffect, useState } from "react";
import type { StampedGame } from "../../../lib/contract/stamped-game.ts";
import { decode } from "../../../lib/deck/code/code-reader.ts";
import { games } from "../../../lib/games/index.ts";
import styles from "./shell.module.css";
import { TableBar } from "./table-bar.tsx";
import { TablePage } from "./table-page.tsx";

/** The table of the deck in the address, with cards that this browser has. The server knows neither deck nor game. */
export function OfflineTable({ stamped }: { stamped: readonly StampedGame[] }) {
  const [code, setCode] = useState<string | undefined>(undefined);
  useEffect(() => setCode(/^\/d\/([^/]+)\/play$/.exec(location.pathname)?.[1]), []);
  if (code === undefined) return <div className={styles.page} />;
  const decoded = decode(games, code);
  if (!decoded.ok) return <Unreadable why={decoded.why} />;
  const { game, settings } = decoded.carried;
  const stamp = stamped.find(({ id }) => id === game.id)?.stamp;
  if (stamp === undefined) return <Unreadable why={`This browser does not have the cards of ${game.name}.`} />;
  return (
    <div className={styles.page} data-game={game.id}>
      <TableBar name={settings.name} gameName={game.name} code={code} />
      <TablePage gameId={game.id} stamp={stamp} opening={undefined} code={code} />
    </div>
  );
}

function Unreadable({ why }: { why: string }) {
  return (
    <section className="max-w-2xl p-6">
      <h1 className="text-2xl font-bold">This deck can’t be played</h1>
      <p role="alert" className="mt-2">
        {why} <a href="/decks">Your decks</a>
      </p>
    </section>
  );
}
