import type { Interpretation } from "../../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "after-primary",
    text: "The rulebook allows secondary actions before the primary one. Here you may also take them after it.",
  },
  {
    id: "fleet-faced",
    text: "The enemy fleet is the starting fleet of your species, unless you choose another one or give any deck as the enemy’s. In a game with points it costs as much as yours: of the fleets that do, it is one of the most VP. Its second most valuable ship stands in the middle row and the others in front.",
  },
  {
    id: "enemy-reserve",
    text: "If an enemy fleet that holds its fire is worth fewer VP than you need, the cheapest ships of its species wait in its reserve, as many as are needed. They come in for free after your turn while it has fewer than 4 ships. The game is also over when nothing is left of the fleet and its reserve, as in Last Player Standing.",
  },
  {
    id: "fleet-of-a-deck",
    text: "A deck that is given as the enemy’s stands in its own rows, each from the left in the order of names, and the ship of the highest VP is behind. It plays by the same rules as you, with its own tactics cards, or those of its species if it lists none, and the other ships of its species in reserve.",
  },
  {
    id: "enemy-fire",
    text: "The enemy plays by the same rules as you, or holds its fire, which you choose with its fleet. If it plays, it has the tactics deck and the other ships of its species, and its own turn after each of yours: attacks, answers, secondary actions, regroups and recruiting. It wins with the VP that you play for, and it decides as the autopilot would.",
  },
  {
    id: "own-fleet-gone",
    text: "The rulebook ends the game at 10 VP, so it goes on when your fleet is gone: you regroup and recruit from your reserve. Only Last Player Standing, a variant, would end it. When the enemy has no ship left, you have won, because nobody is left to play against.",
  },
  {
    id: "attack-as-reaction",
    text: "An attack/reaction card that says nothing about reactions does as a reaction what Particle Beam does in the rulebook’s example. You choose whether it hits the attacking ship or the attack itself. The attack then deals as much less damage as the card deals, and is destroyed if none is left. What its text says of attacks does not happen then.",
  },
  {
    id: "hull-damage-of-an-attack",
    text: "The hull damage of an attack is all that goes past the shield, also where the ship has less hull than that. What a text takes off it can save the ship.",
  },
  {
    id: "energy-restored",
    text: "A regroup restores energy to the maximum of each ship, also where a text or you had given it more.",
  },
  {
    id: "if-you-do",
    text: "“If you do” holds if it was done. Restoring what is whole, or drawing from an empty deck, does nothing.",
  },
  {
    id: "enemy-targets",
    text: "The enemy fires at your ships in front: the front row, a ship of the middle row with nothing before it, and the flagship if both rows are empty. With Artillery it also fires one row back. What is dealt to the attacking ship as a reaction does not stop its attack. It may react to that as any ship that is attacked, and takes the damage before the attack goes on. An overcharged one cannot.",
  },
  {
    id: "tactics-drawn",
    text: "No mulligan is named, so the first seven cards are kept. An empty tactics deck stays empty: nothing says that the discard pile is shuffled back.",
  },
  {
    id: "open-formation",
    text: "A ship in the middle row with nothing before it counts as in front. The flagship stands behind both rows as a whole: in front when both are empty, one row back when the front row is.",
  },
  {
    id: "shield-and-hull",
    text: "If a card gives shield and hull damage separately, shield damage beyond the shield is lost, and hull damage hits the hull even if the shield still holds. Additional damage of such a card is hull damage. What is blocked by points comes off the kind that the attacked player chooses, and then off the other. Armored takes its point off the hull damage first.",
  },
  {
    id: "recruitment-points",
    text: "You generate one recruitment point at the end of each of your turns. So does an enemy that plays by the same rules.",
  },
  {
    id: "ram",
    text: "A ship rams or gives Suppressing Fire with at least 1 energy to spend. Armored also lessens by 1 what a ship takes from its own ram. Nobody reacts to a ram.",
  },
  {
    id: "overcharge",
    text: "The extra point of an overcharged ship is for one attack, which disables the ship. If you don't spend the point, it is lost.",
  },
  {
    id: "suppressing-fire",
    text: "You choose the ship that Suppressing Fire suppresses among those that the firing ship could attack. Your other ship may attack any other enemy ship in front or one row back. Combat then goes on as normal, with reactions, as page 10 says: page 8 speaks of preventing reaction cards.",
  },
  {
    id: "flock",
    text: "Flock is used once a turn for each ship, as any ability is. A flagship with energy left may call another ship, not the same one.",
  },
  {
    id: "in-an-attack",
    text: "You may use secondary actions and apply a card's text in the middle of an attack and while you recruit or reorganize, because the rulebook says “at the right moment”.",
  },
  {
    id: "secondary-by-hand",
    text: "A draw, repair or special card is discarded when you use it. If it costs energy, its text has to say who pays. If it does not, you pay and carry it out by hand.",
  },
  {
    id: "adjacent",
    text: "Each row has five places, counted from the left. A ship keeps its place until it is moved, and one that is destroyed leaves its place free. Who is recruited or changes the row takes its first free place, so you leave no gaps of your own. Ships with the same place in the two rows are in front of and behind each other. The flagship is behind the whole middle row and adjacent to each ship of it.",
  },
  {
    id: "interference",
    text: "A ship interferes once in each turn: it spends 1 energy, and an adjacent ship takes 1 damage less. An overcharged ship cannot.",
  },
  {
    id: "texts-of-ships",
    text: "The texts of your ships count while they are in your fleet and not overcharged. Those of an enemy that holds its fire do nothing but state their weapons and keywords.",
  },
  {
    id: "earlier-attacks",
    text: "An attack counts as one attack for each card played and each shot of the ship’s own weapon. What a card adds to “the next attack” is added to the next of them.",
  },
  {
    id: "not-at-the-table",
    text: "Hard Mode, Collector and Team Play are not offered at the table.",
  },
];
