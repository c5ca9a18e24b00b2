import { headers } from "next/headers";
import type { ReactNode } from "react";
import type { Example, Lesson } from "../../../lib/deck/lesson.ts";
import { SectionHead } from "../section-head.tsx";
import { PhaseList } from "./phase-list.tsx";
import styles from "./pins.module.css";

interface Props {
  readonly lesson: Lesson;
  /** The zones that the picture shows. */
  readonly zones: ReadonlySet<string>;
  /** A picture of the table in the midst of the game that the lesson is about. */
  readonly picture: ReactNode;
}

/** The phases of a turn beside a picture of the table, where numbers mark the places of the moves in the list. */
export async function TurnOnBoard({ lesson, zones, picture }: Props) {
  const { setup, turn, within } = lesson;
  const marked = [...turn, ...within].flatMap(({ examples }) => examples.filter(({ zone }) => zones.has(zone)));
  const pins = new Map(marked.map((example, at) => [example, at + 1]));
  const part = (id: string, title: string, phases: Lesson["turn"], isWide = false) =>
    phases.length === 0 ? null : (
      <section aria-labelledby={id}>
        <SectionHead id={id} title={title} />
        <PhaseList phases={phases} pins={pins} isWide={isWide} />
      </section>
    );
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_27rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <section aria-labelledby="board">
          <SectionHead id="board" title="The table, with numbers" />
          {/* The policy of the page forbids style attributes. */}
          <style nonce={(await headers()).get("x-nonce") ?? undefined}>{numbersFor(pins)}</style>
          <div className={styles.pinned}>{picture}</div>
          <p className="mt-2 text-sm text-faint">
            Each number marks the place of a move in the list. Press the move to open the table just before it.
          </p>
        </section>
        {part("setup", "Setup", setup)}
      </div>
      {part("turn", "A turn, phase by phase", turn)}
      <div className="lg:col-span-2">{part("within", "Steps that come up within a turn", within, true)}</div>
    </div>
  );
}

/** The numbers of each zone, in one mark. */
function numbersFor(pins: ReadonlyMap<Example, number>): string {
  return [...Map.groupBy(pins, ([{ zone }]) => zone)]
    .map(([zone, own]) => {
      const numbers = own.map(([, number]) => number).join(" · ");
      return `.${styles.pinned} [data-zone="${zone}"]::after{content:"${numbers}"}`;
    })
    .join("\n");
}
