"use client";
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import { copied } from "../_client/copy.ts";
import { useFolding } from "../_client/folding.ts";
import styles from "../_ui/deck/actions.module.css";

const EmbedDialog = lazy(() => import("./embed-dialog.tsx"));

interface Props {
  readonly code: string;
  /** What the deck is called in a link to it. */
  readonly title: string;
  /** The deck as a list. */
  readonly text: string;
  /** What leads on to changing the deck, or a copy of it. */
  readonly children: ReactNode;
}

/** What people do with a shared deck. Without a script the links remain, and what only a script can do is hidden. */
export function Actions({ code, title, text, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useFolding(menu);
  const [said, setSaid] = useState("");
  const [isEmbedding, setEmbedding] = useState(false);
  const fold = () => {
    if (menu.current) menu.current.open = false;
  };
  const copy = async (what: string, value: string, instead: string) => {
    setSaid((await copied(value)) ? `${what} copied.` : `This browser can’t copy. ${instead}`);
    fold();
  };
  const embed = (event: MouseEvent) => {
    event.preventDefault();
    fold();
    setEmbedding(true);
  };
  return (
    <div className={styles.bar}>
      <a className="button" href={`/d/${code}/play`}>
        Play
      </a>
      <button
        type="button"
        className={`tool min-h-10 px-4 max-sm:px-2 ${styles.scripted}`}
        onClick={() => void copy("Link", location.href.split("#", 1)[0] ?? "", "The link is in the address bar.")}
      >
        Copy link
      </button>
      {children}
      <details ref={menu} className={styles.menu}>
        <summary className="tool min-h-10 px-4 max-sm:px-2">More</summary>
        <MoreActions
          code={code}
          onCopy={() => void copy("List", text, "Open the list as text instead.")}
          onEmbed={embed}
        />
      </details>
      <span role="status" className={styles.said}>
        {said}
      </span>
      <Suspense>
        {isEmbedding ? <EmbedDialog code={code} title={title} onClose={() => setEmbedding(false)} /> : null}
      </Suspense>
    </div>
  );
}

interface MoreProps extends Pick<Props, "code"> {
  /** Copies the list. */
  onCopy(): void;
  onEmbed(event: MouseEvent): void;
}

function MoreActions({ code, onCopy, onEmbed }: MoreProps) {
  return (
    <ul className={`menu ${styles.list}`}>
      <li>
        <a href={`/compare?a=${code}`}>Compare</a>
      </li>
      <li className={styles.scripted}>
        <button type="button" onClick={onCopy}>
          Copy list
        </button>
      </li>
      <li>
        <a href={`/d/${code}/text`}>List as text</a>
      </li>
      <li>
        <a href={`/d/${code}/embed`} onClick={onEmbed}>
          Embed
        </a>
      </li>
      <li className={styles.scripted}>
        <button type="button" onClick={() => print()}>
          Print list
        </button>
      </li>
      <li>
        <a href={`/d/${code}/sheet`}>Registration sheet</a>
      </li>
      <li>
        <a href={`/d/${code}/proxies`}>Proxy sheet</a>
      </li>
    </ul>
  );
}
