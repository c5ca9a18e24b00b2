import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { understoodOf } from "../../../../lib/core/text/understood.ts";
import { cardNamed, inOneSentence } from "../../../_cards/card-named.ts";
import { CardSheet } from "../../../_cards/card-sheet.tsx";

export async function generateMetadata({ params }: PageProps<"/[game]/cards/[name]">): Promise<Metadata> {
  const named = await cardNamed(await params);
  if (!named) return {};
  if (!named.entry) return { title: "No such card" };
  const { pool, entry } = named;
  return {
    title: `${entry.label}, a card of ${pool.game.name}`,
    description: inOneSentence(pool, entry),
    alternates: { canonical: `/${pool.game.id}/cards/${encodeURIComponent(entry.label)}` },
  };
}

export default async function CardPage({ params }: PageProps<"/[game]/cards/[name]">) {
  const named = await cardNamed(await params);
  if (!named?.entry) notFound();
  const { pool, entry } = named;
  const goldfish = await pool.game.goldfish();
  return <CardSheet pool={pool} entry={entry} understood={goldfish.texts ? understoodOf(goldfish, entry.card) : []} />;
}
