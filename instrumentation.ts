import { publicOrigin } from "./app/_server/origin.ts";

/** Once, when the server starts: settings are looked at, the database is brought up to date and gets the built-in sets. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  publicOrigin();
  const { ready } = await import("./app/_server/pools.ts");
  await ready();
}
