import type { Interpretation } from "../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
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
];
