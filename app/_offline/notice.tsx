"use client";
import { useEffect, useState } from "react";
import { whenIdle } from "../_client/idle.ts";
import { type TakeOver, watchNewer } from "./newer.ts";
import { watchServer } from "./server-answers.ts";

const SHOWN =
  "flex min-h-8 flex-wrap items-center justify-center gap-x-3 border-b border-rule bg-wash px-4 text-sm text-ink print:hidden";

interface Props {
  /** The id of the build that this page is of. */
  readonly build: string;
}

/** What the reader should know about the server. In another page's frame, that is for the other page to say. */
export function Notice(props: Props) {
  return window === window.top ? <Strip {...props} /> : null;
}

/** A strip at the top of the page that says that the server does not answer, or that it has a newer Drydock. Otherwise it
 * is empty. */
function Strip({ build }: Props) {
  const [answers, setAnswers] = useState(true);
  const [take, setTake] = useState<TakeOver | undefined>(undefined);
  useEffect(() => whenLoaded(() => watchServer(setAnswers)), []);
  useEffect(() => whenLoaded(() => watchNewer(build, (offered) => setTake(() => offered))), [build]);
  const isShown = !answers || take !== undefined;
  // Pages that fill the window leave room for the strip.
  useEffect(() => {
    document.documentElement.toggleAttribute("data-notice", isShown);
  }, [isShown]);
  return (
    <div role="status" className={isShown ? SHOWN : "print:hidden"}>
      {answers ? (
        take && (
          <>
            A newer Drydock is ready.
            <button type="button" className="min-h-7 cursor-pointer font-semibold underline" onClick={take}>
              Reload
            </button>
          </>
        )
      ) : (
        <>
          <strong>Offline</strong>
          <span>Your work stays in this browser.</span>
        </>
      )}
    </div>
  );
}

/** Begins something when the page has all it needs, and stops it when the returned function is called. */
function whenLoaded(begin: () => () => void): () => void {
  let stop = () => {};
  const off = new AbortController();
  const idle = () => {
    stop = whenIdle(() => {
      stop = begin();
    });
  };
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle, { once: true, signal: off.signal });
  return () => {
    off.abort();
    stop();
  };
}
