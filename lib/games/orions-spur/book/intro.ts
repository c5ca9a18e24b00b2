import type { Game } from "../../../core/game.ts";
import * as book from "./rulebook.ts";

export const intro: Awaited<ReturnType<Game["intro"]>> = [
  {
    title: "Arrange your fleet",
    says: "Place your ships in two rows. The one worth the most victory points flies behind them as the flagship.",
    cite: book.FLEET,
  },
  {
    title: "Draw seven tactics",
    says: "Each species has its own deck of 45 tactics cards: attacks, reactions, repairs and tricks.",
    cite: book.DECKS,
  },
  {
    title: "Take one primary action",
    says: "Attack, use a special ability or regroup. You do one of these on your turn.",
    cite: book.PRIMARY_ACTIONS,
  },
  {
    title: "Fire from one ship",
    says: "The attacker spends its own energy on cards or its weapon. Normally only the front row can be hit.",
    cite: book.MAIN_ATTACK,
  },
  {
    title: "Break shields, then hull",
    says: "Damage takes down shields first. At 0 hull the ship is gone, and you score its victory points.",
    cite: book.DAMAGE,
  },
  {
    title: "Do smaller things too",
    says: "Play repairs and other cards as often as you like, and once a turn trade a card for a new one.",
    cite: book.SECONDARY_ACTIONS,
  },
  {
    title: "Regroup and recruit",
    says: "Refill hand and energy, and call in new ships for the recruitment points that you gain each turn.",
    cite: book.REGROUP,
  },
  {
    title: "Reach the agreed VP",
    says: "The usual goal is 10 victory points.",
    cite: book.OBJECTIVE,
  },
];
