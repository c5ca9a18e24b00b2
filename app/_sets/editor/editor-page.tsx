"use client";
import { useEffect, useState } from "react";
import { games } from "../../../lib/games/index.ts";
import { openOwnSets } from "../../_client/own-sets.ts";
import { storageFault } from "../../_client/storage.ts";
import { STORAGE_MS, within } from "../../_client/within.ts";
import { RawDeck } from "../../_decks/raw-deck.tsx";
import { EditorView } from "./editor-view.tsx";
import { SetEditor } from "./state/set-editor.ts";

type Opened = { readonly editor: SetEditor } | { readonly why: string; readonly raw?: unknown };

/** Opens the set that the address names, and says why if it can't. */
export function EditorPage() {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  useEffect(() => {
    let asked = 0;
    const open = () => {
      const turn = ++asked;
      const show = (now: Opened) => turn === asked && setOpened(now);
      const opening = openSet(location.hash.slice(1)).catch((error: unknown): Opened => ({ why: refused(error) }));
      void opening.then(show);
      void within(STORAGE_MS, opening).then(({ inTime }) => {
        if (!inTime && turn === asked) setOpened((before) => before ?? { why: SILENT });
      });
    };
    open();
    addEventListener("hashchange", open);
    return () => {
      asked = -1;
      removeEventListener("hashchange", open);
    };
  }, []);
  if (!opened) return <div aria-busy="true" className="min-h-96 noscript:hidden" />;
  if ("editor" in opened) return <EditorView key={opened.editor.id} editor={opened.editor} />;
  return (
    <section className="max-w-2xl py-8">
      <h1 className="text-2xl font-bold">This set can’t be edited</h1>
      <p role="alert" className="mt-2">
        {opened.why}
      </p>
      {opened.raw === undefined ? null : <RawDeck raw={opened.raw} />}
      <p className="mt-4">
        <a href="/sets" className="inline-flex min-h-6 items-center">
          Your card sets
        </a>
      </p>
    </section>
  );
}

const SILENT = "This browser’s storage does not answer. Close other tabs of Drydock and reload the page.";

function refused(error: unknown): string {
  return `This browser does not let this page store anything (${storageFault(error)}). Open it in a window that is not private.`;
}

async function openSet(id: string): Promise<Opened> {
  if (id === "") return { why: "This address names no card set. Choose one from the list." };
  const store = await openOwnSets();
  const kept = await store.get(id);
  if (!kept)
    return { why: "This browser keeps no card set under this address. It was removed, or made in another browser." };
  if (!kept.read.ok) return { why: kept.read.why, raw: kept.raw };
  const { set } = kept.read;
  const game = games.find((one) => one.id === set.sheet.game);
  return game ? { editor: new SetEditor(game, set, store) } : { why: `There is no game “${set.sheet.game}”.` };
}
