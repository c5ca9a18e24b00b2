"use client";
import { useMemo, useState } from "react";
import { MOST_CARDS } from "../../../lib/contract/card-set.ts";
import type { StampedGame } from "../../../lib/contract/stamped-game.ts";
import { counted } from "../../../lib/core/words.ts";
import { games as rules } from "../../../lib/games/index.ts";
import { coming, withComing } from "../../../lib/sheets/intake-adding.ts";
import type { KeptSet } from "../../../lib/sheets/kept-set.ts";
import { isBlank } from "../../../lib/sheets/sheet.ts";
import { CardsThere, type ChosenWhenThere } from "./cards-there.tsx";
import { keptChange } from "./keeping.ts";
import { Preview } from "./preview.tsx";
import { SourceBox } from "./source-box.tsx";
import { useIntake } from "./use-intake.ts";
import { Fault, useKeeping } from "./use-keeping.tsx";
import { useSource } from "./use-source.ts";

interface Props {
  readonly games: readonly StampedGame[];
  readonly set: KeptSet;
  /** Receives the set with its new cards. */
  onAdded(set: KeptSet): void;
}

const UPDATE_ALL: ChosenWhenThere = { usual: "update", byRow: {} };

/** Adds cards to a set. What becomes of those that it has already is chosen before anything is kept. */
export function AddCards({ games, set, onAdded }: Props) {
  const { sheet } = set;
  const game = rules.find(({ id }) => id === sheet.game) ?? rules[0];
  const source = useSource();
  const { read, intake, isReading } = useIntake(game, source.text, source.chosen);
  const cards = useMemo(() => intake && coming(game, sheet, intake), [game, sheet, intake]);
  const [chosen, setChosen] = useState(UPDATE_ALL);
  const { fault, isKeeping, keep } = useKeeping(onAdded);
  const after = useMemo(
    () => cards && withComing(sheet, cards, ({ row }) => chosen.byRow[row.id] ?? chosen.usual),
    [sheet, cards, chosen],
  );
  const tooMany = (after?.rows.filter((row) => !isBlank(row)).length ?? 0) > MOST_CARDS;
  const isReady = cards && cards.fresh.length + cards.there.length > 0 && !tooMany;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The button for a file does the same as dropping one.
    <div data-game={game.id} onDragOver={(event) => event.preventDefault()} onDrop={source.drop}>
      <SourceBox game={game} source={source} />
      <Preview
        game={game}
        games={games}
        read={read}
        isReading={isReading}
        chosen={source.chosen}
        onChoose={source.choose}
      />
      {cards ? (
        <p className="mt-2 text-sm">
          {counted(cards.fresh.length, "new card")}, {counted(cards.there.length, "changed card")},{" "}
          {counted(cards.same, "card")} the same as in the set.
        </p>
      ) : null}
      {cards ? <CardsThere game={game} cards={cards.there} chosen={chosen} onChoose={setChosen} /> : null}
      <Fault
        says={tooMany ? `A card set holds at most ${MOST_CARDS} cards. Put some of these into another set.` : fault}
      />
      <div className="sticky bottom-0 mt-2 flex flex-wrap items-center gap-2 bg-paper py-2">
        <button
          type="button"
          className="button"
          disabled={!isReady || isReading || isKeeping}
          onClick={() => after && void keep(keptChange(set, after))}
        >
          Add to the set
        </button>
        <span className="text-sm text-faint">{isReady || tooMany ? "" : "Paste, drop or type cards to add."}</span>
      </div>
    </div>
  );
}
