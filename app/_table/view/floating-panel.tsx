import { type ReactNode, useEffect, useRef } from "react";
import float from "./float.module.css";
import styles from "./floating-panel.module.css";

interface Props {
  readonly id: string;
  readonly title: string;
  readonly isBusy?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** An answer over the table, which never covers the hand. It is open from the first, and a press beside it closes it. */
export function FloatingPanel({ id, title, isBusy = false, onClose, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.showPopover();
    panel.current?.focus();
  }, []);
  return (
    <section
      ref={panel}
      id={id}
      popover="auto"
      tabIndex={-1}
      className={`${float.float} ${styles.panel}`}
      aria-labelledby={`${id}-title`}
      aria-busy={isBusy}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      <header className="flex items-center justify-between gap-4">
        <h2 id={`${id}-title`} className="font-semibold">
          {title}
        </h2>
        <button type="button" className="tool bare" popoverTarget={id} popoverTargetAction="hide">
          {isBusy ? "Cancel" : "Close"}
        </button>
      </header>
      {children}
    </section>
  );
}
