import type { Drawing } from "./drawing.ts";
import { kinds } from "./kinds.ts";
import { ships } from "./ships.ts";
import { traits } from "./traits.ts";

/** What a card is, as symbols of one colour, by name. */
export const drawings: Readonly<Record<string, Drawing>> = { ...kinds, ...traits, ...ships };
