"use client";
import { Dialog } from "radix-ui";
import { type DragEvent, useMemo, useState } from "react";
import type { Deck } from "../../../lib/core/deck.ts";
import { counted } from "../../../lib/core/phrases.ts";
import { decode, unpacked } from "../../../lib/deck/code.ts";
import { difference } from "../../../lib/deck/diff.ts";
import { type Reading, readText } from "../../../lib/deck/text.ts";
import { games } from "../../../lib/games/index.ts";
import type { Builder, View } from "./store.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  onClose(): void;
}

/** A list or a code, pasted, dropped or chosen as a file: what was read, guessed and not understood, before it is taken. */
export default function ImportDialog({ builder, view, onClose }: Props) {
  const [text, setText] = useState("");
  const read = useMemo(() => readAny(builder, text), [builder, text]);
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
          className="dialog"
          aria-describedby={undefined}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <Dialog.Title className="text-lg font-semibold">Import a list or a code</Dialog.Title>
          <label className="mt-2 block">
            <span className="sr-only">List or code</span>
            <textarea
              value={text}
              onChange={({ target }) => setText(target.value)}
              rows={10}
              className="field h-auto w-full p-2 font-mono text-sm"
              placeholder={"Paste a list or a deck code here,\nor drop a file"}
            />
          </label>
          <input
            type="file"
            aria-label="File with a list"
            accept=".txt,.md,.csv,text/plain"
            className="mt-1 text-sm"
            onChange={({ target }) => void take(target.files?.[0])}
          />
          <Read read={read} />
          <div className="mt-3 flex gap-2">
            <button
              type="button"
              className="button"
              disabled={!read || "why" in read}
              onClick={() => read && "deck" in read && done(read.deck)}
            >
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

type ReadAny = Reading | { readonly why: readonly string[] } | undefined;

function readAny({ pool }: Builder, text: string): ReadAny {
  const word = text.trim();
  if (word === "") return undefined;
  const decoded = /^[A-Za-z0-9_-]{5,}$/.test(word) ? decode(games, word) : undefined;
  if (decoded?.ok) {
    if (decoded.carried.game.id !== pool.game.id)
      return { why: [`This code is a deck of ${decoded.carried.game.name}.`] };
    const deck = unpacked(pool, decoded.carried);
    return deck.ok
      ? { deck: deck.deck, read: deck.deck.entries.length, guessed: [], notUnderstood: [] }
      : { why: [deck.why] };
  }
  const read = readText(pool, text);
  return read.ok ? read.reading : { why: read.faults.map(({ message }) => message) };
}

function Read({ read }: { read: ReadAny }) {
  if (!read) return null;
  if ("why" in read) {
    return (
      <p role="alert" className="mt-2 text-illegal">
        {read.why.join(" ")}
      </p>
    );
  }
  return (
    <div role="status" className="mt-2 max-h-48 overflow-y-auto text-sm">
      <p className="text-legal">{counted(read.deck.entries.length, "card")} read.</p>
      {read.guessed.map(({ line, text, as }) => (
        <p key={`${line} ${text}`} className="text-open">
          {line === 0 ? as : `Line ${line}: “${text}” read as ${as}.`}
        </p>
      ))}
      {read.deck.misread.map(({ text, count, near }) => (
        <p key={text} className="text-illegal">
          Not understood: {count} {text}
          {near.length > 0 ? ` (near to it: ${near.join(", ")})` : ""}. It stays in the deck, to be mended there.
        </p>
      ))}
      {read.notUnderstood.map(({ line, text, why }) => (
        <p key={line} className="text-illegal">
          Line {line}, “{text}”, is left out: {why}
        </p>
      ))}
    </div>
  );
}
