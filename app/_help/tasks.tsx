import type { ReactNode } from "react";
import { PageSection } from "../_ui/base/page-section.tsx";

/** What people come for, each with its way in a few words. */
const TASKS: readonly (readonly [task: string, way: ReactNode])[] = [
  [
    "Paste a list",
    <>
      Paste it on the <a href="/">first page</a>, or into the field at the top of any page. A deck code or a link to a
      deck does too. Drydock knows the game by its cards.
    </>,
  ],
  [
    "See why a deck is illegal",
    "Each fault says what is wrong, names the page of the rulebook, and has a button that mends it where one edit can. Undetermined means that a fact was never published.",
  ],
  [
    "Share a deck",
    <>
      Press <strong>Copy link</strong> on its page. <strong>Share</strong> has a QR code, your apps, the list and a
      picture. <a href="#saved">Save it</a> to go on editing under one link.
    </>,
  ],
  [
    "Play a hand",
    "Press Play on any deck. At the table, Space makes the best step, a press on a card shows what it can do, and undo goes back as far as you like.",
  ],
  [
    "Measure a deck",
    <>
      Press <strong>Measure</strong> on its page. Your browser plays 1,000 games by the rules and says how often each
      plan works, why it failed, which card to change, and which of two decks does better on the same shuffles. Choose
      the plan of your own deck in its <strong>Notes</strong>: it is asked first.
    </>,
  ],
  [
    "Print for a tournament",
    <>
      Open <strong>Registration sheet</strong> under More on the deck’s page, and print it. For many lists at once,{" "}
      <a href="/check">check them together</a> and print all sheets.
    </>,
  ],
  [
    "Use it offline",
    "Open Drydock once with a connection and wait a moment. After that pages, builder and table open without it. What you save waits until the server answers.",
  ],
  [
    "Bring your own cards",
    <>
      <a href="/sets">Make a card set</a> from a spreadsheet, a file or typed lines. <a href="#sets">How it works</a>.
    </>,
  ],
  [
    "Compare two decks",
    <>
      <a href="/compare">Compare</a> says which cards to remove and add to get from one to the other.
    </>,
  ],
];

export function Tasks({ id }: { id: string }) {
  return (
    <PageSection id={id} title="What do you want to do?">
      <dl className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {TASKS.map(([task, way]) => (
          <div key={task} className="sheet px-4 py-3">
            <dt className="font-semibold">{task}</dt>
            <dd className="mt-1 text-sm">{way}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
