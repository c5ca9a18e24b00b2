import type { Args, Flag } from "./args.ts";

/** A whole command of `drydock`: its name, its help, its flags and what it does. */
export interface Verb {
  readonly name: string;
  /** What it does, for the list of all commands. */
  readonly says: string;
  /** How it is called, such as `check [FILE…] [--json | --jsonl]`, with one line for each form. */
  readonly usage: readonly [string, ...string[]];
  /** The rest of its help. */
  readonly help: string;
  /** What people type most, each with what it does. The words of a shell, as they are. */
  readonly examples: readonly (readonly [command: string, does: string])[];
  readonly flags: readonly Flag[];
  /** Runs it and answers its exit status. */
  run(args: Args): Promise<number>;
}
