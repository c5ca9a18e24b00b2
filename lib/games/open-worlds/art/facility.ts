import { drawByName, type Facts } from "../../../art/facts.ts";
import { city, fort, garden, mine, palace, post, works, yard } from "../../../art/forms/place.ts";
import type { Pen } from "../../../art/pen/pen.ts";
import { subkindOf } from "./subkind.ts";

/** A facility brings this much wealth if it brings RES, which are worth more than one credit. */
const RES = 4;

/** A plot of ground by the kind of facility: higher by its defense, from 0 to 1, richer by its income. */
export function facility(pen: Pen, facts: Facts, defense: number): void {
  const wealth = facts.word("income") === "RES" ? RES : facts.number("income");
  const draw: Readonly<Record<string, () => void>> = {
    population: () => city(pen, defense, wealth),
    production: () => works(pen, defense, wealth),
    mining: () => mine(pen, wealth),
    yard: () => yard(pen),
    post: () => post(pen, defense, { isHidden: facts.named("hidden"), hasHeadframe: facts.named("exotic") }),
  };
  const other = () =>
    drawByName(
      facts,
      [
        ["palace|trade", () => palace(pen, wealth)],
        ["terraform|plant", () => garden(pen)],
      ],
      () => fort(pen, defense),
    );
  (draw[subkindOf(facts) ?? ""] ?? other)();
}
