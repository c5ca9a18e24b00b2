import type { Drawing } from "./drawing.ts";
import { kinds } from "./kinds.ts";
import { numbers } from "./numbers.ts";
import { resources } from "./resources.ts";
import { ships } from "./ships.ts";
import { traits } from "./traits.ts";

/** All symbols that are drawn in one colour, by name. */
export const drawings: Readonly<Record<string, Drawing>> = { ...kinds, ...traits, ...ships, ...numbers };

/** Whether there is a symbol of this name. */
export function isDrawn(name: string): boolean {
  return name in drawings || name in resources;
}
