"use client";
import { useState } from "react";
import type { StampedGame } from "../../../lib/contract/stamped-game.ts";
import type { Game } from "../../../lib/core/game.ts";
import { games as rules } from "../../../lib/games/index.ts";
import type { Intake } from "../../../lib/sheets/intake.ts";
import { emptySheet } from "../../../lib/sheets/intake-template.ts";
import type { Sheet } from "../../../lib/sheets/sheet.ts";
import { newId } from "../../_client/new-id.ts";
import { keptNew } from "./keeping.ts";
import { Preview } from "./preview.tsx";
import { SourceBox } from "./source-box.tsx";
import { NOTHING_CHOSEN, useIntake } from "./use-intake.ts";
import { Fault, useKeeping } from "./use-keeping.tsx";
import { useSource } from "./use-source.ts";

interface Props {
  readonly games: readonly StampedGame[];
  /** The id of the game that is chosen first. */
  readonly of?: string;
  onMade(id: string): void;
}

/** Rows of a set that begins empty. */
const EMPTY_ROWS = 10;

/** Makes a card set of what is pasted, dropped or typed. What comes of it is shown before it is kept. */
export function NewSet({ games, of, onMade }: Props) {
  const [gameId, setGameId] = useState(of);
  const game = rules.find(({ id }) => id === gameId) ?? rules[0];
  const source = useSource();
  const { read, intake, isReading } = useIntake(game, source.text, source.chosen);
  const [typedName, setTypedName] = useState<string | undefined>(undefined);
  const name = typedName ?? nameOf(game, intake, source.file?.name);
  const { fault, isKeeping, keep } = useKeeping(({ id }) => onMade(id));
  const make = (sheet: Sheet, wish: string) => keep(keptNew(sheet, wish));
  const chooseGame = (id: string) => {
    setGameId(id);
    source.choose(NOTHING_CHOSEN);
  };
  const title = name.trim();
  const isReady = !isReading && !isKeeping && title !== "";
  const makeSet = ({ rows, about }: Intake) =>
    make({ game: game.id, id: "", name: title, source: about?.source ?? "", rows }, about?.id || title);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The button for a file does the same as dropping one.
    <div data-game={game.id} onDragOver={(event) => event.preventDefault()} onDrop={source.drop}>
      <GameAndName games={games} game={game} name={name} onGame={chooseGame} onName={setTypedName} />
      <SourceBox game={game} source={source} />
      <Preview
        game={game}
        games={games}
        read={read}
        isReading={isReading}
        chosen={source.chosen}
        onChoose={source.choose}
        onGame={chooseGame}
      />
      <Fault says={fault} />
      {/* Below a long preview they stay in sight. */}
      <div className={`mt-3 flex flex-wrap items-center gap-2 bg-paper py-2 ${intake ? "sticky bottom-0" : ""}`}>
        <button
          type="button"
          className="button"
          disabled={!isReady || !intake?.rows.length}
          onClick={() => intake && void makeSet(intake)}
        >
          Make the set
        </button>
        <button
          type="button"
          className="tool min-h-10"
          disabled={!isReady}
          onClick={() => void make(emptySheet(game, { id: "", name: title }, EMPTY_ROWS, newId), title)}
        >
          Start with an empty set
        </button>
        <span className="text-sm text-faint">{whyNot(title, isReading, intake)}</span>
      </div>
    </div>
  );
}

interface HeadProps {
  readonly games: readonly StampedGame[];
  readonly game: Game;
  readonly name: string;
  onGame(id: string): void;
  onName(name: string): void;
}

function GameAndName({ games, game, name, onGame, onName }: HeadProps) {
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[14rem_minmax(0,24rem)]">
      <label className="block">
        <span className="text-sm font-semibold">Game</span>
        <select value={game.id} className="field mt-1 block w-full" onChange={({ target }) => onGame(target.value)}>
          {games.map(({ id, name: says }) => (
            <option key={id} value={id}>
              {says}
            </option>
          ))}
        </select>
      </label>
      <label className="block">
        <span className="text-sm font-semibold">Name of the set</span>
        <input
          value={name}
          maxLength={80}
          className="field mt-1 block w-full"
          onChange={({ target }) => onName(target.value)}
        />
      </label>
    </div>
  );
}

/** Why no set can be made yet, with the way out. */
function whyNot(name: string, isReading: boolean, intake: Intake | undefined): string {
  if (name === "") return "Give the set a name.";
  return !isReading && !intake?.rows.length ? "Paste, drop or type cards first." : "";
}

function nameOf(game: Game, intake: Intake | undefined, file: string | undefined): string {
  const ofFile = file?.replace(/\.[a-z]{1,5}$/i, "").replaceAll(/[-_]+/g, " ");
  return (intake?.about?.name || ofFile || `My ${game.name} cards`).slice(0, 80);
}
