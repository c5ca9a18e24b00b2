"use client";
import { type ReactNode, useEffect, useRef } from "react";
import type { HandChoice } from "../../../lib/deck/first-hand.ts";
import type { OwnQuestions } from "../../../lib/odds/weigh.ts";
import { newSeed } from "../../_client/seed.ts";
import { SideHead } from "../base/side-head.tsx";
import { useHands } from "./use-hands.ts";

interface Props {
  readonly code: string;
  readonly gameId: string;
  /** What the rules let a player do with the first hand. */
  readonly choices: readonly HandChoice[];
  /** Why it may not be redrawn, if none may be. */
  readonly stays?: string | undefined;
  /** What the builder of the deck asks of its hands, if anything. */
  readonly own?: OwnQuestions | undefined;
  readonly note: ReactNode;
  /** The hand that came with the page, if one did. Its seed is the code. */
  readonly children?: ReactNode;
}

/** Deals more hands and does what the rules allow with them. */
export function HandDealer({ code, gameId, choices: first, stays: always, own, note, children }: Props) {
  const { shown, said, again, play, begin, toggle, replace, keep, redraw, weigh } = useHands(code, gameId, own);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown && shown.focus !== "") section.current?.querySelector<HTMLElement>(shown.focus)?.focus();
  }, [shown]);
  const { choosing, weighed } = shown ?? {};
  const choices = shown ? shown.hand.choices : first;
  const stays = shown ? shown.dealing.stays : always;
  return (
    <section ref={section} aria-labelledby="sample-hand" data-screen>
      <SideHead id="sample-hand" title="Sample hand">
        <button type="button" data-again className={LINK} onClick={() => again(newSeed())}>
          {shown || children ? "Deal another" : "Deal a hand"}
        </button>
      </SideHead>
      {shown ? (
        <shown.dealing.Faces
          game={shown.dealing.game}
          faces={shown.dealing.facesOf(shown.hand)}
          chosen={choosing?.cards ?? weighed?.marked}
          onChoose={choosing && toggle}
        />
      ) : (
        children
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm [@media(scripting:none)]:hidden">
        {choosing ? (
          <Choosing count={choosing.cards.length} onReplace={replace} onKeep={keep} />
        ) : (
          choices.map(({ do: what, says, byCard }) => (
            <button
              key={what}
              type="button"
              className={LINK}
              title={says}
              onClick={() => (byCard ? begin(what) : play(what))}
            >
              {byCard ? "Replace cards" : says}
            </button>
          ))
        )}
        {weighed || choices.length === 0 ? null : (
          <button type="button" className={LINK} onClick={() => weigh("open")}>
            Keep or redraw?
          </button>
        )}
      </p>
      {weighed ? <weighed.Panel weighed={weighed.found} onAsk={weigh} onRedraw={redraw} /> : null}
      <p role="status" className="text-sm text-faint">
        {said}
      </p>
      {stays === undefined ? null : <p className="text-sm text-faint">{stays}</p>}
      {note ? <p className="mt-2 text-xs text-faint [&_cite]:text-xs">{note}</p> : null}
    </section>
  );
}

/** What can be done while cards are chosen. */
function Choosing({ count, onReplace, onKeep }: { count: number; onReplace(): void; onKeep(): void }) {
  return (
    <>
      <button type="button" className={LINK} disabled={count === 0} onClick={onReplace}>
        {count === 0 ? "Choose cards above" : `Replace ${count}`}
      </button>
      <button type="button" className={LINK} onClick={onKeep}>
        Keep all
      </button>
    </>
  );
}

const LINK =
  "min-h-6 cursor-pointer text-left text-sm text-faint underline underline-offset-3 hover:text-ink disabled:cursor-default disabled:no-underline pointer-coarse:min-h-11 [@media(scripting:none)]:hidden";
