import type { ArtSize } from "../art/address.ts";
import { drawCard } from "../art/card-art.ts";
import type { Language } from "../art/card-picture.ts";
import type { Theme } from "../art/tones.ts";
import type { Card } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { art as conquestOfFates } from "./conquest-of-fates/art/language.ts";
import { art as conquestOfOrion } from "./conquest-of-orion/art/language.ts";
import { art as openWorlds } from "./open-worlds/art/language.ts";
import { art as orionsSpur } from "./orions-spur/art/language.ts";
import { art as shoulderOfOrion } from "./shoulder-of-orion/art/language.ts";

// The languages of forms of all games. They have a list of their own, so that no page loads what draws: there a card is a
// picture with an address.
const languages: readonly Language[] = [openWorlds, shoulderOfOrion, conquestOfFates, conquestOfOrion, orionsSpur];

/** The drawing of a card, as SVG, in the language of its game. */
export function cardArt(game: Game, card: Card, name: string, size: ArtSize, theme?: Theme): string {
  const language = languages.find((one) => one.game === game.id);
  return drawCard(language, game, card, name, size, theme);
}
