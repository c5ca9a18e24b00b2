import type { Interpretation } from "../../../core/judge/interpretation.ts";

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
    id: "deployed-in-turn",
    text: "The sides deploy one after the other, the Active Player first, though the rulebook lets both do so at the same time. Whoever is second sees which locations are taken, but not by what. The enemy makes no use of that.",
  },
  {
    id: "just-announced",
    text: "The enemy unit that was just announced is the one that you are answering. A Lightspeed unit that was deployed face down answers nothing, so a text that names that unit finds nothing.",
  },
  {
    id: "face-down-not-named",
    text: "A text that names units means face-up ones. Face-down enemy units cannot be chosen, even at the same location.",
  },
  {
    id: "end-in-your-order",
    text: "You choose the order of your effects at the end of battle. A unit that was destroyed or muted before its turn does nothing, and a unit that arrives then still has its turn.",
  },
  {
    id: "same-event-in-order",
    text: "If several of your texts wait for the same event, that of the unit itself comes first. Then come Celestials and Extra Locations, and then the locations from left to right.",
  },
  {
    id: "if-you-do",
    text: "“If you do” holds if it was done. A unit that Forcefield or its own text keeps was not destroyed.",
  },
  {
    id: "last-location",
    text: "“This location” of a unit that was destroyed is the one where it was.",
  },
  {
    id: "lowest-hand-size",
    text: "If several texts give you a maximum hand size, the lowest holds.",
  },
  {
    id: "void-instead",
    text: "If your units go into the Void instead of the discard pile, that is also true of units that you discard from your hand or from under another unit.",
  },
  {
    id: "uploads-at-the-end",
    text: "What was uploaded can be dealt with by hand after the third battle, before the conquest pool is the score.",
  },
];
