import { createReadStream, fstatSync } from "node:fs";
import { named, unreadable } from "./input.ts";
import { Stop } from "./terminal.ts";

/** How many lines are read, judged and answered together. A small batch keeps the delay and the memory low. */
const AT_ONCE = 96;

export function tooLong(where: string): Stop {
  return new Stop(`${where}: the line is longer than 1 MiB.`);
}

/**
 * The lines of a file, or of standard input as they arrive, a few at a time. A line may have at most `longest` letters.
 * Only a line feed ends a line, because JSON strings may contain other line separators.
 */
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
  // Node reads a folder given as standard input as if it were empty.
  if (file === "-" && fstatSync(0).isDirectory()) throw Object.assign(new Error("it is a folder"), { code: "EISDIR" });
  return (file === "-" ? process.stdin : createReadStream(file)).setEncoding("utf8");
}
