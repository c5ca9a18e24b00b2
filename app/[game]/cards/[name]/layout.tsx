import { notFound } from "next/navigation";
import { cardNamed } from "../card-named.ts";
import { NearNames } from "../near-names.tsx";

/**
 * Suggests near names for one that no card has. It is a layout because Next does not pass the name to its "not found"
 * page.
 */
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
