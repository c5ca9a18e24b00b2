"use client";
import * as Dialog from "@radix-ui/react-dialog";
import { type DragEvent, type ReactNode, useLayoutEffect, useState } from "react";

interface Props {
  readonly title: string;
  readonly className?: string;
  onClose(): void;
  /** Receives what is dropped on the dialog. */
  onDrop?(event: DragEvent): void;
  readonly children: ReactNode;
}

/** Stops the page from scrolling until what is returned is called. The room of its scroll bar stays, so that nothing moves. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = "hidden";
  if (innerWidth > clientWidth) style.scrollbarGutter = "stable";
  return () => {
    Object.assign(style, { overflow, scrollbarGutter });
  };
}

/** A dialog over the page. When it closes, the focus returns to the element that had it before. */
export function DialogFrame({ title, className = "", onClose, onDrop, children }: Props) {
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(holdPage, []);
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        {/* Not Radix's own overlay, which writes a style element that the page's policy refuses. */}
        <div className="dialog-back" />
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
