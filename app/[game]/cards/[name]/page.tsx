import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { understoodOf } from "../../../../lib/core/text/understood.ts";
import { CardSheet } from "../../../_cards/card-sheet.tsx";
import { cardNamed, inOneSentence } from "../../../_server/card-named.ts";
import { judgedSamples } from "../../../_server/samples.ts";

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
  const [goldfish, terms] = await Promise.all([pool.game.goldfish(), pool.game.terms()]);
  const understood = goldfish.texts ? understoodOf(goldfish, entry.card) : [];
  return <CardSheet pool={pool} entry={entry} understood={understood} samples={judgedSamples(pool)} terms={terms} />;
}
