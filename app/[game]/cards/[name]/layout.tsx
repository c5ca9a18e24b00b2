import { notFound } from "next/navigation";
import { cardNamed } from "../card-named.ts";
import { NearNames } from "../near-names.tsx";

/** Says which names are near to one that no card has: the page that answers "not found" is told no name. */
export default async function CardLayout({ params, children }: LayoutProps<"/[game]/cards/[name]">) {
  const named = await cardNamed(await params);
  if (!named) notFound();
  return (
    <>
      {!named.entry ? <NearNames pool={named.pool} typed={named.typed} meant={named.meant} /> : null}
      {children}
    </>
  );
}
