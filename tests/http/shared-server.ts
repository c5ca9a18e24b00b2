// One server for all tests that only read: each start of one costs as much as the tests of a file.
import type { TestProject } from "vitest/node";
import { freePort, type Server, startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the server of all tests answers. Nothing limits how often it is asked. */
    readonly origin: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const shared = process.env.SHARED_ORIGIN;
  if (shared) {
    project.provide("origin", shared);
    return async () => undefined;
  }
  const server = await startShared();
  project.provide("origin", server.origin);
  return () => server.stop();
}

/** The server of all tests that only read, and of the browser tests. */
export async function startShared(): Promise<Server> {
  const port = await freePort();
  // With an origin, as pages have QR codes only then.
  const PUBLIC_ORIGIN = `http://127.0.0.1:${port}`;
  return startServer(undefined, { RATE_LIMIT: "off", PORT: String(port), PUBLIC_ORIGIN });
}
