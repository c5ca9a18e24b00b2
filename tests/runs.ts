import { relative } from "node:path";
import fc from "fast-check";

// The browser tests take their numbers from here too, and have another runner.
const vitest = process.env.VITEST ? await import("vitest") : undefined;

/** How often a property is tried: the quick number in every run, the full one with NIGHTLY=1. FEWER=20 tries one in
 * twenty. Every run has the same seed, every night another one, and SEED=… repeats it. */
export function runs(quick: number, nightly: number): { numRuns: number; seed: number } {
  const fewer = Math.ceil(quick / Number(process.env.FEWER || 1));
  return { numRuns: process.env.NIGHTLY ? nightly : fewer, seed: Number(process.env.SEED ?? 1) };
}

/** What to type to try the running test again with the numbers that it had. */
export function again(seed: number): string {
  const { testPath = "", currentTestName = "" } = vitest?.expect.getState() ?? {};
  const file = relative(process.cwd(), testPath);
  // The name is read as a pattern, in which a dot stands for any sign.
  const name = currentTestName.replaceAll(" > ", " ").replace(/[^\w ,:;-]/g, ".");
  const night = process.env.NIGHTLY ? "NIGHTLY=1 " : "";
  return `Try it again: ${night}SEED=${seed} npx vitest run ${file} -t "${name}"`;
}

function report(found: fc.RunDetails<unknown>): void {
  if (!found.failed) return;
  throw new Error(`${again(found.seed)}\n\n${fc.defaultReportMessage(found)}`, { cause: found.errorInstance });
}

fc.configureGlobal({ reporter: report });
