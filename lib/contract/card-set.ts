import type { Attribute, Card, CardSet, Shape } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { fold, foldedLength, listed } from "../core/words.ts";
import { pathOf } from "./json-path.ts";
import { type SetFault, setFault, type Wanted, type Wrong } from "./set-fault.ts";
import * as z from "./zod.ts";

export type CheckedSet =
  | { readonly ok: true; readonly set: CardSet }
  /** `isMore`: there are more faults than were asked for, and nobody has looked for them. */
  | { readonly ok: false; readonly faults: readonly SetFault[]; readonly isMore: boolean };

export const MOST_CARDS = 5000;
/** Nobody mends more at once, and to look for all of them could take seconds. */
const MOST_FAULTS = 50;
/** How many cards to check before other work may run. */
const SLICE = 250;
/** No card says as much. A longer list or object is refused before its parts are read. */
const MOST_PARTS = 200;
/** The longest that a set can be where it is read: in a browser in letters, on a server in bytes of JSON. */
export const MOST_SET_BYTES = 5 * 1024 * 1024;
// No control characters, which a terminal or a page might obey, and none that reverse the direction of text.
export const SEEN = /^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u;
export const HIDDEN = "has letters that cannot be seen";
const seen = (most: number) => z.string().min(1).max(most).regex(SEEN, HIDDEN);
const MOST_LETTERS = 80;
const name = z.string().trim().min(1).max(MOST_LETTERS).regex(SEEN, HIDDEN);

/** The schema for values of this shape. */
function shapeSchema(shape: Shape): z.ZodType {
  switch (shape.is) {
    case "number":
      return z.int().min(shape.min).max(shape.max);
    case "numbers":
      return z.array(z.int().min(shape.min).max(shape.max)).max(20);
    case "flag":
      return z.boolean();
    case "word":
      return shape.of ? z.enum(shape.of) : seen(80);
    case "words":
      return z.array(shape.of ? z.enum(shape.of) : seen(80)).max(40);
    case "conditions":
      return z.array(z.union([z.enum(shape.of), z.string().regex(/^[a-z]{1,20}:\d{1,3}$/)])).max(20);
    case "amounts":
      return z.partialRecord(z.enum(shape.of), z.int().min(0).max(99));
    case "record":
      return z.strictObject(mapped(shape.fields, (field) => shapeSchema(field).nullable().optional()));
  }
}

function mapped<A, B>(of: Readonly<Record<string, A>>, to: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]));
}

function attributeSchema(attribute: Attribute, required: boolean): z.ZodType {
  const [first, ...more] = attribute.shapes.map(shapeSchema);
  const value = more.length > 0 ? z.union([first ?? z.never(), ...more]) : (first ?? z.never());
  return required ? value : value.nullable().optional();
}

/** The schema of one card, made from the game's table of attributes. */
export function cardSchema(game: Game) {
  const names = ["text", "number", "image", ...game.attributes.map((attribute) => attribute.name)];
  return z.strictObject({
    name,
    ...Object.fromEntries(game.attributes.map((a) => [a.name, attributeSchema(a, a.name === game.kind)])),
    text: z.string().max(2000).nullable().optional(),
    number: z
      .union([seen(40), z.int()])
      .nullable()
      .optional(),
    image: z.string().max(200_000).nullable().optional(),
    sources: z.partialRecord(z.enum(names), z.string().max(400)).optional(),
    standIn: z.array(z.enum(names)).max(names.length).optional(),
  });
}

export function cardSetSchema(game: Game) {
  return z.strictObject({
    game: z.literal(game.id),
    set: z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,60}$/),
      name,
      official: z.boolean().optional(),
      practice: z.boolean().optional(),
      source: z.string().max(400).regex(SEEN, HIDDEN).optional(),
    }),
    cards: z.array(cardSchema(game)).max(MOST_CARDS),
  });
}

function frameSchema(game: Game) {
  return cardSetSchema(game).extend({ cards: z.array(z.unknown()).max(MOST_CARDS) });
}

function madeSchemas(game: Game) {
  return { frame: frameSchema(game), card: cardSchema(game) };
}

const schemas = new Map<string, ReturnType<typeof madeSchemas>>();

function schemasOf(game: Game) {
  const made = schemas.get(game.id) ?? madeSchemas(game);
  schemas.set(game.id, made);
  return made;
}

/** Checks a card-set file, card by card, until it has found the `most` faults that are asked for. */
export function checkCardSet(game: Game, value: unknown, most = MOST_FAULTS): CheckedSet {
  const checking = checked(game, value, most);
  for (let step = checking.next(); ; step = checking.next()) if (step.done) return step.value;
}

/**
 * The names of new cards that are too long in the form in which names are compared: one letter of a name can stand for
 * eighteen. A set that was saved before may have some.
 */
export function longNames(cards: readonly Card[]): readonly Pick<SetFault, "at" | "message">[] {
  return cards
    .flatMap(({ name }, at) => {
      const letters = foldedLength(name);
      const message = `a name has at most ${MOST_LETTERS} letters, and written out this one has ${letters}`;
      return letters > MOST_LETTERS ? [{ at: `cards[${at}].name`, message }] : [];
    })
    .slice(0, MOST_FAULTS);
}

/** Checks the same in slices, so that a server can answer other requests while it reads thousands of cards. */
export async function checkInSlices(game: Game, value: unknown, pause: () => Promise<void>): Promise<CheckedSet> {
  const checking = checked(game, value, MOST_FAULTS);
  for (let step = checking.next(); ; step = checking.next()) {
    if (step.done) return step.value;
    await pause();
  }
}

/** Checks a card-set file, pausing after each slice. */
function* checked(game: Game, value: unknown, most: number): Generator<void, CheckedSet> {
  const refused = (faults: readonly SetFault[]): CheckedSet => ({
    ok: false,
    faults: faults.slice(0, most),
    isMore: faults.length > most,
  });
  const of = isObject(value) ? value.game : undefined;
  if (typeof of === "string" && of !== game.id) return refused([setFault(game, "game", { is: "other-game", of })]);
  const frame = schemasOf(game).frame.safeParse(value);
  const faults = frame.success ? [] : schemaFaults(game, value, frame.error.issues);
  const cards: Card[] = [];
  for (const [at, card] of cardsIn(value).entries()) {
    if (faults.length > most) break;
    if (at % SLICE === SLICE - 1) yield;
    const read = readCard(game, value, card, at);
    if ("faults" in read) faults.push(...read.faults);
    else cards.push(read.card);
  }
  if (!frame.success || faults.length > 0) return refused(faults);
  const twice = yield* twiceFaults(game, cards, most);
  if (twice.length > 0) return refused(twice);
  const { id, name, official = false, practice, source = "" } = frame.data.set;
  const about = { id, name, official, ...(practice ? { practice } : {}), source };
  return { ok: true, set: { game: game.id, ...about, cards } };
}

/** The cards of a file, unless there are too many. */
function cardsIn(value: unknown): readonly unknown[] {
  const cards = isObject(value) ? value.cards : undefined;
  return Array.isArray(cards) && cards.length <= MOST_CARDS ? cards : [];
}

function readCard(game: Game, root: unknown, value: unknown, at: number): { card: Card } | { faults: SetFault[] } {
  const place = `cards[${at}]`;
  const crowded = crowdedPart(value, place);
  if (crowded !== undefined) return { faults: [setFault(game, crowded, { is: "crowded", most: MOST_PARTS })] };
  const parsed = schemasOf(game).card.safeParse(value, { reportInput: true });
  const foreign = kindFaults(game, value, place);
  if (parsed.success) return foreign.length > 0 ? { faults: foreign } : { card: parsed.data as unknown as Card };
  // How a value is written does not matter where a card has none.
  const known = new Set(foreign.map((fault) => fault.at));
  const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ["cards", at, ...issue.path] }));
  return { faults: [...schemaFaults(game, root, issues).filter((fault) => !known.has(fault.at)), ...foreign] };
}

/** The first part of a card that has too many parts of its own. */
function crowdedPart(value: unknown, at: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const parts = Object.entries(value);
  if (parts.length > MOST_PARTS) return at;
  for (const [key, part] of parts) {
    const crowded = crowdedPart(part, Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`);
    if (crowded !== undefined) return crowded;
  }
  return undefined;
}

function schemaFaults(game: Game, value: unknown, issues: readonly z.core.$ZodIssue[]): SetFault[] {
  const seen = new Map<string, SetFault>();
  for (const issue of issues) {
    for (const fault of faultsOf(game, value, issue)) if (!seen.has(fault.at)) seen.set(fault.at, fault);
  }
  return [...seen.values()];
}

function faultsOf(game: Game, root: unknown, issue: z.core.$ZodIssue): SetFault[] {
  const at = pathOf(issue.path);
  const got = valueAt(root, issue.path);
  if (issue.code === "unrecognized_keys") {
    const isInCard = issue.path[0] === "cards" && issue.path.length === 2;
    const is = isInCard ? "unknown-attribute" : "unexpected";
    return issue.keys.map((key) => setFault(game, at === "" ? key : `${at}.${key}`, { is }));
  }
  if (issue.code === "invalid_format" && issue.pattern === SEEN.toString())
    return [setFault(game, at, { is: "hidden-letters", says: HIDDEN, got })];
  const wanted = wantedAt(game, issue);
  return [setFault(game, at, got === undefined ? { is: "missing", wanted } : { is: "other-form", wanted, got })];
}

/** What is allowed at a place. */
function wantedAt(game: Game, issue: z.core.$ZodIssue): Wanted {
  const [first, index, attribute, ...rest] = issue.path;
  const known =
    first === "cards" && typeof index === "number" ? game.attributes.find((a) => a.name === attribute) : undefined;
  if (known && (rest.length === 0 || typeof rest[0] === "number"))
    return { shapes: known.shapes, isNoNumber: issue.code === "invalid_type" && typeof issue.input !== "number" };
  const last = issue.path.at(-1);
  if (last === "id" && first === "set") return { words: "a short name of a-z, 0-9 and -" };
  if (last === "name") return { words: "a name of 1 to 80 characters" };
  if (first === "game") return { words: `“${game.id}”` };
  if (issue.path.length === 1 && first === "cards") return { words: `a list of at most ${MOST_CARDS} cards` };
  if (issue.code === "too_big") return { atMost: Number(issue.maximum) };
  return { words: inWords(issue) };
}

function inWords(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_value")
    return listed(
      issue.values.map((v) => `“${String(v)}”`),
      "or",
    );
  if (issue.code === "too_small") return `at least ${issue.minimum}`;
  if (issue.code !== "invalid_type") return "another form";
  if (issue.expected === "record") return "an object";
  return `${/^[aeiou]/.test(issue.expected) ? "an" : "a"} ${issue.expected}`;
}

/** Attributes, or words of attributes, that belong to other kinds of card. */
function kindFaults(game: Game, card: unknown, place: string): SetFault[] {
  const shape = game.attributes.find((a) => a.name === game.kind)?.shapes[0];
  const kinds: readonly string[] = (shape?.is === "word" && shape.of) || [];
  const kind = isObject(card) ? card[game.kind] : undefined;
  if (!isObject(card) || typeof kind !== "string" || !kinds.includes(kind)) return [];
  return game.attributes.flatMap((a) => {
    const wrong = foreign(a, kind, card[a.name]);
    return wrong === undefined ? [] : [setFault(game, `${place}.${a.name}`, wrong)];
  });
}

/** Why a card of this kind cannot have a value. */
function foreign({ kinds, wordsOf, label, shapes }: Attribute, kind: string, value: unknown): Wrong | undefined {
  if (value === undefined || value === null) return undefined;
  if (kinds && !kinds.includes(kind)) return { is: "not-of-kind", kind, label };
  const own = wordsOf?.[kind];
  const isWord = shapes.some((shape) => shape.is === "word" && shape.of?.includes(String(value)));
  if (!own || !isWord || own.includes(String(value))) return undefined;
  return { is: "word-of-other-kind", kind, words: own, got: value };
}

/** Cards that appear twice: with the same name and, if the game numbers names, the same number. */
function* twiceFaults(game: Game, cards: readonly Card[], most: number): Generator<void, SetFault[]> {
  const seen = new Map<string, number>();
  const faults: SetFault[] = [];
  for (const [i, card] of cards.entries()) {
    if (faults.length > most) break;
    if (i % SLICE === SLICE - 1) yield;
    const numbered = numberOf(game, card);
    const key = sameCard(game, card);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, i);
    else
      faults.push(
        setFault(game, `cards[${i}]`, {
          is: "twice",
          name: [card.name, numbered].filter((w) => w !== undefined && w !== null).join(" "),
          first: `cards[${first}]`,
        }),
      );
  }
  return faults;
}

/** Equal for two entries of one card: those with the same name and, if the game numbers names, the same number. */
export function sameCard(game: Game, card: Card): string {
  return `${fold(card.name)}\n${numberOf(game, card) ?? ""}`;
}

function numberOf(game: Game, card: Card): unknown {
  return game.numbered === undefined ? undefined : Reflect.get(card, game.numbered);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    root,
  );
}
