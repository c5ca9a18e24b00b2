import type { Args, Flag } from "./args.ts";

/** A command of drydock, whole: what it is called, what it says of itself, the flags it takes and what it does. */
export interface Verb {
  readonly name: string;
  /** What it does, in the list of all commands. */
  readonly says: string;
  /** How it is called, for example `check [FILE…] [--json | --jsonl]`, one line for each way. */
  readonly usage: readonly [string, ...string[]];
  /** The rest of its help. */
  readonly help: string;
  readonly flags: readonly Flag[];
  /** Runs it and answers with the exit status. */
  run(args: Args): Promise<number>;
}
