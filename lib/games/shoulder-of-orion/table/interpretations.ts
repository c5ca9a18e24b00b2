import type { Interpretation } from "../../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "no-redraw",
    text: "The rules name no mulligan, so you keep the opening five. The house rule allows one redraw.",
    house: "redraw",
  },
  {
    id: "opponent",
    text: "Whoever is opposite plays a deck of its own by the same rules, as our autopilot plays. Alone, the opponent has 30 life and nothing else: no cards in play, no answers, no turn. Only an instant that speaks of what is played, as “an Action or Instant that your opponent has played”, is played in response to it.",
  },
  {
    id: "decks-opposite",
    text: "The decks opposite are practice decks of ours, or a copy of yours without its sideboard. What they hold is not shown before it is played. They have no sideboard and do not redraw.",
  },
  {
    id: "opponent-blocks",
    text: "The opponent blocks with one warrior at most: the one of the least health that survives and would not deal more in its own turn, else the one of the least health that destroys an attacking warrior worth as much. If the attack would leave it with 6 life or less, it blocks with the warrior of the most health. A text may keep some of its warriors from blocking.",
  },
  {
    id: "supertypes",
    text: "The rules say that land, air and space decide who may block, but the text that we have lost its list. At this table neighbours block each other: land blocks land and air, air blocks all three, space blocks air and space. An attack that does not come from a warrior may be blocked by any. If a supertype is not known, it keeps nobody from blocking.",
  },
  {
    id: "your-blockers",
    text: "You may block an attack with several warriors. Its damage goes to the one of the least health first, then to the next. They stay exerted until your own next rally.",
  },
  {
    id: "choice-of-order",
    text: "The rules leave it to chance who chooses to go first or second. At this table it is always you. They also show the heroes before the sideboards are used; here you use yours first, not knowing who will be opposite.",
  },
  {
    id: "nothing-opposite",
    text: "Alone, what a text says about an opponent’s warriors, hand, deck, Orbit or fortifications finds nothing there. If the opponent exerts one of its warriors, it is the ready one of the least attack.",
  },
  {
    id: "instants-in-its-turn",
    text: "While the opponent attacks, you may play instants and use Instant abilities as often as you like, and block. Once blocks are declared, whoever attacks may do so, then the other side again, until one side plays nothing. The opponent’s turn is a turn of its own: your cache may be used in it, and what was paid goes to the bottom of your deck at its end, in its present order.",
  },
  {
    id: "same-moment",
    text: "If several texts happen at the same moment, the one of the card that it is about comes first. The rules leave the order open.",
  },
  {
    id: "being-played",
    text: "A card that is played lies in the discard pile while it does what it says, and does not find itself there.",
  },
  {
    id: "this-turn",
    text: "What a text says of this turn is over in the cleanup of the turn, together with the damage.",
  },
  {
    id: "no-empty-slot",
    text: "What a text places into an empty Orbit slot stays where it is if every slot is taken. Of cards that it looked at, you choose the one that stays on top.",
  },
  {
    id: "lowest-hand-size",
    text: "If several texts give you a maximum hand size, the lowest holds.",
  },
  {
    id: "costs-in-texts",
    text: "A text that goes by a cost means the one printed on the card, also where other texts change it. A hero has no cost, not even 0, and neither has a card whose cost is not published: such a text finds neither.",
  },
  {
    id: "own-leaving",
    text: "A warrior that leaves the AO counts for its own text. “Whenever a warrior you control leaves the AO” is true of the warrior itself, “another warrior” is not. What it counted was true just before it left.",
  },
  {
    id: "if-you-do",
    text: "“If you do” holds if it was done. Drawing from an empty deck, or exerting what is exerted already, does nothing.",
  },
  {
    id: "paid-alike",
    text: "The Tech Level, a Transform cost and abilities are paid as cards are: with cards of the hand, or with the whole cache.",
  },
  {
    id: "ability-costs",
    text: "What stands before the dash of an ability is paid: (2) is 2 energy, (E) exerts the card, and cards are chosen for the rest. Of a text that the table does not carry out, only energy and exertion are read. If a card’s text is not published, its ability may cost any energy that can be paid. An ability that is an Attack Action is not told apart: if you go first, leave it in the first turn.",
  },
  {
    id: "backline-abilities",
    text: "A hero in the Hero Zone uses the abilities of its backline side, and in the AO those of its frontline side.",
  },
  {
    id: "placeholder-heroes",
    text: "Nobody has published what the three heroes of the rulebook cost to transform, nor their frontline sides. At the table they use placeholder values, the medians of the practice heroes: transform cost 3, attack 2, health 4, land. These never decide whether a deck is legal.",
  },
  {
    id: "as-often-as-paid",
    text: "You may raise the Tech Level and transform heroes as often in a turn as you can pay for it. There is no highest Tech Level.",
  },
  {
    id: "cached-by-effect",
    text: "A card that an effect brings to the cache is not the one that you may cache in a turn, and does not keep you from using the cache.",
  },
  {
    id: "warriors-attack",
    text: "A warrior attacks by exerting, whether or not its card names an attack, so each may attack while it is ready.",
  },
  {
    id: "exhausted-heroes",
    text: "A hero that leaves the AO in any other way than for its Transform cost is exhausted, which is read as exerted: it rallies with the rest. An exerted hero may transform too.",
  },
  {
    id: "asked-to-pay",
    text: "Whoever is to pay for what an opponent’s text asks pays as for a card, or pays nothing. What lies in the Energy Pool pays at once if it is enough, and who cannot pay all of it is not asked.",
  },
  {
    id: "target-gone",
    text: "If the fortification that is attacked leaves before the damage, blockers take what they can, and the rest hits nothing.",
  },
  {
    id: "both-at-0",
    text: "Who is first without life has lost. If both are at the same moment, the rules name no winner, and it is a draw.",
  },
  {
    id: "energy-left-over",
    text: "Energy that is more than a cost stays in the pool until the cleanup of the turn.",
  },
  {
    id: "first-cache",
    text: "The card with which the second player's cache begins was not added in a turn, so the cache may be used in the first one.",
  },
  {
    id: "bottom-order",
    text: "Cards go under the deck one by one, each below the one before. A pass puts the rest of the Energy Stack there in its present order.",
  },
  {
    id: "empty-deck",
    text: "Drawing from an empty deck gives nothing, and you do not lose.",
  },
  {
    id: "no-health-left",
    text: "A warrior or fortification is destroyed as soon as its damage reaches its Health, also when it is the Health that falls.",
  },
];
