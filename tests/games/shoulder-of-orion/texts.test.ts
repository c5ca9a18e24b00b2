// Texts that play themselves: what cards do at the table.
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../../lib/cards/built-in.ts";
import { texts } from "../../../lib/games/shoulder-of-orion/texts/texts.ts";
import { gameCalled } from "../../decks.ts";
import { many } from "../../table/by-hand.ts";
import { plays, scene } from "./text-scenes.ts";

const pool = builtInPool(gameCalled("shoulder-of-orion"));

test("at least 95 of 100 texts of the practice set are carried out whole", () => {
  const stated = pool.cards.filter(({ card }) => card.text && !card.sources?.text);
  const whole = stated.filter(({ card }) => texts.read(card as never).every(({ ability }) => ability !== undefined));
  expect(stated.length).toBeGreaterThan(120);
  expect(whole.length / stated.length).toBeGreaterThanOrEqual(0.95);
});

const RIFLES = "Border Rifles";

describe("Resolving cards: what happens at once", () => {
  plays([
    [
      "two cards are drawn, then the player chooses the one that goes under the deck",
      { lay: { hand: ["Blueprint Review", RIFLES], draw: ["Kestrel Pilot", "Gas Drifter"] } },
      ["play Blueprint Review", "choose Kestrel Pilot"],
      { hand: [RIFLES, "Gas Drifter"], draw: ["Kestrel Pilot"], discard: ["Blueprint Review"] },
    ],
    [
      "a warrior is taken from among the top cards, and the rest goes to the bottom",
      {
        lay: {
          hand: ["Call to Muster"],
          draw: ["Oathblade", RIFLES, "Close Ranks", "Gas Drifter", "Shed Shell"],
        },
      },
      ["play Call to Muster", "choose Gas Drifter"],
      { hand: ["Gas Drifter"], draw: ["Shed Shell", "Oathblade", RIFLES, "Close Ranks"], phase: "play" },
    ],
    [
      "which may be declined",
      { lay: { hand: ["Call to Muster"], draw: [RIFLES, "Oathblade"] } },
      ["play Call to Muster", "pass"],
      { hand: [], draw: [RIFLES, "Oathblade"] },
    ],
    [
      "a returned warrior draws a card",
      { lay: { hand: ["Shed Shell"], ao: [RIFLES], draw: ["Gas Drifter"] } },
      ["play Shed Shell"],
      { hand: [RIFLES, "Gas Drifter"], ao: [] },
    ],
    [
      "every two returned warriors draw a card",
      { lay: { hand: ["Spring Surge"], ao: [...many(RIFLES, 3)], draw: many("Gas Drifter", 3) } },
      ["play Spring Surge", `choose ${RIFLES}`, `choose ${RIFLES}`, `choose ${RIFLES}`],
      { ao: [], hand: [...many(RIFLES, 3), "Gas Drifter"] },
    ],
    [
      "as many cards are drawn as go into orbit, and only into empty slots",
      {
        lay: { hand: ["Sealed Consignment", RIFLES, "Oathblade"], draw: many("Gas Drifter", 3), orbit: ["Shed Shell"] },
        counters: { techLevel: 2 },
      },
      ["play Sealed Consignment", `choose ${RIFLES}`],
      { orbit: ["Shed Shell", RIFLES], hand: ["Oathblade", "Gas Drifter"], phase: "play" },
    ],
    [
      "up to two warriors of cost 1 return from the discard pile",
      { lay: { hand: ["Split the Brood Sac"], discard: [RIFLES, "Kestrel Pilot", "Skitterling"] } },
      ["play Split the Brood Sac", "choose Skitterling", "pass"],
      { hand: ["Skitterling"], phase: "play" },
    ],
    [
      "a card does not find itself in the discard pile",
      { lay: { hand: ["Encore"], discard: ["Shed Shell", "Volley Order"] } },
      ["play Encore", "choose Volley Order"],
      { hand: ["Volley Order"], discard: ["Encore", "Shed Shell"] },
    ],
    [
      "all warriors rally, and have more attack this turn alone",
      { lay: { hand: ["Armistice Rally"], ao: [RIFLES, "Kestrel Pilot"] } },
      ["play Armistice Rally"],
      { [`attack ${RIFLES}`]: 3, "attack Kestrel Pilot": 4, "exerted Kestrel Pilot": false },
    ],
    [
      "a warrior of either side takes as much damage as there are warriors",
      { lay: { hand: ["Sanctified Volley"], ao: many("Gas Drifter", 3) }, enemy: ["Nest Reaver"] },
      ["play Sanctified Volley", "choose Nest Reaver"],
      { "enemy-ao": [], "enemy-discard": ["Nest Reaver"] },
    ],
    [
      "the next Tech Level costs less, once",
      { lay: { hand: ["Field Research"], draw: [RIFLES] } },
      ["play Field Research", "tech", "tech"],
      { techLevel: 6, energy: 20 - 1 - 1 - 2, hand: [RIFLES] },
    ],
    [
      "one of two cards goes into orbit, and the other back on the deck",
      { lay: { hand: ["Sealed Prophecy"], draw: [RIFLES, "Oathblade", "Shed Shell"] } },
      ["play Sealed Prophecy", "choose Oathblade"],
      { orbit: ["Oathblade"], draw: [RIFLES, "Shed Shell"], phase: "play" },
    ],
    [
      "a card of the orbit one tier above the Tech Level is played for its cost",
      { lay: { hand: ["Leveraged Buyout"], orbit: ["Void Leviathan", RIFLES] }, counters: { techLevel: 3 } },
      ["play Leveraged Buyout"],
      { ao: ["Void Leviathan"], orbit: [RIFLES], energy: 20 - 2 - 6 },
    ],
    [
      "the opponent has nothing but warriors and life",
      { lay: { hand: ["Redacted Verse"] }, enemy: ["Gas Drifter"] },
      ["play Redacted Verse"],
      { phase: "play", discard: ["Redacted Verse"] },
    ],
    [
      "an opponent's warrior goes back to be fielded again",
      { lay: { hand: ["Riptide"] }, enemy: ["Hired Blaster"] },
      ["play Riptide"],
      { "enemy-ao": [], phase: "play" },
    ],
  ]);
});

describe("Moments", () => {
  plays([
    [
      "when a warrior enters the AO, another Knight rallies",
      { lay: { hand: ["Silver Banner Rider"], ao: ["Oathsworn Squire", RIFLES] }, counters: {} },
      ["attack Oathsworn Squire", "play Silver Banner Rider"],
      { "exerted Oathsworn Squire": false, "exerted Silver Banner Rider": true },
    ],
    [
      "an opponent's warrior is exerted before it can block",
      { lay: { ao: ["Lancer Column"] }, enemy: ["Hired Blaster"], counters: { dummyLife: 12 } },
      ["attack Lancer Column"],
      { dummyLife: 8, "enemy-ao": ["Hired Blaster"] },
    ],
    [
      "with nobody opposite there is nothing to exert, and the attack goes on",
      { lay: { ao: ["Lancer Column"] } },
      ["attack Lancer Column"],
      { dummyLife: 26, phase: "play" },
    ],
    [
      "who damages the opponent caches the top card of the deck",
      { lay: { ao: ["Bounty Assessor"], draw: [RIFLES] } },
      ["attack Bounty Assessor"],
      { cache: [RIFLES] },
    ],
    [
      "a destroyed warrior goes where its text says, and others hear of it",
      { lay: { ao: ["Vault Weevil", "Carapace Hulk", "Hunger Grub"] } },
      ["use Hunger Grub", "choose Vault Weevil", "carry-out"],
      { orbit: ["Vault Weevil"], "attack Carapace Hulk": 5, "attack Hunger Grub": 3, "health Hunger Grub": 3 },
    ],
    [
      "a returned warrior may go into orbit",
      { lay: { ao: ["Foam Runner"], hand: ["Shed Shell"] } },
      ["play Shed Shell", "carry-out"],
      { orbit: ["Foam Runner"], hand: [] },
    ],
    [
      "playing a warrior and an attack action costs the opponent life",
      { lay: { ao: ["Song of Spores", "Lingering Note"], hand: [RIFLES, "Warning Shot"] } },
      [`play ${RIFLES}`, "play Warning Shot"],
      { dummyLife: 30 - 1 - 1 - 2 },
    ],
    [
      "so does leaving the AO, while a hero is in its frontline form",
      { lay: { heroes: [], ao: ["Cantor of the Deep", RIFLES], hand: ["Shed Shell"] } },
      ["play Shed Shell", `choose ${RIFLES}`],
      { dummyLife: 29 },
    ],
    [
      "but not in the Hero Zone",
      { lay: { heroes: ["Cantor of the Deep"], ao: [RIFLES], hand: ["Shed Shell"] } },
      ["play Shed Shell"],
      { dummyLife: 30 },
    ],
    [
      "once a turn a warrior draws for its augment",
      { lay: { ao: ["Hymnal Templar"], hand: ["Oathblade", "Spine Graft"], draw: many(RIFLES, 3) } },
      ["play Oathblade > #Hymnal Templar", "play Spine Graft > #Hymnal Templar"],
      { hand: [RIFLES], "attack Hymnal Templar": 6 },
    ],
    [
      "a cached card shows the next one before it is drawn",
      { lay: { ao: ["Futures Ledger"], hand: [RIFLES], draw: ["Oathblade"] } },
      [`cache ${RIFLES}`, "carry-out"],
      { phase: "cache-draw" },
    ],
    [
      "two cards are put back in any order at the beginning of the turn, and one is drawn at its end",
      {
        lay: {
          ao: ["Written in Starlight", "The Deep Vault"],
          draw: ["Oathblade", RIFLES, "Shed Shell", "Gas Drifter", "Skitterling", "Warning Shot"],
        },
      },
      ["pass", "pass", "choose Warning Shot"],
      {
        hand: ["Oathblade", RIFLES, "Shed Shell", "Gas Drifter"],
        draw: ["Warning Shot", "Skitterling"],
        phase: "play",
      },
    ],
    [
      "a fortification of low cost is played for nothing",
      { lay: { ao: ["Orbital Drydock"], hand: ["Flak Terrace", "Toll Citadel"] }, counters: { energy: 0 } },
      ["pass", "pass", "choose Flak Terrace"],
      { ao: ["Orbital Drydock", "Flak Terrace"], hand: ["Toll Citadel"], phase: "play" },
    ],
    [
      "once a turn a destroyed warrior brings back a cheaper one",
      {
        lay: {
          ao: ["Endless Clutch", "Hunger Grub", "Lancer Column", "Kestrel Pilot"],
          discard: [RIFLES, "Nest Reaver"],
        },
      },
      ["use Hunger Grub", "choose Lancer Column", `choose ${RIFLES}`, "use Hunger Grub"],
      { hand: [RIFLES], "attack Hunger Grub": 5 },
    ],
  ]);
});

describe("What lasts", () => {
  plays([
    [
      "a hero in the Hero Zone leads nobody",
      { lay: { heroes: ["Marshal Ilse Thorne"], ao: ["Oathsworn Squire"] } },
      [],
      { "attack Oathsworn Squire": 1 },
    ],
    [
      "in the frontline it leads the other Knights",
      { lay: { ao: ["Marshal Ilse Thorne", "Oathsworn Squire", RIFLES] } },
      [],
      { "attack Oathsworn Squire": 2, "attack Marshal Ilse Thorne": 3, [`attack ${RIFLES}`]: 2 },
    ],
    [
      "an augment changes its warrior, more so a Knight, and the warrior knows that it has one",
      { lay: { ao: ["Oathsworn Squire", RIFLES] }, on: { "Oathsworn Squire": "Oathblade" } },
      [],
      { "attack Oathsworn Squire": 1 + 2 + 2, "health Oathsworn Squire": 3, [`attack ${RIFLES}`]: 2 },
    ],
    [
      "another warrior gains no health from it",
      { lay: { ao: ["Kestrel Pilot"] }, on: { "Kestrel Pilot": "Oathblade" } },
      [],
      { "attack Kestrel Pilot": 5, "health Kestrel Pilot": 2 },
    ],
    [
      "a lost health destroys",
      { lay: { ao: [RIFLES], hand: ["Spine Graft"] } },
      [`play Spine Graft > #${RIFLES}`],
      { ao: [], discard: ["Spine Graft", RIFLES] },
    ],
    ["three warriors", { lay: { ao: ["Barbed Leaper", ...many(RIFLES, 2)] } }, [], { "attack Barbed Leaper": 4 }],
    ["two warriors", { lay: { ao: ["Barbed Leaper", RIFLES] } }, [], { "attack Barbed Leaper": 3 }],
    ["a fortification", { lay: { ao: ["Bastion Sentry", "Blast Door"] } }, [], { "health Bastion Sentry": 4 }],
    [
      "fortifications are counted, up to two",
      { lay: { ao: ["Contract Garrison", ...many("Blast Door", 3)] } },
      [],
      { "attack Contract Garrison": 3 },
    ],
    ["a Union and a Swarm warrior are one", { lay: { ao: ["Defector Pack"] } }, [], { "health Defector Pack": 3 }],
    [
      "warriors that are not exerted",
      { lay: { ao: ["Vigil of Bells", RIFLES, "Kestrel Pilot"] } },
      [`attack ${RIFLES}`],
      { dummyLife: 28, [`attack ${RIFLES}`]: 2, "attack Kestrel Pilot": 4, "health Kestrel Pilot": 3 },
    ],
    [
      "the opponent's warriors of cost 1",
      { lay: { ao: ["Harmonic Field"] }, enemy: ["Hired Blaster", "Gas Drifter"] },
      [],
      { "attack Hired Blaster": 0, "attack Gas Drifter": 1 },
    ],
    [
      "the opponent's space warriors",
      { lay: { ao: ["Ring Fortress"] }, enemy: ["Bonded Escort", "Gas Drifter"] },
      [],
      { "attack Bonded Escort": 2, "attack Gas Drifter": 1 },
    ],
    [
      "warriors enter the AO rallied",
      { lay: { ao: ["General Mobilization"], hand: [RIFLES] } },
      [`play ${RIFLES}`],
      { [`exerted ${RIFLES}`]: false },
    ],
    [
      "the first warrior costs less",
      { lay: { ao: ["Migration Season"], hand: many("Kestrel Pilot", 2) } },
      ["play Kestrel Pilot", "play Kestrel Pilot"],
      { energy: 20 - 1 - 2 },
    ],
    [
      "what is played from orbit costs less",
      { lay: { orbit: ["Corridor Smuggler"] } },
      ["play Corridor Smuggler"],
      { energy: 19 },
    ],
    [
      "and the same card from the hand does not",
      { lay: { hand: ["Corridor Smuggler"] } },
      ["play Corridor Smuggler"],
      { energy: 18 },
    ],
    [
      "augments on one warrior cost less",
      { lay: { ao: ["Gate Templar"], hand: ["Oathblade"] } },
      ["play Oathblade > #Gate Templar"],
      { energy: 20 },
    ],
    [
      "an item pays for what is dear",
      { lay: { ao: ["Coin Engine"], hand: ["Lockdown Walker", ...many(RIFLES, 3)] }, counters: { energy: 0 } },
      ["play Lockdown Walker", `energy ${RIFLES}`, `energy ${RIFLES}`, `energy ${RIFLES}`],
      { phase: "pay", offers: ["mint Coin Engine"] },
    ],
    [
      "and for nothing else",
      { lay: { ao: ["Coin Engine"], hand: ["Silver Banner Rider", ...many(RIFLES, 2)] }, counters: { energy: 0 } },
      [],
      { offers: expect.not.arrayContaining(["play Silver Banner Rider"]) },
    ],
    [
      "the cache pays in the turn in which it is added to",
      { lay: { ao: ["Compound Interest"], hand: ["Kestrel Pilot", RIFLES], cache: [RIFLES] }, counters: { energy: 0 } },
      [`cache ${RIFLES}`, "play Kestrel Pilot", "use-cache"],
      { ao: ["Compound Interest", "Kestrel Pilot"] },
    ],
    [
      "a warrior comes back from the discard pile, and then leaves the game",
      { lay: { discard: ["Revenant Soloist"], hand: ["Shed Shell"], draw: [RIFLES] } },
      ["play Revenant Soloist", "play Shed Shell"],
      { ao: [], hand: [RIFLES], discard: ["Shed Shell"], energy: 20 - 4 - 1 },
    ],
  ]);

  test("the hand may hold more while a text says so", async () => {
    const set = await scene({ lay: { ao: ["The Deep Vault"], hand: many(RIFLES, 8) } });
    set.do("pass");
    while (set.phase !== "play") set.do("pass");
    expect(set.in("hand")).toHaveLength(8);
  });
});
