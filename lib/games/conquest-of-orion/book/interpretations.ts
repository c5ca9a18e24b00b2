import type { Interpretation } from "../../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "copies",
    text: "The tutorial names no limit to the copies of one card, so there is none. The house rule sets one of 1 to 4.",
    house: "copies",
  },
  {
    id: "planet-pile",
    text: "The pile of unique planets belongs to the format and may be left out. Five are drawn from it and all of them differ, so a pile that is given has at least five planets, each once.",
  },
  { id: "no-race", text: "A deck whose cards all lack a race icon is legal." },
  { id: "unique-keyword", text: "The keyword Unique limits what is in play, not what is in the deck." },
];
