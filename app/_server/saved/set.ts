// Card sets that are saved on a server.
import { join } from "node:path";
import type { SavedVersion } from "../../../db/saved.ts";
import type { ListedSet, SavedSet } from "../../../lib/contract/saved-set.ts";
import { SET_BODY } from "../body-limit.ts";
import { WorkThread } from "../work-thread.ts";
import { addressOf, type Kind, type Read, versionOf } from "./kind.ts";
import type { Brief, SetContent } from "./set-reading.ts";

declare global {
  // The built server loads this module several times, so they share one thread.
  var drydockSetThread: WorkThread<string, Read> | undefined;
}

/** What a set is read in. It is started when the first one comes. */
function thread(): WorkThread<string, Read> {
  // The build does not hold the file of the thread, so it is in the app's folder as source.
  const file = join(process.env.DRYDOCK_HOME ?? process.cwd(), "app/_server/saved/set-thread.ts");
  const limits = { lost: "A card set could not be read", line: 16, longest: 10_000, megabytes: 128 };
  globalThis.drydockSetThread ??= new WorkThread(file, limits);
  return globalThis.drydockSetThread;
}

/**
 * What is answered is what is stored, behind what the server says about it. To build thousands of cards and to write them
 * again would take the thread for long.
 */
async function write(saved: SavedVersion): Promise<string> {
  const { content } = saved;
  return `${JSON.stringify(versionOf(SET, saved)).slice(0, -1)}${content.slice(content.indexOf(AFTER_BRIEF))}`;
}

/** Where the brief ends. Within a text its quotes would be escaped. */
const AFTER_BRIEF = ',"game":';

async function answer(saved: SavedVersion): Promise<SavedSet> {
  const { game, set, cards }: SetContent = JSON.parse(saved.content); // Written by `readSet`.
  return { ...versionOf(SET, saved), game, set, cards };
}

function briefIn({ content }: SavedVersion): Brief {
  return JSON.parse(content); // Written by `readSet`.
}

function short(saved: SavedVersion): ListedSet {
  const { id, game, version } = saved;
  return { id, game, ...briefIn(saved), version, saved: saved.saved, url: addressOf(SET, id) };
}

export const SET: Kind<SavedSet, ListedSet> = {
  id: "set",
  noun: "card set",
  path: "sets",
  body: SET_BODY,
  brief: "brief",
  read: (text) => thread().ask(text),
  write,
  answer,
  short,
  nameIn: (saved) => briefIn(saved).name,
};
