"use client";
import { useState } from "react";
import ShareDialog from "../_ui/deck/share-dialog.tsx";
import { NameFirst } from "./name-first.tsx";

interface Props {
  readonly gameId: string;
  readonly code: string;
  readonly title: string;
  readonly text: string;
  /** Whether it can be given a name here, because it has none. */
  readonly isNameless: boolean;
  readonly link: string;
  readonly isCopied: boolean;
  onClose(): void;
}

/** Shares a deck. One without a name gets one first, if its owner wants to. */
export default function ShareDeck({ gameId, code, title, text, isNameless, link, isCopied, onClose }: Props) {
  const [named, setNamed] = useState<{ readonly name: string; readonly code: string } | undefined>(undefined);
  return (
    <ShareDialog
      noun="deck"
      title={named?.name ?? title}
      link={named ? `${location.origin}/d/${named.code}` : link}
      isCopied={isCopied && !named}
      picture={`/d/${named?.code ?? code}/opengraph-image`}
      text={named ? `Name: ${named.name}\n${text}` : text}
      onClose={onClose}
    >
      {isNameless && !named ? (
        <NameFirst gameId={gameId} text={text} onNamed={(name, code) => setNamed({ name, code })} />
      ) : null}
    </ShareDialog>
  );
}
