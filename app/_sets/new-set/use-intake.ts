import { useEffect, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { IntakeChoices, Refusal } from "../../../lib/sheets/intake.ts";
import { type ReadIntake, readInSteps } from "./read-in-steps.ts";

/** What was chosen for the columns and the kind of a text. */
export interface Chosen extends IntakeChoices {
  readonly columns: Readonly<Record<string, string>>;
  /** The headers that were not understood before a column was chosen for them. */
  readonly wereLeft: readonly string[];
}

export const NOTHING_CHOSEN: Chosen = { columns: {}, wereLeft: [] };

/** A text of more letters than this takes so long to read that it waits until typing pauses. */
const BIG = 200_000;

/** Reads a text a moment after it was changed. Until then, what was read before stays. */
export function useIntake(game: Game, text: string, chosen: Chosen) {
  const [read, setRead] = useState<ReadIntake | Refusal | undefined>(undefined);
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    if (text.trim() === "") {
      setRead(undefined);
      setReading(false);
      return;
    }
    setReading(true);
    let stop = () => {};
    const wait = setTimeout(
      () => {
        stop = readInSteps(game, text, chosen, (now) => {
          setRead(now);
          setReading(false);
        });
      },
      text.length > BIG ? 400 : 80,
    );
    return () => {
      clearTimeout(wait);
      stop();
    };
  }, [game, text, chosen]);
  return { read, intake: read && "intake" in read ? read.intake : undefined, isReading };
}
