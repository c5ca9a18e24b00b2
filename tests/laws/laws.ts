import { describe } from "vitest";
import type { Game } from "../../lib/core/game.ts";
import { adviceLaws } from "./advice.ts";
import { artLaws } from "./art.ts";
import { codeLaws } from "./codes.ts";
import { cardLaws, sampleLaws } from "./data.ts";
import { fixLaws } from "./fixes.ts";
import { introLaws } from "./intro.ts";
import { keptLaws } from "./kept.ts";
import { knowledgeLaws } from "./knowledge.ts";
import { layoutLaws } from "./layout.ts";
import { readingLaws } from "./readings.ts";
import { type Grants, refusalLaws } from "./refusals.ts";
import { ruleLaws } from "./rules.ts";
import { tableLaws } from "./table.ts";
import { termLaws } from "./terms.ts";
import { textLaws } from "./texts.ts";
import { unknownLaws } from "./unknown.ts";

/** Everything that holds for every game. The test file of a game calls it in one line. */
export function laws(game: Game, grants: Grants = {}): void {
  describe(game.name, () => {
    describe("cards", () => cardLaws(game));
    describe("sample decks", () => sampleLaws(game));
    describe("deck codes", () => codeLaws(game));
    describe("rules", () => ruleLaws(game));
    describe("unknown facts", () => unknownLaws(game));
    describe("fixes", () => fixLaws(game));
    describe("advice", () => adviceLaws(game));
    describe("readings", () => readingLaws(game));
    describe("intro", () => introLaws(game));
    describe("layout", () => layoutLaws(game));
    describe("terms", () => termLaws(game));
    describe("art", () => artLaws(game));
    describe("table", () => tableLaws(game));
    describe("kept", () => keptLaws(game));
    describe("refusals", () => refusalLaws(game, grants));
    describe("texts", () => textLaws(game));
    describe("knowledge", () => knowledgeLaws(game));
  });
}
