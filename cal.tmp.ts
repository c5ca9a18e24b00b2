import { builtInPool, pilesOf } from "./lib/cards/built-in.ts";
import { games } from "./lib/games/index.ts";
import { deal } from "./lib/deck/deal.ts";
import { Dealer } from "./lib/core/table/dealer.ts";
import { samples } from "./bench/decks.ts";
import { playGame } from "./lib/trials/trial.ts";
import { answerOf, resultsOf, curveOf, reachedIn } from "./lib/trials/outcome.ts";
import { oppositesOf } from "./lib/trials/opposites.ts";
const only = process.argv[2];
for (const game of games) { if (only && game.id !== only) continue;
  const goldfish = await game.goldfish(); const dealer = new Dealer(goldfish as any); const pool = builtInPool(game);
  const rows: string[][] = goldfish.plans.map((p) => [p.says]);
  for (const deck of samples(game)) { const start = deal(goldfish as any, deck as any, { pool, builtIn: pool, piles: pilesOf(game) } as any, "x"); if (typeof start === "string") continue;
    if (deck === samples(game)[0]) console.log(oppositesOf(dealer, start as any));
    const t = performance.now(); const n = 200; const trial = { seed: "1", games: n, turns: 30 };
    const played = Array.from({ length: n }, (_, i) => playGame(dealer, start as any, trial, i));
    const r = resultsOf(played);
    console.log(game.id, deck.name, JSON.stringify(r), "games/s", (n / (performance.now() - t) * 1000).toFixed(0), "turns", (played.reduce((a, b) => a + b.turn, 0) / n).toFixed(1));
    for (const m of goldfish.measures) console.log("   ", m.id.padEnd(12), curveOf(goldfish, played, m.id).slice(0, 12).map((p) => p.mean.toFixed(1)).join(" "));
    goldfish.plans.forEach((p, i) => rows[i]!.push(String(Math.round(answerOf(goldfish, played, p).hits / n * 100))));
    const a = answerOf(goldfish, played, goldfish.plans[7]!); console.log("   ", goldfish.plans[7]!.says, JSON.stringify(a.missed));
  }
  for (const r of rows) console.log(r.join("  "));
}
