"use client";
import { useEffect, useState } from "react";
import { games } from "../../../lib/games/index.ts";
import { openOwnSets } from "../../_client/own-sets.ts";
import { storageFault } from "../../_client/storage.ts";
import { STORAGE_MS, withTimeout } from "../../_client/timeout.ts";
import { EditorView } from "./editor-view.tsx";
import { NO_ID, NOT_HERE, NoSet, type NotOpened, UNREADABLE } from "./no-set.tsx";
import { SetEditor } from "./state/set-editor.ts";

type Opened = { readonly editor: SetEditor } | NotOpened;

/** Opens the set that the address names, and says why if it can't. */
export function EditorPage() {
  const [opened, setOpened] = useState<Opened | undefined>(undefined);
  useEffect(() => {
    let asked = 0;
    const open = () => {
      const turn = ++asked;
      const show = (now: Opened) => turn === asked && setOpened(now);
      const opening = openSet(location.hash.slice(1)).catch((error: unknown): Opened => refused(error));
      void opening.then(show);
      void withTimeout(STORAGE_MS, opening).then(({ inTime }) => {
        if (!inTime && turn === asked) setOpened((before) => before ?? SILENT);
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
  return <NoSet notOpened={opened} />;
}

const SILENT: NotOpened = {
  title: "This card set can’t be opened now",
  why: "This browser’s storage does not answer. Close other tabs of Drydock and reload the page.",
};

function refused(error: unknown): NotOpened {
  return {
    title: "This card set can’t be opened here",
    why: `This browser does not let this page store anything (${storageFault(error)}). Open it in a window that is not private.`,
  };
}

async function openSet(id: string): Promise<Opened> {
  if (id === "") return NO_ID;
  const store = await openOwnSets();
  const kept = await store.get(id);
  if (!kept) return NOT_HERE;
  if (!kept.read.ok) return { ...UNREADABLE, ...kept.read, raw: kept.raw };
  const { set } = kept.read;
  const game = games.find((one) => one.id === set.sheet.game);
  return game
    ? { editor: new SetEditor(game, set, store) }
    : { ...UNREADABLE, why: `There is no game “${set.sheet.game}”.`, raw: kept.raw };
}
