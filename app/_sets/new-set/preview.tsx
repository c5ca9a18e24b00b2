import type { StampedGame } from "../../../lib/contract/stamped-game.ts";
import type { Game } from "../../../lib/core/game.ts";
import type { Refusal } from "../../../lib/sheets/intake.ts";
import { IntakeLists } from "./intake-lists.tsx";
import type { ReadIntake } from "./read-in-steps.ts";
import type { Chosen } from "./use-intake.ts";

interface Props {
  readonly game: Game;
  readonly games: readonly StampedGame[];
  readonly read: ReadIntake | Refusal | undefined;
  readonly isReading: boolean;
  readonly chosen: Chosen;
  onChoose(chosen: Chosen): void;
  /** Goes on with the game that the cards are for, where it can be changed. */
  readonly onGame?: (id: string) => void;
}

/** What comes of a text, or why nothing does. */
export function Preview({ game, games, read, isReading, chosen, onChoose, onGame }: Props) {
  const hasFaults = read !== undefined && "faults" in read && read.faults.length > 0;
  return (
    <>
      <p role="status" className={`mt-2 min-h-5 text-sm ${hasFaults && !isReading ? "text-illegal" : "text-faint"}`}>
        {isReading ? "Reading the cards…" : read && !("why" in read) ? came(read) : ""}
      </p>
      {read && "why" in read ? <Refused game={game} games={games} refusal={read} onGame={onGame} /> : null}
      {read && !("why" in read) ? <IntakeLists game={game} read={read} chosen={chosen} onChoose={onChoose} /> : null}
    </>
  );
}

function came({ faults }: ReadIntake): string {
  if (faults.length === 0) return "All cards are read.";
  return faults.length === 1
    ? "1 cell has a fault. You can fix it in the editor."
    : `${faults.length} cells have faults. You can fix them in the editor.`;
}

interface RefusedProps extends Pick<Props, "game" | "games"> {
  readonly refusal: Refusal;
  readonly onGame: Props["onGame"];
}

function Refused({ game, games, refusal: { why, of }, onGame }: RefusedProps) {
  const other = games.find(({ id }) => id === of);
  return (
    <div role="alert" className="mt-2 text-illegal">
      <p className="wrap-anywhere">{other ? `These cards are for ${other.name}, not for ${game.name}.` : why}</p>
      {other && onGame ? (
        <button type="button" className="tool mt-1" onClick={() => onGame(other.id)}>
          Make a set for {other.name}
        </button>
      ) : null}
    </div>
  );
}
