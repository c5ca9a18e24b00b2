"use client";
import { useEffect, useRef, useState } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { useCardInHand } from "../../_client/card-in-hand.ts";
import { CardFace } from "./card-face.tsx";

const MARGIN = 12;

/** The face of the card that the pointer or the focus is on, beside it. It goes with Escape and when the page moves. */
export default function FloatingFace({ pool }: { pool: Pool }) {
  const { name, isLarge } = useCardInHand();
  const [place, setPlace] = useState(placeNow);
  useEffect(() => {
    // The focus may have come between the first drawing and this.
    setPlace(placeNow);
    const follow = ({ target }: Event) => setPlace(placeOf(target));
    const hide = () => setPlace(undefined);
    const hideOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && hide();
    document.addEventListener("pointerover", follow);
    document.addEventListener("focusin", follow);
    document.addEventListener("focusout", hide);
    addEventListener("scroll", hide, { passive: true });
    addEventListener("keydown", hideOnEscape);
    return () => {
      document.removeEventListener("pointerover", follow);
      document.removeEventListener("focusin", follow);
      document.removeEventListener("focusout", hide);
      removeEventListener("scroll", hide);
      removeEventListener("keydown", hideOnEscape);
    };
  }, []);
  const card = name === undefined ? undefined : pool.labelled(name);
  const entry = card && pool.of(card);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const face = box.current;
    if (!face || !place) return;
    const { width, height } = face.getBoundingClientRect();
    const right = place.right + MARGIN;
    const left = right + width <= innerWidth ? right : Math.max(MARGIN, place.left - MARGIN - width);
    const top = Math.min(Math.max(MARGIN, place.top - height / 3), innerHeight - height - MARGIN);
    face.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  });
  if (!entry || !place || isLarge) return null;
  return (
    <div
      ref={box}
      aria-hidden="true"
      data-floating
      className="pointer-events-none fixed top-0 left-0 z-15 w-66 max-md:hidden pointer-coarse:hidden print:hidden"
    >
      <CardFace game={pool.game} entry={entry} />
    </div>
  );
}

function placeNow(): DOMRect | undefined {
  return placeOf(document.querySelector("[data-shows]:hover") ?? document.activeElement);
}

/** Where the element stands that shows a card: as wide as the group that the face must not cover, if there is one. */
function placeOf(target: EventTarget | null): DOMRect | undefined {
  const shows = target instanceof Element ? target.closest("[data-shows]") : null;
  if (!shows) return undefined;
  const { top, height } = shows.getBoundingClientRect();
  const { left, width } = (shows.closest("[data-beside]") ?? shows).getBoundingClientRect();
  return new DOMRect(left, top, width, height);
}
