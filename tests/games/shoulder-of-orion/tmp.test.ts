import { test } from "vitest";
import { judge } from "../../../lib/deck/judge.ts";
import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { poolOf } from "../table.ts";
test("x", () => {
  const pool = poolOf(shoulderOfOrion, [{"name":"Card 3","type":"warrior","factions":["Vault"],"subfaction":"Knights","standIn":["subfaction"]}] as any);
  const entries=[{section:"main",card:pool.named("Card 3")[0]!,count:1}];
  console.log(process.version, JSON.stringify(judge(pool, { format: "standard", options: {}, house:{}, entries, misread: [] }),null,1));
});
