"use client";
import { lazy, type ReactNode, Suspense } from "react";
import type { CodedDeck } from "../../_client/judged-here.ts";
import { useJudgedHere } from "../../_client/use-judged-here.ts";

const MeasureHead = lazy(() => import("./measure-head.tsx").then((module) => ({ default: module.MeasureHead })));

/** The head of the page as the server has drawn it, or as the card sets of this browser make it. */
export function OwnHead({ deck, children }: { readonly deck: CodedDeck; readonly children: ReactNode }) {
  const judged = useJudgedHere(deck);
  return judged ? (
    <Suspense fallback={children}>
      <MeasureHead shared={judged} code={deck.code} />
    </Suspense>
  ) : (
    children
  );
}
