"use client";
import { useEffect } from "react";

/**
 * Draws pictures of cards here that the server does not send, because nobody reaches it. What draws is loaded when the first
 * one is missing.
 */
export function MissingArt() {
  useEffect(() => {
    const draw = (picture: HTMLImageElement) => void import("./redraw.ts").then(({ redraw }) => redraw(picture));
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.dataset.art !== undefined) draw(target);
    };
    document.addEventListener("error", onError, { capture: true });
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-art]"))
      if (picture.complete && picture.naturalWidth === 0) draw(picture);
    return () => document.removeEventListener("error", onError, { capture: true });
  }, []);
  return null;
}
