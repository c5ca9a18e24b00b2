// A draft as browsers and backup files store it. What was stored may be as old or as damaged as any file, so one strict
// reader reads both.
import type { Game } from "../../core/game.ts";
import { inWords, settingsOf } from "../settings.ts";
import { ABOUT_LIMITS, type Draft, MOST_LINES, MOST_STEPS, reachableSettings } from "./draft.ts";
import { boolean, type Check, either, isObject, list, number, object, record, text, whole, word } from "./shape.ts";

/** Increase it whenever a draft's form changes, so that an older Drydock leaves newer decks alone. */
export const SCHEMA = 4;

/** Any number that a list can contain, including mistyped counts. */
const count = number(1e31);
const ruleId = word(/^[a-z][a-z0-9-]{0,79}$/, "the id of an option or house rule");
const options = record(ruleId, count, 100);
const house = record(ruleId, either(boolean, count), 100);
const format = text(80);
const name = text(400);
const asked = object({}, { format, options, house, name });
const section = text(400);
const card = text(1000);

const about = object(
  {},
  {
    author: text(ABOUT_LIMITS.author),
    notes: text(ABOUT_LIMITS.notes),
    tags: list(text(ABOUT_LIMITS.tag), ABOUT_LIMITS.tags),
    cover: text(ABOUT_LIMITS.cover),
    sets: list(
      object({ id: text(100), name: text(200), version: whole(1, Number.MAX_SAFE_INTEGER) }),
      ABOUT_LIMITS.sets,
    ),
  },
);

const content = {
  game: text(80),
  heading: object({ format, options, house }, { name }),
  lines: list(object({ section, name: card, count }), MOST_LINES),
};

/** What is saved of a draft on a server. */
export const contentShape: Check = object(content, { about });

export const recordId: Check = word(/^[\w-]{1,80}$/, "an id of letters, digits and dashes");

const shape: Check = object(
  {
    ...content,
    id: recordId,
    version: whole(0, Number.MAX_SAFE_INTEGER),
    steps: list(
      object(
        { says: text(3000), edits: list(object({ section, card, by: count }), 2 * MOST_LINES) },
        { heading: object({ from: asked, to: asked }) },
      ),
      MOST_STEPS,
    ),
    at: whole(0, MOST_STEPS),
  },
  { about, schema: whole(0, SCHEMA), updated: number(Number.MAX_SAFE_INTEGER) },
);

/** A stored deck, or one sentence on why it cannot be read. */
export type Read = { readonly ok: true; readonly draft: Draft } | { readonly ok: false; readonly why: string };

export type DraftRecord = Draft & { readonly schema?: number; readonly updated?: number };

function isRecord(value: unknown): value is DraftRecord {
  return shape(value, "") === undefined;
}

/** A draft as a browser stores it. */
export function recordOf(draft: Draft, updated: number): DraftRecord {
  return { ...draft, schema: SCHEMA, updated };
}

/** Reads the record of a deck. `games` are the ones that this version of Drydock knows. */
export function readRecord(value: unknown, games: readonly string[]): Read {
  if (isObject(value) && typeof value.schema === "number" && value.schema > SCHEMA)
    return { ok: false, why: "A newer Drydock wrote this deck. Reload the page to get the newer version." };
  if (!isRecord(value)) return { ok: false, why: `This deck is damaged: ${shape(value, "")}.` };
  const { schema: _, updated: __, ...draft } = value;
  if (draft.at > draft.steps.length) return { ok: false, why: "This deck is damaged: at is beyond the last step." };
  if (!games.includes(draft.game)) return { ok: false, why: `This version of Drydock has no game “${draft.game}”.` };
  return { ok: true, draft };
}

/** Why a game cannot show a draft: undo or redo would lead to a format or rule that the game does not have. */
export function faultUnder(game: Game, draft: Draft): string | undefined {
  for (const { format, options, house } of reachableSettings(draft)) {
    // Two tabs may have set a format and an option of another format at the same time, so options are looked up in
    // every format.
    const read = settingsOf({ ...game, options: [] }, { format, house });
    if (!read.ok) return inWords(read.faults);
    for (const [id, value] of Object.entries(options)) {
      const option = game.options.find((one) => one.id === id);
      const fault = option ? whole(option.min, option.max)(value, option.name) : `${game.name} has no option “${id}”`;
      if (fault !== undefined) return `${fault}.`;
    }
  }
  return undefined;
}

/** The backup file that holds these records, with the keys to saved decks only if they are given. */
export function backupOf(records: readonly unknown[], keys: readonly unknown[] = []): string {
  return JSON.stringify({ drydock: SCHEMA, drafts: records, ...(keys.length === 0 ? {} : { keys }) });
}
