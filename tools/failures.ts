// What failed in a run of tests, from the results that the runners write: a line with the place and the name, and below it
// what the test said.
import { relative } from "node:path";

/** What vitest writes. A file that could not be loaded has a message and no test. */
export interface UnitResult {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages: string[] }[];
  }[];
}

export function failedTests({ testResults }: UnitResult): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [`${file}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join("\n")}`);
  });
}

/** How long a file of tests took. */
export interface FileSeconds {
  readonly file: string;
  readonly seconds: number;
}

export function unitSeconds({ testResults }: UnitResult): FileSeconds[] {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const tests = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    return { file: relative(process.cwd(), name), seconds: Math.max(tests, endTime - startTime) / 1000 };
  });
}

interface Suite {
  suites?: Suite[];
  specs: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
  }[];
}

/** What Playwright writes. */
export interface BrowserResult {
  stats: { expected: number };
  suites: Suite[];
  errors: { message?: string }[];
}

export function failedBrowserTests({ suites, errors }: BrowserResult): string[] {
  return [...suites.flatMap(failedIn), ...errors.map(({ message }) => message ?? "An error outside of the tests")];
}

export function browserSeconds({ suites }: BrowserResult): FileSeconds[] {
  const all = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsIn))
    for (const { duration } of tests.flatMap(({ results }) => results))
      all.set(file, (all.get(file) ?? 0) + duration / 1000);
  return [...all].map(([file, seconds]) => ({ file: `tests/e2e/${file}`, seconds }));
}

function specsIn({ suites = [], specs }: Suite): Suite["specs"] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function failedIn({ suites = [], specs }: Suite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const said = tests
        .flatMap(({ results }) => results)
        .flatMap(({ errors }) => errors.map(({ message }) => message));
      return `${file}:${line}: ${title}\n${said.join("\n")}`;
    });
  return [...own, ...suites.flatMap(failedIn)];
}
