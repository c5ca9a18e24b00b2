import { createReadStream, fstatSync } from "node:fs";
import { named, unreadable } from "./input.ts";
import { Stop } from "./terminal.ts";

/** So many lines are read, judged and answered together: what waits for the others is small, and soon gone. */
const AT_ONCE = 96;

export function tooLong(where: string): Stop {
  return new Stop(`${where}: the line is longer than 1 MiB.`);
}

/** The lines of a file, or of standard input as they come, a few at once; no line may be longer than so many letters. Only a
 * line feed ends a line: what else ends one elsewhere may stand in a text of JSON. */
export async function* linesOf(file: string, longest: number): AsyncGenerator<string[]> {
  let rest = "";
  let number = 0;
  try {
    for await (const chunk of streamOf(file)) {
      const lines = chunk.split("\n");
      lines[0] = rest + lines[0];
      rest = lines.pop() ?? "";
      number += lines.length;
      for (let i = 0; i < lines.length; i += AT_ONCE) yield lines.slice(i, i + AT_ONCE);
      if (rest.length > longest) throw tooLong(`${named(file)}, line ${number + 1}`);
    }
  } catch (error) {
    if (error instanceof Error && "code" in error) throw unreadable(file, error as NodeJS.ErrnoException);
    throw error;
  }
  if (rest !== "") yield [rest];
}

function streamOf(file: string): AsyncIterable<string> {
  // Node takes a folder as standard input for one that is empty.
  if (file === "-" && fstatSync(0).isDirectory()) throw Object.assign(new Error("it is a folder"), { code: "EISDIR" });
  return (file === "-" ? process.stdin : createReadStream(file)).setEncoding("utf8");
}
