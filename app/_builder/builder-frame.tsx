import type { ReactNode } from "react";
import styles from "./builder-frame.module.css";

/** The place of the builder in its page. Where panes stand side by side it fills the window, so that each scrolls by itself. */
export function BuilderFrame({ isWaiting = false, children }: { isWaiting?: boolean; children: ReactNode }) {
  return (
    <div
      aria-busy={isWaiting || undefined}
      className={`${styles.frame} max-md:pb-16 md:-mb-16 md:flex md:h-[calc(100dvh-var(--notice))] md:flex-col lg:h-[calc(100dvh-3.0625rem-var(--notice))] noscript:hidden`}
    >
      {children}
    </div>
  );
}
