"use client";
import "./builder.css";
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from "react";
import { DeckPane } from "./deck-pane.tsx";
import { useKeys } from "./keys.ts";
import { SearchPane } from "./search-pane.tsx";
import type { Builder } from "./store.ts";
import { Toolbar } from "./toolbar.tsx";
import { VerdictPane } from "./verdict-pane.tsx";

const KeysDialog = lazy(() => import("./keys-dialog.tsx"));

const PANES = ["cards", "deck", "verdict"] as const;
type PaneName = (typeof PANES)[number];
const WORDS = { legal: "Legal", illegal: "Illegal", undetermined: "Undetermined" } as const;

/** The builder: three panes beside each other on a wide screen, one at a time above a bar on a narrow one. */
export function BuilderView({ builder }: { builder: Builder }) {
  const view = useSyncExternalStore(builder.subscribe, builder.view, builder.view);
  const [pane, setPane] = useState<PaneName>("cards");
  const [section, setSection] = useState<string | undefined>(undefined);
  const [help, setHelp] = useState(false);
  const [question, setQuestion] = useState(askedInAddress);
  const ask = (text: string) => {
    setQuestion(text);
    keepInAddress(text);
  };
  const total = Object.values(view.report.counts).reduce((sum, n) => sum + n, 0);
  const labels: Record<PaneName, string> = useMemo(
    () => ({ cards: "Cards", deck: `Deck ${total}`, verdict: WORDS[view.report.status] }),
    [total, view.report.status],
  );
  useKeys(builder, () => setHelp(true));
  const shown = (name: PaneName) => `${pane === name ? "" : "max-lg:hidden"} min-h-0 lg:overflow-y-auto`;
  return (
    <div className="builder">
      <h1 className="sr-only">Build a deck of {builder.pool.game.name}</h1>
      <Toolbar builder={builder} view={view} onHelp={() => setHelp(true)} />
      <div className="builder-panes">
        <section aria-label="Cards" className={shown("cards")}>
          <SearchPane
            builder={builder}
            view={view}
            section={section}
            onSection={setSection}
            question={question}
            onQuestion={ask}
          />
        </section>
        <section aria-label="Deck" className={shown("deck")}>
          <DeckPane
            builder={builder}
            view={view}
            onAsk={(text) => {
              ask(text);
              setPane("cards");
            }}
          />
        </section>
        <section aria-label="Verdict" className={shown("verdict")}>
          <VerdictPane builder={builder} view={view} />
        </section>
      </div>
      <nav aria-label="Panes" className="builder-bar">
        {PANES.map((name) => (
          <button key={name} type="button" aria-pressed={pane === name} onClick={() => setPane(name)}>
            {labels[name]}
          </button>
        ))}
      </nav>
      <p role="status" className="sr-only">
        {WORDS[view.report.status]}, {total} cards
      </p>
      <Suspense>{help ? <KeysDialog onClose={() => setHelp(false)} /> : null}</Suspense>
    </div>
  );
}

/** The question that somebody shared with the address. */
function askedInAddress(): string {
  return new URL(location.href).searchParams.get("q")?.slice(0, 256) ?? "";
}

function keepInAddress(question: string): void {
  const address = new URL(location.href);
  if (question === "") address.searchParams.delete("q");
  else address.searchParams.set("q", question);
  history.replaceState(history.state, "", address);
}
