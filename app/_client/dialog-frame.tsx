"use client";
import * as Dialog from "@radix-ui/react-dialog";
import { setNonce } from "get-nonce";
import { type DragEvent, type ReactNode, useState } from "react";

interface Props {
  readonly title: string;
  readonly className?: string;
  onClose(): void;
  /** Receives what is dropped on the dialog. */
  onDrop?(event: DragEvent): void;
  readonly children: ReactNode;
}

/** A dialog over the page. When it closes, the focus returns to the element that had it before. */
export function DialogFrame({ title, className = "", onClose, onDrop, children }: Props) {
  const [opener] = useState(() => {
    // An open dialog inserts a style element, which the page's policy only allows with its nonce.
    setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "");
    return document.activeElement;
  });
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-back" />
        <Dialog.Content
          className={`dialog ${className}`}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener instanceof HTMLElement) opener.focus();
          }}
          onDragOver={(event) => onDrop && event.preventDefault()}
          onDrop={onDrop}
        >
          <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export const DialogClose = Dialog.Close;
