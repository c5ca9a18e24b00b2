// One server for all tests that only read: each start of one costs as much as the tests of a file.
import type { TestProject } from "vitest/node";
import { freePort, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the server of all tests answers. Nothing limits how often it is asked. */
    readonly origin: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const port = await freePort();
  // With an origin, as pages have QR codes only then.
  const PUBLIC_ORIGIN = `http://127.0.0.1:${port}`;
  const server = await startServer(undefined, { RATE_LIMIT: "off", PORT: String(port), PUBLIC_ORIGIN });
  project.provide("origin", server.origin);
  return () => server.stop();
}
