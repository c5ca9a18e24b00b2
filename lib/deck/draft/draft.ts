// A deck while it is being built: its lines and every step that led there. It is plain JSON, so that browsers can store
// it as it is.
import type { SetMark } from "../../cards/own-sets.ts";
import type { Pool } from "../../cards/pool.ts";
import type { Card } from "../../core/card/card.ts";
import type { Game } from "../../core/game.ts";
import type { Deck, Edit, HouseRules, Options } from "../../core/judge/deck.ts";
import type { Fix } from "../../core/judge/rule.ts";
import { type Line, place, type Settings } from "../place.ts";

/** One edit by a player: more or fewer cards, or another format, option, house rule or name. */
export interface DraftEdit {
  readonly says: string;
  readonly edits: readonly Edit[];
  readonly heading?: { readonly from: SettingsChange; readonly to: SettingsChange };
}

/**
 * The settings that an edit changes. It leaves out all others, because two tabs may change different settings at once.
 */
export interface SettingsChange {
  readonly format?: string;
  readonly options?: Options;
  /** House rules by id. The value false switches one off. */
  readonly house?: HouseRules;
  /** An empty name means that the deck has none. */
  readonly name?: string;
}

export interface DraftLine {
  readonly section: string;
  readonly name: string;
  readonly count: number;
}

/** What its builder wrote about a deck. It stays with the draft: deck codes do not carry it. */
export interface About {
  readonly author?: string;
  readonly notes?: string;
  readonly tags?: readonly string[];
  /** The name of the card that the deck is known by. Without it, or if the deck has no such card, it is the dearest. */
  readonly cover?: string;
  /** The card sets of its builder that knew its cards when it was changed last. */
  readonly sets?: readonly SetMark[];
}

/** The most letters of an author and of notes, the most tags, the most letters of a tag and of a cover, and the most card sets. */
export const ABOUT_LIMITS = { author: 80, notes: 10_000, tags: 12, tag: 40, cover: 1000, sets: 20 } as const;

/**
 * The section of a draft's lines that are not in the deck: cards that its builder considers. It is no section of any
 * game.
 */
export const CONSIDERING = "considering";

export interface Draft {
  readonly id: string;
  readonly game: string;
  /** Increases by one with every change, so that tabs can tell which of two drafts is newer. */
  readonly version: number;
  /** The settings. Decks in browsers and backup files have them under this name. */
  readonly heading: Settings;
  readonly lines: readonly DraftLine[];
  readonly about?: About;
  readonly steps: readonly DraftEdit[];
  /** How many of the steps are done. Those after them can be redone. */
  readonly at: number;
}

/** A change that can be made to a draft. It is always applied to the newest version, whichever tab that came from. */
export type DraftChange =
  | { readonly do: "step"; readonly step: DraftEdit }
  /** Only the parts that it names are replaced. It is no step: undo leaves it alone. */
  | { readonly do: "about"; readonly about: About }
  | { readonly do: "undo" }
  | { readonly do: "redo" };

/**
 * No deck of any pool has more lines. Records are held to this limit when they are read, so it applies when they are
 * written too.
 */
export const MOST_LINES = 20_000;

/** Once there are more steps than this, the oldest can no longer be undone. */
export const MOST_STEPS = 100_000;

export function newDraft(game: Game, id: string, deck?: Deck): Draft {
  const options = game.options.filter((o) => !o.formats || o.formats.includes(game.formats[0].id));
  const heading: Settings = deck
    ? {
        format: deck.format,
        options: deck.options,
        house: deck.house,
        ...(deck.name === undefined ? {} : { name: deck.name }),
      }
    : { format: game.formats[0].id, options: Object.fromEntries(options.map((o) => [o.id, o.default])), house: {} };
  const entries = (deck?.entries ?? []).map(({ section, card, count }) => ({ section, name: card.label, count }));
  const misread = (deck?.misread ?? []).map(({ section, text, count }) => ({ section, name: text, count }));
  return { id, game: game.id, version: 0, heading, lines: [...entries, ...misread], steps: [], at: 0 };
}

/** The draft after a change, or the same draft if there is nothing to undo or redo. */
export function changed(draft: Draft, change: DraftChange): Draft {
  if (change.do === "step") return stepped(draft, change.step);
  if (change.do === "about") return described(draft, change.about);
  const undo = change.do === "undo";
  const step = draft.steps[undo ? draft.at - 1 : draft.at];
  if (!step) return draft;
  const edits = undo ? step.edits.map((edit) => ({ ...edit, by: -edit.by })).reverse() : step.edits;
  const asked = undo ? step.heading?.from : step.heading?.to;
  return {
    ...draft,
    version: draft.version + 1,
    lines: edits.reduce(edited, draft.lines),
    heading: asked ? withSettings(draft.heading, asked) : draft.heading,
    at: draft.at + (undo ? -1 : 1),
  };
}

function described(draft: Draft, asked: About): Draft {
  const { about: before, ...rest } = draft;
  const about = tidyAbout({ ...before, ...asked });
  if (JSON.stringify(about) === JSON.stringify(tidyAbout(before ?? {}))) return draft;
  return { ...rest, version: draft.version + 1, ...(Object.keys(about).length === 0 ? {} : { about }) };
}

/** Empty parts are left out, and what is too long is cut off, so that the record can be read again. */
function tidyAbout({ author = "", notes = "", tags = [], cover = "", sets = [] }: About): About {
  const own = [...new Set(tags.map((tag) => tag.trim().slice(0, ABOUT_LIMITS.tag)))].filter((tag) => tag !== "");
  return {
    ...(author.trim() === "" ? {} : { author: author.trim().slice(0, ABOUT_LIMITS.author) }),
    ...(notes.trim() === "" ? {} : { notes: notes.slice(0, ABOUT_LIMITS.notes) }),
    ...(own.length === 0 ? {} : { tags: own.slice(0, ABOUT_LIMITS.tags) }),
    ...(cover === "" ? {} : { cover: cover.slice(0, ABOUT_LIMITS.cover) }),
    ...(sets.length === 0 ? {} : { sets: sets.slice(0, ABOUT_LIMITS.sets) }),
  };
}

function stepped(draft: Draft, step: DraftEdit): Draft {
  const edits = possible(draft.lines, step.edits);
  const heading = step.heading ? { from: before(draft.heading, step.heading.to), to: step.heading.to } : undefined;
  if (edits.length === 0 && heading === undefined) return draft;
  const done: DraftEdit = { says: step.says, edits, ...(heading ? { heading } : {}) };
  const steps = [...draft.steps.slice(0, draft.at), done].slice(-MOST_STEPS);
  return {
    ...draft,
    version: draft.version + 1,
    lines: edits.reduce(edited, draft.lines),
    heading: heading ? withSettings(draft.heading, heading.to) : draft.heading,
    steps,
    at: steps.length,
  };
}

/** The edits as far as they are possible now, so that undoing them restores what was there before. */
function possible(lines: readonly DraftLine[], edits: readonly Edit[]): readonly Edit[] {
  const out: Edit[] = [];
  let now = lines;
  for (const edit of edits) {
    const before = countOf(now, edit);
    const by = Math.min(99, Math.max(0, before + edit.by)) - before;
    if (by === 0 || (before === 0 && now.length >= MOST_LINES)) continue;
    const done = { ...edit, by };
    out.push(done);
    now = edited(now, done);
  }
  return out;
}

function countOf(lines: readonly DraftLine[], { section, card }: Edit): number {
  return lines.find((line) => line.section === section && line.name === card)?.count ?? 0;
}

function edited(lines: readonly DraftLine[], { section, card, by }: Edit): readonly DraftLine[] {
  const at = lines.findIndex((line) => line.section === section && line.name === card);
  // Another tab may already have taken out the cards that undo would take out. Then there is nothing left to do.
  if (at < 0) return by > 0 ? [...lines, { section, name: card, count: by }] : lines;
  const count = (lines[at]?.count ?? 0) + by;
  return count > 0 ? lines.with(at, { section, name: card, count }) : lines.toSpliced(at, 1);
}

/** What a deck is called where decks are listed. */
export function nameOf({ heading }: Pick<Draft, "heading">): string {
  return heading.name ?? "Unnamed deck";
}

/** The lines of a draft that its deck consists of. */
export function linesInDeck({ lines }: Pick<Draft, "lines">): readonly DraftLine[] {
  return lines.filter(({ section }) => section !== CONSIDERING);
}

/** The draft read against the loaded cards, ready to be judged. */
export function deckOfDraft<C extends Card>(pool: Pool<C>, draft: Pick<Draft, "heading" | "lines">): Deck<C> {
  const lines: readonly Line[] = linesInDeck(draft);
  return place(pool, draft.heading, lines).deck;
}

function withSettings(
  settings: Settings,
  { house = {}, name = settings.name ?? "", ...asked }: SettingsChange,
): Settings {
  const { name: _, ...rest } = settings;
  const rules = Object.entries({ ...settings.house, ...house }).filter(([, value]) => value !== false);
  return { ...rest, ...asked, house: Object.fromEntries(rules), ...(name === "" ? {} : { name }) };
}

/** The change that restores earlier settings. */
function before(settings: Settings, { format, options, house, name }: SettingsChange): SettingsChange {
  const rules = Object.keys(house ?? {}).map((id) => [id, settings.house[id] ?? false]);
  return {
    ...(format === undefined ? {} : { format: settings.format }),
    ...(options === undefined ? {} : { options: settings.options }),
    ...(house === undefined ? {} : { house: Object.fromEntries(rules) }),
    ...(name === undefined ? {} : { name: settings.name ?? "" }),
  };
}

/** The present settings, then all settings that undo and redo can lead to. */
export function reachableSettings({ heading, steps, at }: Draft): readonly Settings[] {
  const out = [heading];
  const undone = steps.slice(0, at).reverse();
  for (const ways of [undone.map((step) => step.heading?.from), steps.slice(at).map((step) => step.heading?.to)]) {
    let now = heading;
    for (const asked of ways) {
      if (!asked) continue;
      now = withSettings(now, asked);
      out.push(now);
    }
  }
  return out;
}

/** An edit that switches to another format and sets its options. */
export function toFormat(game: Game, { heading }: Pick<Draft, "heading">, format: string): DraftEdit {
  const own = game.options.filter((option) => !option.formats || option.formats.includes(format));
  const options = Object.fromEntries(own.map(({ id, default: usual }) => [id, heading.options[id] ?? usual]));
  return settingsEdit(`Format ${format}`, { format, options });
}

export function toOption({ heading }: Pick<Draft, "heading">, id: string, value: number): DraftEdit {
  return settingsEdit(`${id} ${value}`, { options: { ...heading.options, [id]: value } });
}

/** An edit that puts a house rule in force, or switches it off with false. */
export function toHouse(id: string, value: boolean | number): DraftEdit {
  return settingsEdit(value === false ? `Without house rule ${id}` : `House rule ${id}`, { house: { [id]: value } });
}

export function toName(name: string): DraftEdit {
  return settingsEdit(name === "" ? "No name" : `Name “${name}”`, { name });
}

/** The change that a fix asks for. */
export function fixing({ label, edits, house, format }: Fix): DraftChange {
  const to = { ...(house ? { house } : {}), ...(format === undefined ? {} : { format }) };
  return {
    do: "step",
    step: { ...(house || format !== undefined ? settingsEdit(label, to) : {}), says: label, edits },
  };
}

function settingsEdit(says: string, to: SettingsChange): DraftEdit {
  return { says, edits: [], heading: { from: {}, to } };
}
