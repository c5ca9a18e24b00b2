"use client";
import "./builder.css";
import { lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { putBack, readLarge, useCardInHand } from "../_client/card-in-hand.ts";
import { useCommands } from "../_client/command.tsx";
import { useStaged } from "../_client/staged-store.ts";
import { DeckPane } from "./deck/deck-pane.tsx";
import { inAddress, keepInAddress } from "./search/search-address.ts";
import { SearchPane } from "./search/search-pane.tsx";
import type { Builder, View } from "./state/builder.ts";
import { type BuilderPage, type DialogName, LIST_COMMANDS, PAGE_COMMANDS, RESULT_COMMANDS } from "./state/commands.ts";
import { Toolbar } from "./toolbar.tsx";
import { isBegun, VerdictPane } from "./verdict-pane.tsx";

const Search = memo(SearchPane);

// Dialogs are only loaded when they are opened, so that the cards appear sooner.
const KeysDialog = lazy(() => import("../_client/keys-dialog.tsx"));
const ImportDialog = lazy(() => import("./exchange/import-dialog.tsx"));
const CardDialog = lazy(() => import("../_ui/cards/card-dialog.tsx"));
const ExportDialog = lazy(() => import("./exchange/export-dialog.tsx"));

const PANES = ["cards", "deck", "verdict"] as const;
type PaneName = (typeof PANES)[number];
const WORDS = { legal: "Legal", illegal: "Illegal", undetermined: "Undetermined" } as const;

/** The builder: three panes side by side on a wide screen, one at a time above a bar on a narrow one. */
export function BuilderView({ builder }: { builder: Builder }) {
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
  const [dialog, open] = useState<DialogName | undefined>(undefined);
  const page = useMemo((): BuilderPage => ({ builder, open, read: () => readLarge() }), [builder]);
  const [question, setQuestion] = useState(() => inAddress("q"));
  const ask = useCallback((text: string) => {
    setQuestion(text);
    keepInAddress("q", text);
  }, []);
  const askInSight = useCallback(
    (text: string) => {
      setPane("cards");
      ask(text);
    },
    [ask],
  );
  useCommands(PAGE_COMMANDS, page);
  const shown = (name: PaneName) => `${pane === name ? "" : "max-lg:hidden"} min-h-0 lg:overflow-y-auto`;
  return (
    <div className="builder">
      <h1 className="sr-only">Build a deck of {builder.pool.game.name}</h1>
      <Toolbar builder={builder} view={laid} code={judged.report.code} page={page} />
      <div className="builder-panes">
        <section aria-label="Cards" className={shown("cards")}>
          <Search
            builder={builder}
            view={judged}
            section={section}
            onSection={setSection}
            question={question}
            onQuestion={ask}
          />
        </section>
        <section aria-label="Deck" className={shown("deck")}>
          {isWhole ? <DeckPane builder={builder} view={laid} onAsk={askInSight} /> : null}
        </section>
        <section aria-label="Verdict" className={shown("verdict")}>
          {isWhole ? <VerdictPane builder={builder} view={judged} /> : null}
        </section>
      </div>
      <PaneBar view={judged} pane={pane} onPane={setPane} />
      <CardInFull builder={builder} />
      <Suspense>
        {dialog ? <Dialog name={dialog} builder={builder} view={laid} onClose={() => open(undefined)} /> : null}
      </Suspense>
    </div>
  );
}

/** The card that is open large, if one is. */
function CardInFull({ builder }: { builder: Builder }) {
  const { isLarge } = useCardInHand();
  // No other page begins with the card that was read on this one.
  useEffect(() => putBack, []);
  return <Suspense>{isLarge ? <CardDialog pool={builder.pool} /> : null}</Suspense>;
}

interface BarProps {
  readonly view: View;
  readonly pane: PaneName;
  onPane(pane: PaneName): void;
}

/**
 * The buttons that choose a pane on a narrow screen. They show the deck's size and verdict, which are also announced.
 */
function PaneBar({ view, pane, onPane }: BarProps) {
  const { report } = view;
  const word = isBegun(view) ? WORDS[report.status] : "Empty";
  const total = Object.values(report.counts).reduce((sum, n) => sum + n, 0);
  const labels: Record<PaneName, string> = {
    cards: "Cards",
    deck: `Deck ${total}`,
    verdict: word,
  };
  return (
    <>
      <nav aria-label="Panes" className="builder-bar">
        {PANES.map((name) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => onPane(name)}>
            {labels[name]}
          </button>
        ))}
      </nav>
      <p role="status" className="sr-only">
        {word}, {total} cards
      </p>
    </>
  );
}

interface DialogProps {
  readonly name: DialogName;
  readonly builder: Builder;
  readonly view: View;
  onClose(): void;
}

function Dialog({ name, builder, view, onClose }: DialogProps) {
  if (name === "keys")
    return <KeysDialog commands={[...LIST_COMMANDS, ...RESULT_COMMANDS, ...PAGE_COMMANDS]} onClose={onClose} />;
  const Exchange = name === "import" ? ImportDialog : ExportDialog;
  return <Exchange builder={builder} view={view} onClose={onClose} />;
}
