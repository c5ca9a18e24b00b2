// Counts steps of work instead of time: how often each piece of the app's code ran, as the engine itself counts it. The
// same input costs nearly the same number of steps, on every machine and under any load. (In a process that works for long,
// its collector now and then throws counts away: a sum may then be too small, never too great.)
import { Session } from "node:inspector";

/** The steps that one request may cost: about 50 ms of one core. */
export const MOST_STEPS = 2_500_000;

interface Block {
  readonly count: number;
}

interface Script {
  readonly url: string;
  readonly functions: readonly { readonly functionName: string; readonly ranges: readonly Block[] }[];
}

/** Whether a script is the app's own. */
const isOurs = (url: string) =>
  /\/(?:lib|app\/_server)\/[^?]*\.tsx?(?:$|\?)/.test(url) && !url.includes("node_modules");

const session = new Session();
session.connect();
let isOn = false;

// Calls to a local session are answered before they return.
function post<T>(method: string, params: object = {}): T {
  let answer: T | undefined;
  session.post(method, params, (error: Error | null, result?: object) => {
    if (error) throw error;
    answer = result as T;
  });
  return answer as T;
}

/** The steps that a piece of work takes. */
export function stepsOf(work: () => unknown): number {
  return stepsBy(work).reduce((sum, [, steps]) => sum + steps, 0);
}

/** The steps that a piece of work takes in each function, most first. */
export function stepsBy(work: () => unknown): readonly (readonly [where: string, steps: number])[] {
  if (!isOn) {
    post("Profiler.enable");
    post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    isOn = true;
  }
  post("Profiler.takePreciseCoverage");
  const letters = lettersRead(work);
  const { result } = post<{ result: Script[] }>("Profiler.takePreciseCoverage");
  const ours = result.filter(({ url }) => isOurs(url));
  const steps = ours.flatMap(({ url, functions }) =>
    functions.map(({ functionName, ranges }) => {
      const steps = ranges.reduce((sum, { count }) => sum + count, 0);
      return [`${functionName} (${url.slice(url.lastIndexOf("/lib/") + 1)})`, steps] as const;
    }),
  );
  return [...steps, ["letters read by the engine", Math.round(letters / LETTERS_A_STEP)] as const].sort(
    ([, a], [, b]) => b - a,
  );
}

/** The engine's own work on a text is not counted as steps of the app, so its letters are counted. */
const LETTERS_A_STEP = 20;

/** The letters of all texts that are normalised, split or replaced in while something runs. */
function lettersRead(work: () => unknown): number {
  let letters = 0;
  const undo: (() => void)[] = [];
  const count = (on: object, name: string, length: (self: unknown) => number) => {
    const before = Reflect.get(on, name);
    Reflect.set(on, name, function counted(this: unknown, ...args: unknown[]) {
      letters += length(this);
      return Reflect.apply(before, this, args);
    });
    undo.push(() => Reflect.set(on, name, before));
  };
  for (const name of ["normalize", "replace", "replaceAll", "split", "toLowerCase"])
    count(String.prototype, name, (text) => String(text).length);
  try {
    work();
  } finally {
    for (const one of undo) one();
  }
  return letters;
}
