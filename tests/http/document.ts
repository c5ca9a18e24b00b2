import { type BoundFunctions, type queries, within } from "@testing-library/dom";
import { afterEach } from "vitest";
import { quickenQueries } from "../app/quick-queries.ts";

quickenQueries();
// What an earlier test read would be searched for labels.
afterEach(() => document.body.replaceChildren());

export interface Read {
  readonly status: number;
  readonly title: string;
  readonly document: Document;
  /** What stands on the page, asked for as a reader would. */
  readonly page: BoundFunctions<typeof queries>;
}

/** A page as a reader without scripts has it: just what the server sends. Tests that use it run in jsdom. */
export async function read(address: string): Promise<Read> {
  const answer = await fetch(address);
  const sent = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const script of sent.querySelectorAll("script")) script.remove();
  // Only what hangs in a window has roles and names.
  const body = document.body.appendChild(document.createElement("div"));
  body.append(...document.importNode(sent.body, true).childNodes);
  return { status: answer.status, title: sent.title, document: sent, page: within(body) };
}
