// A card set as it is saved on a server, compared and put together with what others saved.
import { checkCardSet, sameCard } from "../contract/card-set.ts";
import type { Card, CardSet } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { merged } from "./merge.ts";
import { isBlank, type Row, readSheet, rowOf, type SetFile, type Sheet } from "./sheet.ts";

/**
 * What is saved of a sheet: its sound cards. Each row has the key of its card as its id, so that the rows of two browsers
 * can be compared.
 */
export type SetContent = Sheet;

const contents = new WeakMap<Sheet, SetContent>();
const rows = new WeakMap<Card, Row>();

export function contentOfSheet(game: Game, sheet: Sheet): SetContent {
  const content = contents.get(sheet) ?? contentOf(game, readSheet(game, sheet).set);
  contents.set(sheet, content);
  return content;
}

/** The content of a card-set file. Throws what is wrong with it. */
export function contentOfFile(game: Game, file: Pick<SetFile, "game" | "set" | "cards">): SetContent {
  const checked = checkCardSet(game, file);
  if (checked.ok) return contentOf(game, checked.set);
  const [fault] = checked.faults;
  throw new Error(`its cards can’t be read: ${fault?.at ?? ""} ${fault?.message ?? ""}`);
}

function contentOf(game: Game, { id, name, source, cards }: CardSet): SetContent {
  return { game: game.id, id, name, source, rows: cards.map((card) => keyedRow(game, card)) };
}

/** A sheet reads the same card again and again, so its row is made once. */
function keyedRow(game: Game, card: Card): Row {
  const row = rows.get(card) ?? rowOf(game, card, sameCard(game, card));
  rows.set(card, row);
  return row;
}

/** Whether two sets say the same of the same cards. Their order says nothing: two browsers may keep another one. */
export function isSameSet(one: SetContent, other: SetContent): boolean {
  if (one === other) return true;
  if (one.rows.length !== other.rows.length || PARTS.some((part) => one[part] !== other[part])) return false;
  const rows = new Map(other.rows.map((row) => [row.id, row]));
  return one.rows.every((row) => isSameRow(row, rows.get(row.id)));
}

function isSameRow(one: Row | undefined, other: Row | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** What a sheet says of itself, besides its cards. */
const PARTS = ["name", "id", "source"] as const;

/** What one side did to a card. */
export type Change = "added" | "changed" | "removed";

/** A card that two sides know differently, with what each did to it since both began. */
export interface Differing {
  readonly card: string;
  readonly mine: Change | undefined;
  readonly theirs: Change | undefined;
}

export interface MergedSet {
  readonly content: SetContent;
  /** The cards that either side changed, if both do not say the same of them now. */
  readonly differing: readonly Differing[];
  /** Parts of the set that both sides changed. Mine is taken. */
  readonly contested: readonly (typeof PARTS)[number][];
}

/** `base` with what was done to the cards on both sides. It can be trusted where no card was changed on both. */
export function mergeSets(base: SetContent, mine: SetContent, theirs: SetContent): MergedSet {
  const [was, is, other] = [base, mine, theirs].map(({ rows }) => new Map(rows.map((row) => [row.id, row])));
  const keys = new Set([base, mine, theirs].flatMap(({ rows }) => rows.map(({ id }) => id)));
  const differing = [...keys].flatMap((key): readonly Differing[] => {
    const [b, m, t] = [was?.get(key), is?.get(key), other?.get(key)];
    if (isSameRow(m, t)) return [];
    return [{ card: (m ?? t ?? b)?.cells.name ?? key, mine: changeOf(b, m), theirs: changeOf(b, t) }];
  });
  const contested = PARTS.filter(
    (part) => mine[part] !== base[part] && theirs[part] !== base[part] && mine[part] !== theirs[part],
  );
  return { content: merged(base, mine, theirs), differing, contested };
}

function changeOf(before: Row | undefined, after: Row | undefined): Change | undefined {
  if (isSameRow(before, after)) return undefined;
  return before === undefined ? "added" : after === undefined ? "removed" : "changed";
}

/** Whether both sides did something to the same card, so that one of them has to be chosen. */
export function isContested({ differing }: MergedSet): boolean {
  return differing.some(({ mine, theirs }) => mine !== undefined && theirs !== undefined);
}

/**
 * A sheet that says what the content says. Rows of cards that stay keep their ids, and rows that no card can be read from
 * stay at the end.
 */
export function sheetWith(game: Game, sheet: Sheet, content: SetContent, newId: () => string): Sheet {
  const read = sheet.rows.map((row) => ({ row, card: readSheet(game, { ...sheet, rows: [row] }).set.cards[0] }));
  const there = new Map(read.map(({ row, card }) => [card && sameCard(game, card), { row, card }]));
  const placed = content.rows.map((row): Row => {
    const { row: before, card } = there.get(row.id) ?? {};
    if (before && card && isSameRow(keyedRow(game, card), row)) return before;
    return { ...row, id: before?.id ?? newId() };
  });
  const unread = read.filter(({ row, card }) => !card && !isBlank(row)).map(({ row }) => row);
  const { id, name, source } = content;
  return { game: game.id, id, name, source, rows: [...placed, ...unread] };
}
