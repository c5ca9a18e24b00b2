"use client";
import { type DragEvent, type ReactNode, useState } from "react";
import type { Section } from "../../../lib/core/game.ts";
import type { Builder } from "../state/builder.ts";

interface Dragged {
  readonly section: string;
  readonly name: string;
}

/** The props that make a line of the deck draggable to another section. */
export function dragging({ section, name }: Dragged) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => event.dataTransfer.setData("text/plain", `${section}\n${name}`),
  };
}

interface Props {
  readonly builder: Builder;
  readonly section: Pick<Section, "id" | "name">;
  readonly className?: string;
  /** Moves a card from another section, if that takes more than removing one copy there and adding it here. */
  readonly onMove?: (from: Dragged) => void;
  readonly children: ReactNode;
}

/** A part of the deck where cards can be dropped. */
export function DropZone({ builder, section, className = "", onMove, children }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    const [from, name] = event.dataTransfer.getData("text/plain").split("\n");
    const found = builder.pool.find(name ?? from ?? "");
    if (found === undefined || !("card" in found) || from === section.id) return;
    const to = { section: section.id, card: found.label, by: 1 };
    if (name === undefined || from === undefined) builder.edit(`Add ${found.label}`, [to]);
    else if (onMove) onMove({ section: from, name });
    else builder.edit(`${found.label} to ${section.name}`, [{ section: from, card: name, by: -1 }, to]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has its buttons: the stepper and the list of sections of each card
    <div
      className={`${className} ${over ? "outline-2 outline-accent" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
