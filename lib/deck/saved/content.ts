// A saved deck as its builder has it, and as it travels between browser and server.
import { CONSIDERING, type Draft, type DraftChange, type DraftLine, linesInDeck } from "../draft/draft.ts";
import { keyOf } from "../view/diff.ts";

/** What is saved of a draft: its cards, its settings and what is written about it, without the steps that led there. */
export type Content = Pick<Draft, "game" | "heading" | "lines" | "about">;

type SentLine = [name: string, count: number];

/** A saved deck as it is sent. The contract checks the same form. */
export interface Sent {
  game: string;
  format: string;
  options: Record<string, number>;
  house: Record<string, boolean | number>;
  deck: { name?: string | undefined; sections: Record<string, SentLine[]> };
  author?: string | undefined;
  notes?: string | undefined;
  tags?: string[] | undefined;
  cover?: string | undefined;
  sets?: { id: string; name: string; version: number }[] | undefined;
  considering?: SentLine[] | undefined;
}

export function contentOf({ game, heading, lines, about }: Content): Content {
  return { game, heading, lines, ...(about === undefined ? {} : { about }) };
}

/** The content in the form in which it is sent. Lines of one card in one section add up. */
export function sentForm({ game, heading, lines, about = {} }: Content): Sent {
  const { name, format, options, house } = heading;
  const { author, notes, tags, cover, sets } = about;
  const considered = lines.filter(({ section }) => section === CONSIDERING);
  const sections = Map.groupBy(linesInDeck({ lines }), ({ section }) => section);
  return {
    game,
    format,
    options: { ...options },
    house: { ...house },
    deck: {
      ...(name === undefined ? {} : { name }),
      sections: Object.fromEntries([...sections].map(([section, own]) => [section, summed(own)])),
    },
    ...(author === undefined ? {} : { author }),
    ...(notes === undefined ? {} : { notes }),
    ...(tags === undefined ? {} : { tags: [...tags] }),
    ...(cover === undefined ? {} : { cover }),
    ...(sets === undefined ? {} : { sets: sets.map((set) => ({ ...set })) }),
    ...(considered.length === 0 ? {} : { considering: summed(considered) }),
  };
}

function summed(lines: readonly DraftLine[]): SentLine[] {
  const counts = new Map<string, number>();
  for (const { name, count } of lines) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts];
}

/** The content of what was sent. */
export function contentOfSent({ game, format, options, house, deck, considering = [], ...written }: Sent): Content {
  const { name, sections } = deck;
  const inSection = (section: string, lines: readonly SentLine[]) =>
    lines.map(([name, count]) => ({ section, name, count }));
  const { author, notes, tags, cover = "", sets } = written;
  const about = {
    ...(author === undefined ? {} : { author }),
    ...(notes === undefined ? {} : { notes }),
    ...(tags === undefined || tags.length === 0 ? {} : { tags }),
    ...(cover === "" ? {} : { cover }),
    ...(sets === undefined || sets.length === 0 ? {} : { sets }),
  };
  return {
    game,
    heading: { format, options, house, ...(name === undefined || name === "" ? {} : { name }) },
    lines: [
      ...Object.entries(sections).flatMap(([section, lines]) => inSection(section, lines)),
      ...inSection(CONSIDERING, considering),
    ],
    ...(Object.keys(about).length === 0 ? {} : { about }),
  };
}

/** The count of each card in each section. */
export function countsOf(lines: readonly DraftLine[]): ReadonlyMap<string, DraftLine> {
  const counts = new Map<string, DraftLine>();
  for (const line of lines) {
    const key = keyOf(line.section, line.name);
    counts.set(key, { ...line, count: line.count + (counts.get(key)?.count ?? 0) });
  }
  return counts;
}

/** Whether two decks say the same. The order of their lines does not matter. */
export function isSame(one: Content, other: Content): boolean {
  return asText(one) === asText(other);
}

function asText({ game, heading, lines, about = {} }: Content): string {
  const counts = [...countsOf(lines)].map(([key, { count }]) => [key, count] as const).sort(byKey);
  const { author, notes, tags = [], cover, sets = [] } = about;
  const { format, options, house, name } = heading;
  const marks = sets.map(({ id, version }) => `${id} ${version}`).sort();
  const settings = [format, sorted(options), sorted(house), name ?? ""];
  return JSON.stringify([game, settings, counts, author ?? "", notes ?? "", [...tags].sort(), cover ?? "", marks]);
}

function sorted(record: Readonly<Record<string, unknown>>) {
  return Object.entries(record).sort(byKey);
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The changes that make a draft say what the content says. Its cards and settings change in one step, which can be undone. */
export function changesTo(draft: Content, content: Content, says: string): readonly DraftChange[] {
  const [before, after] = [countsOf(draft.lines), countsOf(content.lines)];
  const edits = [...new Map([...before, ...after])].flatMap(([key, { section, name }]) => {
    const by = (after.get(key)?.count ?? 0) - (before.get(key)?.count ?? 0);
    return by === 0 ? [] : [{ section, card: name, by }];
  });
  const { format, options, house, name = "" } = content.heading;
  const off = Object.fromEntries(Object.keys(draft.heading.house).map((id) => [id, false]));
  const to = { format, options, house: { ...off, ...house }, name };
  const isHeadingSame = isSame({ ...draft, lines: [] }, { ...draft, heading: content.heading, lines: [] });
  const { author = "", notes = "", tags = [], cover = "", sets = [] } = content.about ?? {};
  return [
    { do: "step", step: { says, edits, ...(isHeadingSame ? {} : { heading: { from: {}, to } }) } },
    { do: "about", about: { author, notes, tags, cover, sets } },
  ];
}
