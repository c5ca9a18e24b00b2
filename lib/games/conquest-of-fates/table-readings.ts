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
    text: "Nobody sits opposite: that an enemy unit is revealed can be practised in any action phase while a Lightspeed unit is in hand, as often as you like, and one unit may answer each time.",
  },
  {
    id: "cq-counted",
    text: "The tally counts the printed CQ and what was changed by hand; a unit whose CQ nobody has stated counts 0.",
  },
  {
    id: "attached-cq",
    text: "An attached unit adds its CQ as it stands, with that of units attached to it; a plagued one adds -1 and no more.",
  },
  {
    id: "plague-taken-off",
    text: "A unit that is no longer Plagued has the CQ again that it had before, with what had changed it.",
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
    text: "A unit that an effect brings to a location lies face up there; only the Deployment Phase lays units face down.",
  },
  {
    id: "uploads-at-the-end",
    text: "What was uploaded can be dealt with by hand after the third battle, before the conquest pool is the score.",
  },
];
