// Runs before each file of tests that shares a process with others: the file gets modules of its own, and behind it whatever
// it has set for the whole process is set back.
import { afterAll, vi } from "vitest";

vi.resetModules();
const env = { ...process.env };

// What a file does in the end itself comes before this.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  globalThis.drydockDatabase = undefined;
  globalThis.drydockAnswers = undefined;
});
