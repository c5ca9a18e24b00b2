"use client";
import { useEffect, useState } from "react";

/** What can be done about a page that this browser does not have: ask again, or play the deck, if it was a deck's page. */
export function WayOut() {
  const [play, setPlay] = useState<string | undefined>(undefined);
  useEffect(() => {
    const [, deck] = /^(\/d\/[\w-]+)(\/|$)/.exec(location.pathname) ?? [];
    if (deck) setPlay(`${deck}/play`);
  }, []);
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      <button type="button" className="button" onClick={() => location.reload()}>
        Try again
      </button>
      {play && (
        <a href={play} className="button inline-flex items-center no-underline">
          Play this deck
        </a>
      )}
    </p>
  );
}
