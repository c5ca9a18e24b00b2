import type { Attribute, CardOf } from "../../../core/card/card.ts";

const UNITS = ["facility", "orbital", "ground"] as const;
const PLAYER_KINDS = [...UNITS, "catastrophe", "utility"] as const;
const KINDS = [...PLAYER_KINDS, "world"] as const;
const FACILITIES = ["post", "mining", "population", "production", "yard", "special"] as const;
const SUBKINDS = {
  facility: FACILITIES,
  orbital: ["ship", "station", "field"],
  ground: ["manned", "automated"],
} as const;

export const attributes = [
  { name: "kind", label: "kind", shapes: [{ is: "word", of: KINDS }], search: "k" },
  {
    name: "kindAmong",
    label: "possible kinds",
    shapes: [{ is: "words", of: KINDS }],
    bounds: { of: "kind", as: "among" },
  },
  {
    name: "subkind",
    label: "kind of unit",
    shapes: [{ is: "word", of: Object.values(SUBKINDS).flat() }],
    kinds: UNITS,
    wordsOf: SUBKINDS,
    search: "t",
  },
  // A Utility can become a ship, which then has these numbers.
  {
    name: "defense",
    label: "Defensive Strength",
    shapes: [{ is: "number", min: 0, max: 99 }],
    kinds: PLAYER_KINDS,
    mayLack: true,
  },
  {
    name: "income",
    label: "Income",
    shapes: [
      { is: "number", min: -9, max: 99 },
      { is: "word", of: ["RES"] },
    ],
    kinds: PLAYER_KINDS,
    mayLack: true,
  },
  {
    name: "weapons",
    label: "Weapons",
    shapes: [{ is: "numbers", min: 0, max: 99 }],
    kinds: PLAYER_KINDS,
    mayLack: true,
  },
  {
    name: "class",
    label: "Class",
    shapes: [{ is: "number", min: 0, max: 99 }],
    kinds: ["orbital", "utility"],
    search: "c",
    mayLack: true,
  },
  {
    name: "classAtMost",
    label: "largest possible Class",
    shapes: [{ is: "number", min: 0, max: 99 }],
    kinds: ["orbital", "utility"],
    bounds: { of: "class", as: "atMost" },
  },
  {
    name: "range",
    label: "Range",
    shapes: [{ is: "number", min: 0, max: 9 }],
    kinds: ["orbital", "utility"],
    mayLack: true,
  },
  {
    name: "capacity",
    label: "Capacity",
    shapes: [{ is: "number", min: 0, max: 99 }],
    kinds: PLAYER_KINDS,
    mayLack: true,
  },
  { name: "retreat", label: "Retreat", shapes: [{ is: "flag" }], kinds: ["orbital", "utility"] },
  {
    name: "swap",
    label: "Swap",
    shapes: [{ is: "flag" }, { is: "words", of: FACILITIES }],
    kinds: ["facility"],
  },
  { name: "prohibited", label: "Prohibited", shapes: [{ is: "flag" }], kinds: PLAYER_KINDS },
  { name: "canConquer", label: "can Conquer", shapes: [{ is: "flag" }], kinds: ["ground"] },
  {
    name: "requires",
    label: "requirement",
    shapes: [
      {
        is: "conditions",
        of: ["any", "habitable", "non-hostile", "occupied", ...FACILITIES.map((kind) => `own:${kind}`)],
        numbered: ["capacity"],
      },
    ],
    kinds: UNITS,
  },
  {
    name: "hits",
    label: "hits",
    shapes: [
      {
        is: "record",
        fields: { damage: { is: "number", min: 0, max: 99 }, kinds: { is: "words", of: UNITS } },
      },
    ],
    kinds: ["catastrophe"],
  },
  { name: "h2o", label: "H2O", shapes: [{ is: "number", min: 1, max: 9 }], kinds: ["world"] },
  { name: "res", label: "RES", shapes: [{ is: "number", min: 0, max: 9 }], kinds: ["world"] },
  { name: "habitable", label: "Habitable", shapes: [{ is: "flag" }], kinds: ["world"] },
  { name: "hostile", label: "Hostile", shapes: [{ is: "flag" }], kinds: ["world"] },
] as const satisfies readonly [Attribute, ...Attribute[]];

export type OpenWorldsCard = CardOf<typeof attributes>;
