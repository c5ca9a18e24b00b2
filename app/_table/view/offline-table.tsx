"use client";
import type { StampedGame } from "../../../lib/contract/stamped-game.ts";
import { useDeckInAddress } from "../../_client/deck-in-address.ts";
import { Unplayable } from "../../_ui/base/unplayable.tsx";
import styles from "./shell.module.css";
import { TableBar } from "./table-bar.tsx";
import { TablePage } from "./table-page.tsx";

/** The table of the deck in the address, with cards that this browser has. The server knows neither deck nor game. */
export function OfflineTable({ stamped }: { stamped: readonly StampedGame[] }) {
  const deck = useDeckInAddress(stamped);
  if (deck === undefined) return <div className={styles.page} />;
  if (typeof deck === "string") return <Unplayable why={deck} />;
  const { game, code, name, stamp } = deck;
  return (
    <div className={styles.page} data-game={game.id}>
      <TableBar name={name} gameName={game.name} code={code} />
      <TablePage gameId={game.id} stamp={stamp} opening={undefined} code={code} />
    </div>
  );
}
