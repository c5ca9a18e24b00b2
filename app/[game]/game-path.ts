import type { Game } from "../../lib/core/game.ts";
import { type Agreed, agreedAsked } from "../../lib/deck/code/address.ts";

/** The path of a game's page or of the builder, with a format and house rules. */
export function gamePath(game: Game, agreed: Agreed, to: { readonly build?: true; readonly at?: string } = {}): string {
  const asked = agreedAsked(game, agreed);
  return `/${game.id}${to.build ? "/build" : ""}${asked === "" ? "" : `?${asked}`}${to.at ? `#${to.at}` : ""}`;
}

/** The same page with a query about its cards. */
export function cardsPath(game: Game, agreed: Agreed, question: Readonly<Record<string, string>>): string {
  const asked = [agreedAsked(game, agreed), String(new URLSearchParams(question))].filter((part) => part !== "");
  return `/${game.id}?${asked.join("&")}#cards`;
}
