// Numbers and colours whose symbols are missing from the tutorial's text (1.3, 1.7, 1.10): our interpretation of each,
// and its possible settings.
import { listed } from "../../../core/words.ts";
import * as book from "../book/rulebook.ts";
import { COUNTER, type GalaxyMove, type GalaxyTable, RESOURCES } from "./table.ts";

interface Figure {
  readonly id: string;
  /** The counters that it sets, all to the same value. */
  readonly counters: readonly number[];
  readonly says: string;
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  /** The words for its values, if they are no numbers. */
  readonly words?: readonly string[];
}

/** What the first player starts with, in the order of the resources. */
export const STARTING = [COUNTER.startBlue, COUNTER.startGold, COUNTER.startRed] as const;

const START = { usual: 1, least: 0, most: 3 };

const FIGURES: readonly Figure[] = [
  { id: "innate", counters: [COUNTER.innate], says: "Innate income", usual: 1, least: 0, most: 3 },
  {
    id: "innate-colour",
    counters: [COUNTER.innateColour],
    says: "Colour of the innate income",
    usual: 0,
    least: 0,
    most: RESOURCES.length - 1,
    words: RESOURCES,
  },
  { id: "start", counters: STARTING, says: "Each resource of who goes first", ...START },
  ...RESOURCES.map((one, at) => ({
    id: `start-${one}`,
    counters: STARTING.slice(at, at + 1),
    says: `Starting ${one} of who goes first`,
    ...START,
  })),
  { id: "tier", counters: [COUNTER.tierCost], says: "Gold for the next Tier", usual: 3, least: 1, most: 6 },
];

function valueIn(to: string): number {
  return Number(to.slice(2));
}

/** Sets one of these figures, given as in `x:3`. */
export const settings = FIGURES.map(
  ({ id, counters, says, least, most, words }): GalaxyMove => ({
    do: id,
    says,
    isForPerson: true,
    targets: () => Array.from({ length: most - least + 1 }, (_, n) => `x:${least + n}`),
    at: () => "a number from the list",
    needs: [
      {
        id: "change",
        cite: book.GAME_START,
        holds: (table, _, to) => counters.some((counter) => table.get(counter) !== valueIn(to)),
        lacks: () => "it is so already",
      },
    ],
    names: (_, to) => words?.[valueIn(to)] ?? to.slice(2),
    play: (table, _, to) => {
      for (const counter of counters) table.set(counter, valueIn(to));
      table.say(() => `${says}: ${words?.[valueIn(to)] ?? to.slice(2)}.`);
    },
  }),
);

export function setFigures(table: GalaxyTable): void {
  for (const { counters, usual } of FIGURES) for (const counter of counters) table.set(counter, usual);
}

/** What the first player starts with: "1 blue, 1 gold and 1 red". */
export function startInWords(table: GalaxyTable): string {
  return listed(RESOURCES.map((one, at) => `${table.get(STARTING[at] ?? -1)} ${one}`));
}

export function figuresInWords(table: GalaxyTable): string {
  const innate = `${table.get(COUNTER.innate)} ${RESOURCES[table.get(COUNTER.innateColour)] ?? ""}`;
  return `innate income ${innate}, to go first ${startInWords(table)}, ${table.get(COUNTER.tierCost)} gold for the next Tier`;
}
