"use client";
import { useEffect, useState } from "react";
import { type ParcelLink, parcelIn } from "../../../lib/deck/parcel/link.ts";
import { download } from "../../_client/download.ts";
import { restoredFrom } from "../../_client/drafts/changing.ts";
import { openDrafts } from "../../_client/drafts/drafts.ts";
import { DECK } from "../../_client/saved/deck-kind.ts";
import { openKeyring } from "../../_client/saved/keyring.ts";
import { storageFault } from "../../_client/storage.ts";
import { take } from "./sending.ts";

interface Done {
  readonly says: string;
  readonly isOver: boolean;
  /** What was taken and could not be kept. */
  readonly left?: string;
}

/** Adds the decks that a link brings to those of this browser. Nothing is taken before somebody presses. */
export function BringDecks({ games }: { games: readonly string[] }) {
  const [link, setLink] = useState<ParcelLink | undefined | "unread">("unread");
  const [done, setDone] = useState<Done | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const read = () => {
      setLink(parcelIn(location.hash));
      setDone(undefined);
    };
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  if (link === "unread") return <div className="min-h-24" />;
  if (link === undefined)
    return (
      <p className="max-w-prose">
        This link is not whole. On the device that has the decks, open <a href="/decks">Your decks</a> and press{" "}
        <b>Bring to another device</b>.
      </p>
    );
  const bring = async () => {
    setBusy(true);
    setDone(await brought(link, games));
    setBusy(false);
  };
  const { isOver = false, says = "", left } = done ?? {};
  return (
    <>
      {isOver ? null : <Offer isBusy={isBusy} onBring={() => void bring()} />}
      <p role="status" className="mt-4 max-w-prose empty:hidden">
        {says}
      </p>
      {left === undefined ? null : (
        <button
          type="button"
          className="tool mt-2"
          onClick={() => download("drydock-decks.json", left, "application/json")}
        >
          Download them as a file
        </button>
      )}
      {isOver ? (
        <p className="mt-4">
          <a href="/decks" className="button inline-flex items-center no-underline">
            See your decks
          </a>
        </p>
      ) : null}
    </>
  );
}

function Offer({ isBusy, onBring }: { isBusy: boolean; onBring(): void }) {
  return (
    <>
      <p className="max-w-prose">
        This link brings decks from another browser, and the keys to change the saved ones. Decks that are here already
        stay as they are. The link works once.
      </p>
      <p className="mt-4">
        <button type="button" className="button" disabled={isBusy} onClick={onBring}>
          {isBusy ? "Bringing them…" : "Bring the decks here"}
        </button>
      </p>
    </>
  );
}

async function brought(link: ParcelLink, games: readonly string[]): Promise<Done> {
  const taken = await take(link);
  if (!taken.ok) return { says: taken.why, isOver: false };
  // The link is used up now, and its key opens nothing any more.
  history.replaceState(history.state, "", location.pathname);
  try {
    const [store, keyring] = await Promise.all([openDrafts(games), openKeyring(DECK)]);
    const { says } = await restoredFrom(store, keyring, games, taken.file);
    return { says, isOver: true };
  } catch (error) {
    return { says: `The decks could not be kept: ${storageFault(error)}.`, isOver: true, left: taken.file };
  }
}
