// What an author says about a deck, as comments at the top of its list. Readers of the list skip them.
import type { About } from "../draft/draft.ts";
import { headerOf } from "./typed-line.ts";

const COMMENT = /^\s*(?:#|\/\/) ?(.*)$/;
const BY = /^by (\S.*)$/i;

/** The notes among the comments and headers above a list, and its author, who stands in the last of them. */
export function notesIn(text: string): Pick<About, "author" | "notes"> {
  const comments: string[] = [];
  for (const line of text.split(/\r\n|[\n\r]/)) {
    const comment = COMMENT.exec(line)?.[1];
    if (comment !== undefined) comments.push(comment.trimEnd());
    else if (!headerOf(line.trim())) break;
  }
  const author = BY.exec(comments.at(-1) ?? "")?.[1];
  const notes = (author === undefined ? comments : comments.slice(0, -1)).join("\n").trim();
  return { ...(author === undefined ? {} : { author }), ...(notes === "" ? {} : { notes }) };
}

/** A list with notes and author below its first line, which names the game. */
export function withNotes(list: string, { author, notes }: Pick<About, "author" | "notes"> = {}): string {
  const lines = [
    ...(notes === undefined ? [] : notes.trim().split("\n")),
    ...(author === undefined ? [] : [`by ${author}`]),
  ];
  const [first = "", ...rest] = list.split("\n");
  return [first, ...lines.map((line) => `# ${line}`.trimEnd()), ...rest].join("\n");
}
