import type { Game } from "../../../lib/core/game.ts";
import { type Intake, type IntakeChoices, intakeSteps, type Refusal, type Steps } from "../../../lib/sheets/intake.ts";
import { type CellFault, readSheet } from "../../../lib/sheets/sheet.ts";
import { whenIdle } from "../../_client/idle.ts";
import { newId } from "../../_client/new-id.ts";

/** What was read, with the faults of its cells. */
export interface ReadIntake {
  readonly intake: Intake;
  readonly faults: readonly CellFault[];
}

/** How long one stretch of reading may take, in milliseconds. A key that is pressed meanwhile waits for it. */
const STRETCH = 16;
/** Rows that are checked in one go. */
const ROWS = 25;

/** Reads cards without blocking the page, and tells what came of it. Call the returned function to stop. */
export function readInSteps(
  game: Game,
  text: string,
  choices: IntakeChoices,
  tell: (read: ReadIntake | Refusal) => void,
): () => void {
  const steps = readAndCheck(game, text, choices);
  let stop = () => {};
  const goOn = () => {
    const until = performance.now() + STRETCH;
    do {
      const { done, value } = steps.next();
      if (done) return tell(value);
    } while (performance.now() < until);
    stop = whenIdle(goOn);
  };
  goOn();
  return () => stop();
}

function* readAndCheck(game: Game, text: string, choices: IntakeChoices): Steps<ReadIntake | Refusal> {
  const read = yield* intakeSteps(game, text, choices, newId);
  if ("why" in read) return read;
  const sheet = { game: game.id, id: "", name: "", source: "" };
  // Rows are checked once. The last call only looks for cards that are there twice.
  for (let from = 0; from < read.rows.length; from += ROWS) {
    readSheet(game, { ...sheet, rows: read.rows.slice(from, from + ROWS) });
    yield;
  }
  return { intake: read, faults: readSheet(game, { ...sheet, rows: read.rows }).faults };
}
