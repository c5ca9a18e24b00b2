import type { Pool } from "../../lib/cards/pool.ts";
import type { Problem } from "../../lib/contract/answers.ts";
import { type CheckRequest, deckLines, readCheck } from "../../lib/contract/request.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { type ListReading, readText } from "../../lib/deck/list/text.ts";
import { place } from "../../lib/deck/place.ts";
import { type Fault, settingsOf } from "../../lib/deck/settings.ts";
import { type Report, report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";

type Errors = readonly NonNullable<Problem["errors"]>[number][];
export type Refused = { ok: false; detail: string; errors: Errors };
type CheckResult = { ok: true; report: Report } | Refused;

/** The verdict on a posted list or deck. */
export async function checkResult(poolWith: PoolWith, value: unknown): Promise<CheckResult> {
  const read = readCheck(value);
  if (!read.ok) return misshapen(value, read.faults);
  const given = await givenDeck(poolWith, read.asked);
  if (!given.ok) return given;
  return { ok: true, report: report(games, given.pool, given.deck, given.reading) };
}

/** Answers the cards with those of saved sets, or what is wrong with them. */
export type PoolWith = (sets: readonly string[]) => Pool | Promise<Pool | Errors>;

/** The deck that was posted. */
export async function givenDeck(
  poolWith: PoolWith,
  asked: CheckRequest,
): Promise<Refused | { ok: true; pool: Pool; deck: Deck; reading?: ListReading }> {
  const pool = await poolWith(asked.sets ?? []);
  if (!("game" in pool)) return { ok: false, detail: pool[0]?.message ?? "", errors: pool };
  if ("text" in asked) {
    const list = readText(games, pool, asked.text, asked);
    return list.ok ? { ok: true, pool, deck: list.reading.deck, reading: list.reading } : faulty(list.faults);
  }
  const found = settingsOf(pool.game, { ...asked, name: asked.deck.name });
  if (!found.ok) return faulty(found.faults);
  return { ok: true, pool, deck: place(pool, found.settings, deckLines(asked.deck)).deck };
}

/** The answer to a malformed request: its first fault, if it has a list or a deck at all. */
export function misshapen(value: unknown, errors: Errors): Refused {
  const has = typeof value === "object" && value !== null && ("text" in value || "deck" in value);
  const [first] = errors;
  if (!has || !first) return { ok: false, detail: "Send a list as “text” or a deck as “deck”.", errors };
  return { ok: false, detail: `${first.at === "" ? "" : `“${first.at}”: `}${first.message}.`, errors };
}

function faulty(faults: readonly Fault[]): Refused {
  const errors = faults.map(({ line, about = "", message }) => ({
    at: line === undefined ? about : `line ${line}`,
    message,
  }));
  return { ok: false, detail: errors[0]?.message ?? "The list can’t be read.", errors };
}
