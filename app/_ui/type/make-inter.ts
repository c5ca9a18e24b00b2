import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

/** The letters that nearly every page needs: ASCII and the punctuation of our texts. */
const LETTERS = `${Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("")}\u00a0«»·×–—‘’“”•…−`;

/**
 * The part of the typeface that a page is first painted with. It has only the letters and weights that our pages use,
 * so it is a third of the size. Any other letter comes from the whole typeface. The same typeface gives the same bytes.
 */
export async function makeInter(): Promise<Uint8Array> {
  const whole = createRequire(import.meta.url).resolve(
    "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  );
  return subsetFont(readFileSync(whole), LETTERS, {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ["kern", "tnum", "lnum"],
  });
}

// Run `npm run typeface` after a new version of the typeface, or after changing its letters.
if (import.meta.main) writeFileSync(new URL("inter.woff2", import.meta.url), await makeInter());
