import type { ReactNode } from "react";
import styles from "./builder-frame.module.css";

/** The place of the builder in its page. On a wide screen it fills the window, so that each pane scrolls by itself. */
export function BuilderFrame({ isWaiting = false, children }: { isWaiting?: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={isWaiting || undefined}
      className={`${styles.frame} max-lg:pb-16 lg:-mb-16 lg:flex lg:h-[calc(100dvh-3.0625rem-var(--notice))] lg:flex-col noscript:hidden`}
    >
      {children}
    </div>
  );
}
