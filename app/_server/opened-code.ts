import { askedSets, openWithSets } from "./deck-with-sets.ts";

/** The deck in the address, judged with the card sets that the address names. */
export async function opened({ params, searchParams }: PageProps<"/d/[code]">) {
  const [{ code }, { set }] = await Promise.all([params, searchParams]);
  return { code, ...(await openWithSets(code, askedSets(set))) };
}
