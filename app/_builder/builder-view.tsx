"use client";
import { lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { putBack, readLarge, useCardInHand } from "../_client/card-in-hand.ts";
import { useCommands } from "../_client/command.tsx";
import { preloaded } from "../_client/preloaded.ts";
import { useStaged } from "../_client/staged-store.ts";
import { BuilderFrame } from "./builder-frame.tsx";
import type { StartSample } from "./deck/start-deck.tsx";
import type { PaneName } from "./pane-bar.tsx";
import { SearchPane } from "./search/search-pane.tsx";
import { useQuestion } from "./search/use-question.ts";
import type { Builder } from "./state/builder.ts";
import { type BuilderPage, type DialogName, PAGE_COMMANDS } from "./state/commands.ts";
import { Toolbar } from "./toolbar.tsx";

const Search = memo(SearchPane);

// The cards are read first. These panes are loaded beside them, and no later than the cards of the game.
const DeckPane = preloaded(() => import("./deck/deck-pane.tsx"));
const VerdictPane = preloaded(() => import("./verdict-pane.tsx"));
const PaneBar = preloaded(() => import("./pane-bar.tsx"));

// Dialogs are only loaded when they are opened, so that the cards appear sooner.
const Dialog = lazy(() => import("./dialogs.tsx"));
const CardInFull = lazy(() => import("./card-in-full.tsx"));
const EditText = lazy(() => import("./exchange/edit-text.tsx"));

const PANES =
  "grid md:min-h-0 md:flex-1 md:grid-cols-2 md:grid-rows-[minmax(0,1fr)_auto] md:gap-x-4 lg:grid-rows-1 lg:grid-cols-[minmax(20rem,1.16fr)_minmax(20rem,1fr)_minmax(17rem,20rem)] min-[93.75rem]:grid-cols-[minmax(0,1fr)_30rem_23rem]";
/** What is drawn outside of a pane is cut off, so the ring of the focus is inside. */
const PANE = "min-h-0 min-w-0 md:overflow-y-auto **:focus-visible:-outline-offset-2";

/** On a tablet the verdict and the card that somebody looks at lie below the others, like a drawer. */
const DRAWER =
  "max-lg:md:col-span-2 max-lg:md:-mx-4 max-lg:md:max-h-[min(22rem,40dvh)] max-lg:md:rounded-t-(--round) max-lg:md:bg-wash max-lg:md:px-4";

/** The builder: three panes side by side on a wide screen, two above a drawer on a tablet, and one at a time on a phone. */
export function BuilderView({ builder, samples }: { builder: Builder; samples: readonly StartSample[] }) {
  useEffect(() => builder.watch(), [builder]);
  const view = useStaged(builder.store, (now) => now.view);
  // A new card appears in the deck at once. Verdict, counts and charts follow together after that paint. They are a
  // deferred value, so that the next press does not wait for them.
  const judged = useDeferredValue(useStaged(builder.store, (_, shown) => shown.view));
  const laid = useMemo(() => ({ ...judged, draft: view.draft, sections: view.sections }), [judged, view]);
  // The cards come first. The panes beside them follow without delaying anything.
  const isWhole = useDeferredValue(true, false);
  const [pane, setPane] = useState<PaneName>("cards");
  const [section, setSection] = useState<string | undefined>(undefined);
  const text = useTextPane(() => setPane("deck"));
  const { page, saves, dialog, close } = usePage(builder, text.open);
  const { question, ask, accept } = useQuestion(builder.pool, judged.deck, setPane);
  const shown = (name: PaneName) => `${pane === name ? "" : "max-md:hidden"} ${PANE}`;
  return (
    <BuilderFrame>
      <h1 className="sr-only">Build a deck of {builder.pool.game.name}</h1>
      <Toolbar builder={builder} view={laid} judged={judged} page={page} saves={saves} />
      <div className={PANES}>
        <section
          aria-label="Cards"
          className={`${shown("cards")} @container md:-mx-1.5 md:flex md:flex-col md:overflow-hidden md:px-1.5`}
        >
          <Search
            builder={builder}
            view={judged}
            section={section}
            onSection={setSection}
            question={question}
            onQuestion={ask}
          />
        </section>
        <section id="deck-pane" tabIndex={-1} aria-label="Deck" className={`${shown("deck")} md:scroll-pb-24`}>
          <Suspense key={text.isOpen ? "text" : "deck"}>
            {text.isOpen ? (
              <EditText builder={builder} view={laid} onClose={text.close} />
            ) : isWhole ? (
              <DeckPane builder={builder} view={laid} page={page} samples={samples} onInvite={accept} />
            ) : null}
          </Suspense>
        </section>
        <section aria-label="Verdict" className={`${shown("verdict")} ${DRAWER} md:scroll-pt-36`}>
          <Suspense>{isWhole ? <VerdictPane builder={builder} view={judged} /> : null}</Suspense>
        </section>
      </div>
      <Suspense>
        <PaneBar pool={builder.pool} view={judged} pane={pane} onPane={setPane} />
      </Suspense>
      <CardRead builder={builder} />
      <Suspense>{dialog ? <Dialog name={dialog} builder={builder} view={laid} onClose={close} /> : null}</Suspense>
    </BuilderFrame>
  );
}

/** The card that is open large, if one is. */
function CardRead({ builder }: { builder: Builder }) {
  const { isLarge } = useCardInHand();
  // No other page begins with the card that was read on this one.
  useEffect(() => putBack, []);
  return <Suspense>{isLarge ? <CardInFull builder={builder} /> : null}</Suspense>;
}

/** The page as its commands see it, the dialog that they opened, and how often somebody has asked to save. */
function usePage(builder: Builder, editText: () => void) {
  const [dialog, open] = useState<DialogName | undefined>(undefined);
  const [saves, setSaves] = useState(0);
  const page = useMemo(
    (): BuilderPage => ({
      builder,
      open,
      editText,
      save: () => setSaves((before) => before + 1),
      read: () => readLarge(),
    }),
    [builder, editText],
  );
  useCommands(PAGE_COMMANDS, page);
  return { page, saves, dialog, close: () => open(undefined) };
}

/** Whether the deck is shown as text. When it is no longer, the focus goes back to what asked for it. */
function useTextPane(onOpen: () => void) {
  const [opener, setOpener] = useState<Element | null>(null);
  const show = useRef(onOpen);
  show.current = onOpen;
  const open = useCallback(() => {
    setOpener(document.activeElement ?? document.body);
    show.current();
  }, []);
  const close = () => {
    setOpener(null);
    if (opener instanceof HTMLElement) opener.focus();
    if (document.activeElement === document.body) document.getElementById("deck-pane")?.focus();
  };
  return { isOpen: opener !== null, open, close };
}
