import { parseArgs } from "node:util";
import { listed, nearest } from "../core/words.ts";
import { type AskedSettings, houseWords } from "../deck/settings.ts";
import { games } from "../games/index.ts";
import { clipped, Stop } from "./terminal.ts";

/** A flag of a command. A flag without a value is a switch. */
export interface Flag {
  readonly name: string;
  /** What the help shows in place of its value. */
  readonly value?: string;
  readonly isRepeatable?: true;
  readonly says: string;
}

export const GAME: Flag = { name: "game", value: "G", says: "the game, whatever the list or its cards say" };

export const CARDS: Flag = {
  name: "cards",
  value: "SET.json",
  isRepeatable: true,
  says: `these cards instead of the built-in ones. Repeat it for more sets: “built-in” adds the
                    built-in cards, db:ID a set that you imported`,
};

/** A flag for each option of any game's formats. */
const OPTIONS: readonly Flag[] = [
  ...Map.groupBy(
    games.flatMap((game) => game.options.map((option) => ({ game, option }))),
    ({ option }) => option.id,
  ),
].map(([name, uses]) => ({
  name,
  value: "N",
  says: listed(uses.map(({ game, option }) => `${option.name} in ${game.name}, ${option.min} to ${option.max}`)),
}));

/** The flags of every command that reads a deck. */
export const FOR_DECKS: readonly Flag[] = [
  GAME,
  { name: "format", value: "F", says: "the format, whatever the list says" },
  {
    name: "house",
    value: "K[=V]",
    isRepeatable: true,
    says: "a house rule, as in one-faction or copies=3. Repeat it for more",
  },
  ...OPTIONS,
  CARDS,
];

export const JSON_FLAG: Flag = { name: "json", says: "print JSON" };

export interface Args {
  readonly files: readonly string[];
  readonly game?: string | undefined;
  readonly cards: readonly string[];
  readonly wish: AskedSettings;
  /** Whether a switch was given. */
  has(flag: string): boolean;
  /** The value of a flag, if it was given. */
  text(flag: string): string | undefined;
  /** The value of a flag that takes a whole number. */
  number(flag: string): number | undefined;
}

/** Reads the words after a verb. A flag that the verb does not know is an error. */
export function readArgs(verb: string, words: readonly string[], flags: readonly Flag[]): Args {
  const { values, positionals } = parsed(verb, words, flags);
  const texts = (flag: string) => [values[flag] ?? []].flat().filter((value) => typeof value === "string");
  const text = (flag: string) => texts(flag)[0];
  const number = (flag: string) => {
    const value = text(flag);
    return value === undefined ? undefined : numberOf(flag, value);
  };
  const options = OPTIONS.flatMap(({ name }) => {
    const value = number(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    files: positionals,
    game: text("game"),
    cards: texts("cards"),
    wish: {
      format: text("format"),
      options: Object.fromEntries(options),
      house: Object.fromEntries(texts("house").flatMap(houseWords)),
    },
    has: (flag) => values[flag] === true,
    text,
    number,
  };
}

function parsed(verb: string, words: readonly string[], flags: readonly Flag[]) {
  const options = Object.fromEntries(
    flags.map(({ name, value, isRepeatable = false }) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const), multiple: isRepeatable },
    ]),
  );
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const message = said.split(/\.\s/)[0]?.replace(/\.$/, "");
    const unknown = /^Unknown option '(-+[^']*)'/.exec(message ?? "")?.[1];
    if (unknown !== undefined) throw unknownFlag(verb, unknown, flags);
    const flag = /^Option '(--[\w-]+)' argument is ambiguous/.exec(message ?? "")?.[1];
    const why = flag === undefined ? message : `A value that begins with a dash is written ${flag}=…`;
    throw new Stop(`${why}. See drydock ${verb} --help.`);
  }
}

function unknownFlag(verb: string, typed: string, flags: readonly Flag[]): Stop {
  const [near] = nearest(typed.replace(/^-+/, ""), flags, ({ name }) => [name]);
  const instead = near ? ` Did you mean --${near.name}?` : "";
  return new Stop(`drydock ${verb} has no option “${clipped(typed)}”.${instead} See drydock ${verb} --help.`);
}

function numberOf(flag: string, value: string): number {
  if (!/^\d{1,6}$/.test(value)) {
    const option = OPTIONS.find(({ name }) => name === flag);
    const range = option ? ` (${option.says})` : " from 0 to 999999";
    throw new Stop(`--${flag} takes a whole number${range}, not “${clipped(value)}”.`);
  }
  return Number(value);
}
