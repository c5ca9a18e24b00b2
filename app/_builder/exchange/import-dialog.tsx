"use client";
import * as Dialog from "@radix-ui/react-dialog";
import { type DragEvent, useMemo, useState } from "react";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { difference } from "../../../lib/deck/diff.ts";
import { report } from "../../../lib/deck/report.ts";
import { games } from "../../../lib/games/index.ts";
import { useOpener } from "../../_client/opener.ts";
import type { Builder, View } from "../state/store.ts";
import { ImportChoices, ImportOutcome } from "./import-choices.tsx";
import { type Chosen, readAny } from "./import-reading.ts";
import "./import.css";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  onClose(): void;
}

/** A list or a code, pasted, dropped or chosen as a file: what comes of it, before it is taken. */
export default function ImportDialog({ builder, view, onClose }: Props) {
  const onClosed = useOpener();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Chosen>({});
  const { pool } = builder;
  const read = useMemo(() => readAny(pool, text, chosen), [pool, text, chosen]);
  const deck = read && "deck" in read ? read.deck : undefined;
  const judged = useMemo(() => deck && report(games, pool, deck), [pool, deck]);
  const take = async (file: File | undefined) => file && setText((await file.slice(0, 70_000).text()) ?? "");
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  const done = (deck: Deck) => {
    const edits = difference(view.deck, deck).map(({ section, card, before, after }) => ({
      section,
      card,
      by: after - before,
    }));
    const { format, options, house, name } = deck;
    const heading = {
      from: {},
      to: { format, options, house: { ...off(view.deck.house), ...house }, name: name ?? view.deck.name ?? "" },
    };
    builder.step({ says: "Import", edits, heading });
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-back" />
        <Dialog.Content
          className="dialog import"
          aria-describedby={undefined}
          onCloseAutoFocus={onClosed}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <Dialog.Title className="text-lg font-semibold">Import a list or a code</Dialog.Title>
          <label className="mt-2 block">
            <span className="sr-only">List or code</span>
            <textarea
              value={text}
              onChange={({ target }) => setText(target.value)}
              rows={8}
              className="field h-auto w-full p-2 font-mono text-sm"
              placeholder={"Paste a list or a deck code here,\nor drop a file"}
            />
          </label>
          <input
            type="file"
            aria-label="File with a list"
            accept=".txt,.md,.csv,text/plain"
            className="mt-1 min-h-11 w-full text-sm"
            onChange={({ target }) => void take(target.files?.[0])}
          />
          {read && "why" in read ? (
            <p role="alert" className="mt-2 text-illegal">
              {read.why}
            </p>
          ) : null}
          {read && "deck" in read ? (
            <ImportChoices
              read={read}
              chosen={chosen}
              onChoose={(key, choice) => setChosen({ ...chosen, [key]: choice })}
            />
          ) : null}
          <div className="import-end">
            {read && "deck" in read && judged ? <ImportOutcome game={pool.game} read={read} report={judged} /> : null}
            <button type="button" className="button" disabled={!deck} onClick={() => deck && done(deck)}>
              Take this deck
            </button>
            <Dialog.Close className="tool">Leave it</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Every house rule that is in force, switched off. */
function off(house: Deck["house"]): Record<string, false> {
  return Object.fromEntries(Object.keys(house).map((id) => [id, false]));
}
