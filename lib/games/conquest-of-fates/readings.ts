import type { Reading } from "../../core/game.ts";

export const readings: readonly Reading[] = [
  { id: "exactly-40", text: "The rulebook speaks of a 40-card deck; it is read as exactly 40." },
  {
    id: "copies",
    text: "The rulebook limits no unit that is not Apex, so there is no limit; the house rule sets one of 1 to 4.",
    house: "copies",
  },
  {
    id: "celestials-counted",
    text: "The rulebook does not say whether Celestials are part of the 40 cards: they are; the house rule counts them outside.",
    house: "celestials-outside",
  },
  {
    id: "celestials-unlimited",
    text: "A deck needs no Celestial, and no limit is named, so there is none; the house rule allows one.",
    house: "one-celestial",
  },
  {
    id: "mixed-factions",
    text: "The rulebook does not say whether factions mix, so any mix is allowed; the house rule asks for one faction.",
    house: "one-faction",
  },
  {
    id: "one-of-each-name",
    text: "“1 of each” goes by card name; a standard and an Apex printing of one name are different cards, and only the Apex one is limited.",
  },
  {
    id: "celestials-side-by-side",
    of: "table",
    text: "A second Celestial does not take the place of the first: both lie in their zone and stay.",
  },
  {
    id: "enemy-reveals",
    of: "table",
    text: "Nobody sits opposite: that an enemy unit is revealed can be practised in any action phase while a Lightspeed unit is in hand, as often as you like, and one unit may answer each time.",
  },
  {
    id: "cq-counted",
    of: "table",
    text: "The tally counts the printed CQ and what was changed by hand; a unit whose CQ nobody has stated counts 0.",
  },
  {
    id: "attached-cq",
    of: "table",
    text: "An attached unit adds its CQ as it stands, with that of units attached to it; a plagued one adds -1 and no more.",
  },
  {
    id: "attached-goes-along",
    of: "table",
    text: "When a unit leaves the Battle Zone, what is attached to it goes to the same place, and not only when it is destroyed.",
  },
  {
    id: "clean-up-destroys-nothing",
    of: "table",
    text: "Clean-up brings units to the discard pile without destroying them: Forcefield does not keep a unit from it.",
  },
  {
    id: "face-up-by-effect",
    of: "table",
    text: "A unit that an effect brings to a location lies face up there; only the Deployment Phase lays units face down.",
  },
  {
    id: "uploads-at-the-end",
    of: "table",
    text: "What was uploaded can be dealt with by hand after the third battle, before the conquest pool is the score.",
  },
];
