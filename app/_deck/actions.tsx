"use client";
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from "react";
import type { Plan } from "../../lib/core/table/measure.ts";
import { copied } from "../_client/copy.ts";
import { useFolding } from "../_client/folding.ts";
import { measurePath } from "../_ui/charts/measure-path.ts";
import styles from "../_ui/deck/actions.module.css";

const ShareDeck = lazy(() => import("./share-deck.tsx"));
const EmbedDialog = lazy(() => import("./embed-dialog.tsx"));

interface Props {
  readonly gameId: string;
  readonly code: string;
  /** What the deck is called in a link to it. */
  readonly title: string;
  /** The deck as a list. */
  readonly text: string;
  /** Whether it can be given a name while it is shared, because it has none. */
  readonly isNameless?: boolean;
  /** The plan that the deck's notes name. */
  readonly plan?: Plan | undefined;
  /** What leads on to changing the deck, or a copy of it. */
  readonly children: ReactNode;
}

/** What people do with a shared deck. Without a script the links remain, and what only a script can do is hidden. */
export function Actions({ gameId, code, title, text, isNameless = false, plan, children }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const measured = measurePath(code, plan);
  useFolding(menu);
  const [said, setSaid] = useState("");
  const [shared, setShared] = useState<{ readonly isCopied: boolean } | undefined>(undefined);
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
      <a className="tool min-h-10 px-4 max-sm:hidden" href={measured}>
        Measure
      </a>
      <Scripted onPress={() => void copy("Link", linkHere(), "The link is in the address bar.")}>Copy link</Scripted>
      <Scripted onPress={async () => setShared({ isCopied: await copied(linkHere()) })}>Share</Scripted>
      {children}
      <details ref={menu} className={styles.menu}>
        <summary className="tool min-h-10 px-4">More</summary>
        <MoreActions
          code={code}
          measured={measured}
          onCopy={() => void copy("List", text, "Open the list as text instead.")}
          onEmbed={embed}
        />
      </details>
      <span role="status" className={styles.said}>
        {said}
      </span>
      <Suspense>
        {shared ? (
          <ShareDeck
            {...{ gameId, code, title, text, isNameless }}
            link={linkHere()}
            isCopied={shared.isCopied}
            onClose={() => setShared(undefined)}
          />
        ) : null}
        {isEmbedding ? <EmbedDialog code={code} title={title} onClose={() => setEmbedding(false)} /> : null}
      </Suspense>
    </div>
  );
}

/** A button that does nothing without a script, and is hidden then. */
function Scripted({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={`tool min-h-10 px-4 ${styles.scripted}`} onClick={onPress}>
      {children}
    </button>
  );
}

/** The address of the page, without what a fragment may hold for its owner alone. */
function linkHere(): string {
  return location.href.split("#", 1)[0] ?? "";
}

interface MoreProps extends Pick<Props, "code"> {
  readonly measured: string;
  /** Copies the list. */
  onCopy(): void;
  onEmbed(event: MouseEvent): void;
}

function MoreActions({ code, measured, onCopy, onEmbed }: MoreProps) {
  return (
    <ul className={`menu ${styles.list}`}>
      <li className="sm:hidden">
        <a href={measured}>Measure</a>
      </li>
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
