import { createReadStream, fstatSync } from "node:fs";
import { named, unreadable } from "./input.ts";
import { Stop, sayThatItWaits } from "./terminal.ts";

/** How many lines are read, judged and answered together. A small batch keeps the delay and the memory low. */
const AT_ONCE = 96;
/** How many letters of one line are passed over. */
const MOST_DROPPED = 64 * 1024 * 1024;

/**
 * The lines of a file, or of standard input as they arrive, a few at a time. Of a line with more than `longest` letters only
 * a little more than those is kept.
 * Only a line feed ends a line, because JSON strings may contain other line separators.
 */
export async function* linesOf(file: string, longest: number): AsyncGenerator<string[]> {
  let rest = "";
  let number = 0;
  let dropped = 0;
  try {
    for await (const chunk of streamOf(file)) {
      const lines = chunk.split("\n");
      lines[0] = rest + lines[0];
      rest = lines.pop() ?? "";
      for (let i = 0; i < lines.length; i += AT_ONCE) yield lines.slice(i, i + AT_ONCE);
      number += lines.length;
      // What is longer is cut off, so that it is seen to be too long, and the lines behind it are read. Input without end
      // has no lines behind it.
      dropped = rest.length > longest ? dropped + rest.length - longest : 0;
      if (dropped > MOST_DROPPED) throw new Stop(`${named(file)}, line ${number + 1}: the line does not end.`);
      rest = rest.slice(0, longest + 1);
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
  if (file === "-") sayThatItWaits("standard input, a line at a time,");
  return (file === "-" ? process.stdin : createReadStream(file)).setEncoding("utf8");
}
