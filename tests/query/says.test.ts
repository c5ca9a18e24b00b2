import { expect, it } from "vitest";
import { openWorlds } from "../../lib/games/open-worlds/index.ts";
import { fieldsOf } from "../../lib/query/fields.ts";
import { compile } from "../../lib/query/query.ts";
import { games } from "../every-game.ts";
import { everyShape, says } from "./games.ts";

it.each([
  ["", "all cards"],
  ["k:orbital c<=3 -is:prohibited", "cards of kind orbital, with Class at most 3, that are not Prohibited"],
  ["city", "cards with “city” in name or text"],
  ['-"city 20"', "cards without exactly “city 20” in name or text"],
  ["name:city text:draw", "cards with “city” in the name, with “draw” in the text"],
  ["name=city", "cards named “city”"],
  ["name!=city", "cards not named “city”"],
  ["-name!=city", "cards named “city”"],
  ["set:core", "cards from sets with “core”"],
  ["set=core", "cards from the set “core”"],
  ["t:s", "cards with kind of unit special, ship or station"],
  ["k!=world", "cards with kind other than world"],
  ["-k:world", "cards not of kind world"],
  ["defense:20 range!=2 income<0", "cards with Defensive Strength 20, with Range other than 2, with Income below 0"],
  ["-defense>20", "cards without Defensive Strength above 20"],
  ["income:RES", "cards with Income RES"],
  ["weapons!=5", "cards with Weapons but none 5"],
  ["hits.damage>=10", "cards with hits damage at least 10"],
  ["requires:own:mining", "cards with requirement beginning with “own:mining”"],
  ["is:canconquer or -is:canconquer", "cards that can Conquer or that cannot Conquer"],
  ["is:swap", "cards with Swap"],
  ["has:c -unknown:defense", "cards with stated Class, without unknown Defensive Strength"],
  ["is:standin", "cards with placeholder values"],
  ["k:world or k:utility", "cards of kind world or of kind utility"],
  ["k:world or k:utility c:3", "cards of kind world; or cards of kind utility, with Class 3"],
  ["k:orbital (c<3 or is:retreat)", "cards of kind orbital, either with Class below 3 or that are Retreat"],
  ["c:1 (c:2 or (c:3 c:4))", "cards with Class 1, either with Class 2 or (with Class 3, with Class 4)"],
  ["-(k:world or k:utility)", "cards not of kind world, not of kind utility"],
  ["-(k:world c:3)", "cards not of kind world or without Class 3"],
])("%s is understood as: %s", (question, words) => {
  expect(says(openWorlds, question)).toBe(words);
});

it.each([
  ["cost<=3", "cards with cost at most 3 in all"],
  ["c.blue>=2", "cards with cost in blue at least 2"],
  ["c:gold", "cards with cost gold"],
  ["c:blue", "cards with cost blue or blue/gold"],
  ["f:union", "cards with factions or subfaction beginning with “union”"],
  ["f!=union", "cards with factions or subfaction but none “union”"],
  ["k:act", "cards of type action"],
])("%s is understood as: %s", (question, words) => {
  expect(says(everyShape, question)).toBe(words);
});

it.each(games.map((game) => [game.id, game] as const))("the fields of %s can all be asked", (_, game) => {
  const fields = fieldsOf(game);
  for (const { name } of game.attributes) expect(fields.map((field) => field.name)).toContain(name);
  for (const { name, also, words, takes } of fields) {
    expect(takes).not.toBe("");
    for (const word of [name, ...also]) {
      for (const value of words) expect(compile(game, `${word}:${value}`)).toMatchObject({ ok: true });
    }
    if (takes === "a number") expect(compile(game, `${name}>=3 or -${name}=4`)).toMatchObject({ ok: true });
  }
  for (const { name } of game.attributes)
    expect(compile(game, `has:${name} or unknown:${name}`)).toMatchObject({ ok: true });
  for (const word of ["k", "t", "kind", "type"])
    expect(fields.some(({ name, also }) => [name, ...also].includes(word))).toBe(true);
});
