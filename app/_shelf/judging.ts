import type { Pool, PoolCard } from "../../lib/cards/pool.ts";
import { gameNamed } from "../../lib/core/game.ts";
import type { Status } from "../../lib/core/judge/rule.ts";
import { type Draft, deckOfDraft } from "../../lib/deck/draft/draft.ts";
import { faultUnder } from "../../lib/deck/draft/draft-record.ts";
import { besideCount } from "../../lib/deck/place.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { coverOf } from "../../lib/deck/view/cover.ts";
import { unfinished } from "../../lib/deck/view/unfinished.ts";
import { games } from "../../lib/games/index.ts";
import { whenIdle } from "../_client/idle.ts";
import { loadPool } from "../_client/pool.ts";

/** What a list of decks says of one of them. */
export interface JudgedDeck {
  readonly status: Status | "empty";
  /** How many findings have to be mended, or how many facts are missing. */
  readonly open: number;
  /** Its sections with their counts: "3 Heroes, 40 cards". */
  readonly sizes: string;
  /** The code to play it by. It is null if a line can't be written in a code. */
  readonly code: string | null;
  /** The card that it is known by. */
  readonly cover?: Pick<PoolCard, "card" | "label">;
  /** How far it is, if it only lacks cards. */
  readonly unfinished?: string;
  /** Why its game can't show it. */
  readonly fault?: string;
}

/** The verdict on a draft, in short. */
export function judgedDeck(pool: Pool, draft: Draft): JudgedDeck {
  const fault = faultUnder(pool.game, draft);
  if (fault !== undefined) return { status: "empty", open: 0, sizes: "", code: null, fault };
  const deck = deckOfDraft(pool, draft);
  const told = report(games, pool, deck);
  const { status, findings, moreFindings = 0, counts, code } = told;
  const lacking = unfinished(pool, deck, told);
  const severity = status === "illegal" ? "error" : "unknown";
  const sizes = pool.game.sections.flatMap((section) => {
    const { [section.id]: count = 0 } = counts;
    return count === 0 ? [] : [`${count} ${besideCount(pool.game, section, count)}`];
  });
  const cover = coverOf(pool, deck.entries, draft.about?.cover);
  const isEmpty = deck.entries.length + deck.misread.length === 0;
  return {
    status: isEmpty ? "empty" : status,
    open: findings.filter((finding) => finding.severity === severity).length + moreFindings,
    sizes: sizes.join(", "),
    code,
    ...(cover ? { cover } : {}),
    ...(lacking ? { unfinished: lacking.total } : {}),
  };
}

/** A draft with its verdict. */
type Heard = (judged: readonly (readonly [Draft, JudgedDeck])[]) => void;

/** A slice of work, so that nothing waits for a long list. */
const SLICE_MS = 8;

/**
 * Judges drafts in their order whenever nothing more urgent is waiting, with the cards whose stamps are given. Call the
 * returned function to stop.
 */
export function judgeAll(drafts: readonly Draft[], stamps: ReadonlyMap<string, string>, heard: Heard): () => void {
  const pools = new Map<string, Promise<Pool | undefined>>();
  const poolFor = (id: string) => {
    const game = gameNamed(games, id);
    // Without its cards a deck is listed without a verdict.
    const pool = pools.get(id) ?? (game ? loadPool(game, stamps.get(id) ?? "").catch(() => undefined) : undefined);
    if (pool) pools.set(id, pool);
    return pool;
  };
  let stop = () => {};
  let isStopped = false;
  void (async () => {
    let batch: [Draft, JudgedDeck][] = [];
    let until = 0;
    for (const draft of drafts) {
      const pool = await poolFor(draft.game);
      if (performance.now() >= until) {
        heard(batch);
        batch = [];
        await new Promise<void>((resolve) => {
          stop = whenIdle(resolve);
        });
        until = performance.now() + SLICE_MS;
      }
      if (isStopped) return;
      if (pool) batch.push([draft, judgedDeck(pool, draft)]);
    }
    heard(batch);
  })();
  return () => {
    isStopped = true;
    stop();
  };
}
