"use client";
import { lazy, Suspense, useEffect } from "react";
import { putBack, readLarge, useCardInHand, useFirstCard } from "../../_client/card-in-hand.ts";
import { type Command, useCommands } from "../../_client/command.tsx";
import type { CardsToRead } from "./card-reading.tsx";

// The games and their cards weigh more than the page. They come when somebody is near the first name.
const CardReading = lazy(() => import("./card-reading.tsx"));

const READ: Command<undefined> = {
  id: "read",
  keys: ["i"],
  says: "Read the card",
  run: () => readLarge(),
};

/**
 * Shows the cards that a page names: the face of the one that the pointer or the focus is on, and a card with all its
 * facts when its name is pressed.
 */
export function CardReader({ first, ...cards }: CardsToRead & { readonly first?: string | undefined }) {
  const { name } = useCardInHand();
  useFirstCard(first);
  useCommands([READ], undefined);
  useEffect(() => {
    document.addEventListener("click", readInstead);
    return () => {
      document.removeEventListener("click", readInstead);
      putBack();
    };
  }, []);
  return <Suspense fallback={cards.beside}>{name === undefined ? cards.beside : <CardReading {...cards} />}</Suspense>;
}

/** A plain press on a card's name opens the card here. With any other button or key it stays a link. */
function readInstead(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const { target } = event;
  const link = target instanceof Element ? target.closest("[data-shows] a, a[data-shows]") : null;
  const shown = link?.closest("[data-shows]")?.getAttribute("data-shows");
  if (!shown) return;
  event.preventDefault();
  readLarge(shown);
}
