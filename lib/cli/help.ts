import { games } from "../games/index.ts";
import { type Flag, FOR_DECKS } from "./args.ts";
import type { Verb } from "./verb.ts";

/** The help of one command. The flags for reading a deck are listed together after its own. */
export function helpOf({ usage, help, examples, flags }: Verb): string {
  const own = flags.filter((flag) => !FOR_DECKS.includes(flag));
  const shared = flags.filter((flag) => FOR_DECKS.includes(flag));
  const called = usage.map((line) => `drydock ${line}`).join("\n");
  const listed = [own, shared].filter((some) => some.length > 0).map((some) => `\n${some.map(lineOf).join("")}`);
  const [first, ...rest] = help.split("\n\n");
  const parts = [...rest, `Examples:\n${examplesIn(examples)}`];
  return `${called}\n${indented(first ?? "")}\n${listed.join("")}${parts.map((part) => `\n${indented(part)}\n`).join("")}`;
}

function examplesIn(examples: Verb["examples"]): string {
  return examples.map(([command, does]) => `  ${command}\n      ${does}`).join("\n");
}

function lineOf({ name, value, says }: Flag): string {
  return `  ${`--${name}${value === undefined ? "" : ` ${value}`}`.padEnd(17)} ${says}\n`;
}

function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
}

/** The list of all commands. */
export function helpOn(verbs: readonly Verb[]): string {
  const width = Math.max(...verbs.map(({ name }) => name.length));
  return `drydock: decks of ${games.map(({ name }) => name).join(", ")}

${verbs.map(({ name, says }) => `  drydock ${name.padEnd(width)}  ${says}\n`).join("")}
  drydock COMMAND --help says more, and drydock --version which Drydock this is.
  Games: ${games.map(({ id }) => id).join(", ")}.
`;
}
