import { NearNames } from "../../../_cards/near-names.tsx";
import { cardNamed } from "../../../_server/card-named.ts";
import { markMissing } from "../../../_server/missing.ts";

/** The page of a card, or, for a name that no card or several have, those that it might mean. */
export default async function CardLayout({ params, children }: LayoutProps<"/[game]/cards/[name]">) {
  const named = await cardNamed(await params);
  if (!named || named.entry) return children;
  markMissing();
  return <NearNames pool={named.pool} typed={named.typed} meant={named.meant} />;
}
