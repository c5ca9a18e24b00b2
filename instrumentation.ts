/** Once, when the server starts: the database is brought up to date and gets the built-in sets. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { ready } = await import("./app/_server/pools.ts");
  await ready();
}
