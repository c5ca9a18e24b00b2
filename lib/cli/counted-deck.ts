import { Dealer } from "../core/table/dealer.ts";
import { encode } from "../deck/code/code-writer.ts";
import { games } from "../games/index.ts";
import { basisOf, type Said, saidIn } from "../trials/certificate.ts";
import { oppositesOf } from "../trials/opposites.ts";
import { type Counted, faced } from "../trials/trial-answer.ts";
import { type AskedTrial, readTrial } from "../trials/trial-text.ts";
import type { Conditions } from "../trials/words.ts";
import type { Args } from "./args.ts";
import { type DealtDeck, dealt, deckName } from "./dealt.ts";
import { releaseHere } from "./release.ts";
import { Stop } from "./terminal.ts";

/** A deck whose games are counted, and all that their numbers are of. */
export interface CountedDeck extends DealtDeck, Counted {
  readonly dealer: Dealer;
  /** By the flags, and by the link if the deck is given by one. */
  readonly asked: AskedTrial;
  readonly conditions: Conditions;
  /** "/d/…". A deck that no link can carry has none. */
  readonly address: string | undefined;
  /** What the link said, and what the command line changes of its trial. */
  readonly link: { readonly said: Said; readonly changed: readonly string[] } | undefined;
}

/** The flags of a trial, by their names in an address. */
const FLAGS = { games: "games", turns: "turns", rolls: "think", seed: "seed", opposite: "opposite", order: "order" };

export async function countedDeck(file: string, goals: readonly string[], args: Args): Promise<CountedDeck> {
  const deck = await dealt(file, args, "1");
  const { pool, reading, goldfish, start } = deck;
  const query = /\/measure\?([^#\s]*)/.exec(file)?.[1];
  const linked = new URLSearchParams(query);
  const typed = new URLSearchParams(linked);
  const changed = goals.length > 0 ? ["the goal"] : [];
  if (goals.length > 0) typed.delete("ask");
  for (const goal of goals) typed.append("ask", goal);
  for (const [name, flag] of Object.entries(FLAGS)) {
    const value = args.text(flag);
    if (value === undefined) continue;
    typed.set(name, value);
    changed.push(`--${flag}`);
  }
  const dealer = new Dealer(goldfish);
  const opposites = oppositesOf(start);
  const asked = readTrial(goldfish, opposites, typed, { rolls: FLAGS.rolls });
  if (!asked.ok) throw new Stop(asked.why);
  const { trial, goals: read } = asked;
  const [name, release] = [deckName(deck), releaseHere()];
  const code = encode(games, pool, reading.deck);
  return {
    ...deck,
    dealer,
    deck: name,
    opposites,
    basis: basisOf(goldfish, start, release),
    asked: { trial, goals: read },
    conditions: { deck: name, opposite: faced(opposites, trial.opposite)?.name, trial, release },
    address: code && `/d/${code}`,
    link: query === undefined ? undefined : { said: saidIn(linked), changed },
  };
}
