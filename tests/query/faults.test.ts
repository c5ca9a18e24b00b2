import { expect, it } from "vitest";
import { openWorlds } from "../../lib/games/open-worlds/index.ts";
import { compile } from "../../lib/query/query.ts";
import { everyShape } from "./games.ts";

function faults(question: string, game = everyShape) {
  const compiled = compile(game, question);
  return compiled.ok
    ? []
    : compiled.faults.map(({ at, length, message }) => [question.slice(at, at + length), message]);
}

it.each<[string, string, string]>([
  ["ab atack>3", "atack", "There is no field “atack”. Did you mean attack? Put it in quotes to look for the words."],
  ["Smoke: Mirrors", "Smoke", "There is no field “Smoke”. Every Shape has"],
  ["is:apx", "apx", "There is no flag “apx”. Did you mean apex?"],
  ["is:legendary", "legendary", "There is no flag “legendary”. Every Shape has swap, apex, canConquer and standin."],
  ["has:teir", "teir", "There is no attribute “teir”"],
  ["unknown:name", "name", "There is no attribute “name”"],
  ["cost.green>1", "cost.green", "There is no “cost.green”. There is cost.blue, cost.gold and cost.blue/gold."],
  ["tier.blue>1", "tier.blue", "“tier” has no parts. Write it without “.blue”."],
  ["tier>=ten", "ten", "“tier” takes a number, not “ten”."],
  ["tier:1e9", "1e9", "“tier” takes a number"],
  ["income:foo", "foo", "“income” takes a number or RES, not “foo”."],
  ["apex:maybe", "maybe", "“apex” takes yes or no, not “maybe”."],
  ["type:spell", "spell", "“type” takes one of hero, action, attack-action, warrior or planet, not “spell”."],
  ["type>3", "type", "“type” cannot be compared with “>”. It takes one of hero"],
  ["requires:occupied", "occupied", "“requires” takes one of any, non-hostile, own:post or capacity, not “occupied”."],
  ["frontline>2", "frontline", "“frontline” has several parts. Write frontline.attack or frontline.supertype."],
  ["name>3", "name", "“name” cannot be compared with “>”. Write name:3."],
  ["text!=3", "text", "“text” cannot be compared with “!=”. Write text:3."],
  ["a &", "&", "“&” has no letters or numbers to look for. Leave it out."],
  ['a ""', '""', "“” has no letters or numbers to look for. Leave it out."],
  ["set:!", "!", "“!” has no letters or numbers to look for. Leave it out."],
  ["f:/", "/", "“f” takes a word, not “/”."],
  ["a :b", "a", "There is no field “a”"],
  ["( >=3 )", ">=3", "“>=3” needs a field before it, as in name:3."],
  ["a tier:", "tier:", "“tier:” needs a word or a number after it. For several, write it before each one."],
  ["tier: or a", "tier:", "“tier:” needs a word or a number after it"],
  ["tier> -is:apex", "tier>", "“tier>” needs a word or a number after it"],
  ["type:(hero or action)", "type:", "“type:” needs a word or a number after it"],
  ['a "b c', '"b c', 'The quotes are not closed. Add " after the last word.'],
  ["a (b", "(", "“(” is not closed. Write “)” after what belongs together."],
  ["a) b", ")", "“)” closes nothing. Leave it out, or write “(” before what belongs together."],
  ["a () b", "()", "There is nothing between the brackets. Leave them out."],
  ["or a", "or", "“or” needs something on both sides. Put it in quotes to look for the word."],
  ["a or", "or", "“or” needs something on both sides"],
  ["a or or b", "or", "“or” needs something on both sides"],
  ["a - b", "-", "“-” stands alone. Write it right before what you do not want, or leave it out."],
  ["a -", "-", "“-” stands alone"],
  ["(a -)", "-", "“-” stands alone"],
])("%s: at %s", (question, place, message) => {
  expect(faults(question)).toEqual([[place, expect.stringContaining(message)]]);
});

it("names all faults, in their order", () => {
  expect(faults("(defence>=10 or c>=ten -is:foo k:", openWorlds).map(([place]) => place)).toEqual([
    "(",
    "defence",
    "ten",
    "foo",
    "k:",
  ]);
});

it.each<[string, string, string]>([
  ["256 characters", "a".repeat(256), "a".repeat(257)],
  ["32 terms", "a ".repeat(32), "a ".repeat(33)],
  ["8 deep", `${"(".repeat(8)}a${")".repeat(8)}`, `${"(".repeat(9)}a${")".repeat(9)}`],
  ["8 deep twice", `${"(".repeat(8)}a${")".repeat(8)}`.repeat(2), `${"(".repeat(12)}a${")".repeat(12)}`],
])("reads %s and no more", (_, most, more) => {
  expect(compile(openWorlds, most)).toMatchObject({ ok: true });
  expect(faults(more)).toHaveLength(1);
});

it("counts terms wherever they stand", () => {
  const terms = Array.from({ length: 16 }, (_, i) => `-(c:${i} x)`).join(" ");
  expect(compile(openWorlds, terms)).toMatchObject({ ok: true });
  expect(faults(`${terms} y`, openWorlds).map(([place]) => place)).toEqual(["y"]);
});
