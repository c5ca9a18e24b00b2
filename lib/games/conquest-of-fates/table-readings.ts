import type { Interpretation } from "../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "celestials-side-by-side",
    text: "A second Celestial does not take the place of the first: both lie in their zone and stay.",
  },
  {
    id: "always-active",
    text: "Alone you are the Active Player of every battle: your units are revealed one after the other, with no enemy's between them.",
  },
  {
    id: "enemy-reveals",
    text: "You have no opponent. In any action phase with a Lightspeed unit in hand, you can pretend that an enemy unit is revealed, as often as you like. One unit may answer each time.",
  },
  {
    id: "cq-counted",
    text: "The tally counts the printed CQ, what texts change about it, and changes made by hand. A unit whose CQ is not published counts 0.",
  },
  {
    id: "attached-cq",
    text: "An attached unit adds its current CQ and that of units attached to it. A plagued one only adds -1.",
  },
  {
    id: "plague-taken-off",
    text: "A unit that is no longer Plagued gets back its CQ from before, including changes.",
  },
  {
    id: "attached-goes-along",
    text: "When a unit leaves the Battle Zone, what is attached to it goes to the same place, and not only when it is destroyed.",
  },
  {
    id: "clean-up-destroys-nothing",
    text: "Clean-up brings units to the discard pile without destroying them: Forcefield does not keep a unit from it.",
  },
  {
    id: "face-up-by-effect",
    text: "A unit that an effect brings to a location lies face up. Only the Deployment Phase plays units face down.",
  },
  {
    id: "uploads-at-the-end",
    text: "What was uploaded can be dealt with by hand after the third battle, before the conquest pool is the score.",
  },
];
