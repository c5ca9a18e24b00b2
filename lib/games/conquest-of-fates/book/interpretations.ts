import type { Interpretation } from "../../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  { id: "exactly-40", text: "The rulebook speaks of a 40-card deck. We read that as exactly 40." },
  {
    id: "copies",
    text: "The rulebook only limits Apex units, so other units have no limit. The house rule sets one of 1 to 4.",
    house: "copies",
  },
  {
    id: "celestials-counted",
    text: "The rulebook does not say whether Celestials are part of the 40 cards. We count them. The house rule leaves them out.",
    house: "celestials-outside",
  },
  {
    id: "celestials-unlimited",
    text: "A deck needs no Celestial, and the rulebook names no limit, so there is none. The house rule allows one.",
    house: "one-celestial",
  },
  {
    id: "mixed-factions",
    text: "The rulebook does not say whether factions mix, so any mix is allowed. The house rule asks for one faction.",
    house: "one-faction",
  },
  {
    id: "one-of-each-name",
    text: "“1 of each” goes by card name. A standard and an Apex printing with the same name are different cards, and only the Apex one is limited.",
  },
];
