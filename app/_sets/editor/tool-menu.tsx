import { type ReactNode, useRef } from "react";
import { useFolding } from "../../_client/folding.ts";
import styles from "./tools.module.css";

interface Props {
  readonly title: string;
  readonly className?: string;
  /** Closes when one of its buttons is pressed. */
  readonly isList?: boolean;
  readonly children: ReactNode;
}

/** What is rarely needed, behind one button. */
export function ToolMenu({ title, className = "tool bare", isList = false, children }: Props) {
  const part = useRef<HTMLDetailsElement>(null);
  useFolding(part);
  const close = () => {
    if (!isList || !part.current) return;
    part.current.open = false;
    // What was pressed is hidden now, and the focus must not be.
    part.current.querySelector("summary")?.focus();
  };
  return (
    <details ref={part} className={styles.menu}>
      <summary className={className}>{title}</summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by a key is clicked too */}
      <div className={`menu ${styles.list}`} onClick={close}>
        {children}
      </div>
    </details>
  );
}
