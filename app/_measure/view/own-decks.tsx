import { useMemo } from "react";
import { OwnDeckSelect } from "../../_client/drafts/own-deck-select.tsx";
import type { Bench } from "../state/bench.ts";

const NO_CODE = "This deck has a line that no link can carry.";

/** The decks of this browser that are of the same game, if it keeps any. */
export default function OwnDecks({ bench, onPick }: { bench: Bench; onPick: (code: string) => void }) {
  const { id } = bench.game;
  const { stamp } = bench.deck;
  const games = useMemo(() => [{ id, stamp }], [id, stamp]);
  return (
    <OwnDeckSelect
      label="Or one of yours"
      games={games}
      onPick={({ code }) => {
        if (code !== undefined) onPick(code);
        return code === undefined ? NO_CODE : undefined;
      }}
    />
  );
}
