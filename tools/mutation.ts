// Changes the code of the rules in one place after the other, part by part, and lists the changes that no test notices.
import { matchesGlob, relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import config, { parts } from "../stryker.config.mjs";

type Result = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const AT_LEAST = 85;

interface Run {
  readonly name: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/** The runs that the command line asks for: all parts, or parts by name, or single files. */
function asked(names: readonly string[]): readonly Run[] {
  const all: readonly Run[] = Object.entries(parts).map(([name, part]) => ({ name, ...part }));
  if (names.length === 0) return all;
  return names.map((name) => {
    const file = name.replace(/:\d.*$/, "");
    const part = all.find((one) => one.name === name || one.mutate.some((glob) => matchesGlob(file, glob)));
    if (!part) throw new Error(`${name} is neither a part (${Object.keys(parts).join(", ")}) nor a file of one.`);
    return part.name === name ? part : { ...part, name, mutate: [name] };
  });
}

const count = (results: readonly Result[], ...statuses: readonly Result["status"][]) =>
  results.filter(({ status }) => statuses.includes(status)).length;

/** How many of the changes that could be tried were noticed. Those that ran out of time are counted apart. */
function score(results: readonly Result[]): number {
  const killed = count(results, "Killed");
  return (100 * killed) / Math.max(1, killed + count(results, "Survived", "NoCoverage"));
}

function line(name: string, results: readonly Result[]): string {
  return [
    `${name}: ${score(results).toFixed(1)} % noticed`,
    `${count(results, "Killed")} noticed`,
    `${count(results, "Survived", "NoCoverage")} not`,
    `${count(results, "Timeout")} out of time`,
    `${count(results, "RuntimeError")} do not load`,
    `${count(results, "Ignored")} wording, not tried`,
  ].join(", ");
}

function survivors(results: readonly Result[]): readonly string[] {
  return results
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .map(({ fileName, location: { start }, mutatorName, replacement }) => {
      const place = `${relative("", fileName)}:${start.line}:${start.column}`;
      return `  ${place} ${mutatorName}: ${(replacement ?? "").replace(/\s+/g, " ").slice(0, 100)}`;
    });
}

// Every change meets few decks, because the tables of rules have to notice it.
process.env.FEWER ??= "20";
const every: Result[] = [];
const lines: string[] = [];
for (const { name, mutate, tests } of asked(process.argv.slice(2))) {
  process.env.MUTATION_TESTS = tests.join(" ");
  const fileName = `results/mutation/${name.replace(/\W+/g, "-")}.json`;
  const results = await new Stryker({ ...config, mutate: [...mutate], jsonReporter: { fileName } }).runMutationTest();
  every.push(...results);
  lines.push(line(name, results), ...survivors(results));
}
console.log([...lines, line("In all", every)].join("\n"));
if (score(every) < AT_LEAST) process.exitCode = 1;
