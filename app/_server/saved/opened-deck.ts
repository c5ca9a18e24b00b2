import { openShared } from "./shared.ts";

/** The saved deck and the version that an address names. */
export async function opened({ params, searchParams }: PageProps<"/decks/[id]">) {
  const [{ id }, { version }] = await Promise.all([params, searchParams]);
  const number = typeof version === "string" && /^\d{1,9}$/.test(version) ? Number(version) : undefined;
  return { id, number, found: await openShared(id, number) };
}
