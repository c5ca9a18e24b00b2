"use client";
import { lazy, type MouseEvent, memo, type ReactNode, Suspense, useRef, useState } from "react";
import { toName } from "../../lib/deck/draft/draft.ts";
import { CommandButton } from "../_client/command.tsx";
import { preloaded } from "../_client/preloaded.ts";
import { Mark } from "../_ui/base/mark.tsx";
import { type Builder, isBegun, type View } from "./state/builder.ts";
import { ABOUT, type BuilderPage, EXPORT, IMPORT, KEYS, REDO, SAVE, TEXT, UNDO } from "./state/commands.ts";
import { useSetQuery } from "./use-set-query.ts";

// Whoever needs it may no longer reach the server, so it is loaded before anything fails.
const SaveStatus = preloaded(() => import("./state/save-status.tsx"));
// Behind the page, and at once.
const Terms = lazy(() => import("./terms.tsx"));
const DeckMenu = lazy(() => import("./deck-menu.tsx"));

interface Props {
  readonly builder: Builder;
  readonly view: View;
  /** The deck as it was judged last. Its code is the one that it is shared by. */
  readonly judged: View;
  readonly page: BuilderPage;
  /** How often somebody has asked to save the deck on the server. */
  readonly saves: number;
}

/** On a narrow screen these hang below a button. On a wide one they stand in the line. */
const PANEL =
  "max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:z-10 max-lg:flex max-lg:flex-wrap max-lg:gap-2 max-lg:rounded-(--round) max-lg:bg-sheet max-lg:shadow-(--lift-far) max-lg:p-3 lg:contents";

/** In the line, tools have no edge until somebody points at them, so that the cards stand out. */
const TOOL = "tool lg:not-hover:bg-transparent";

/** Name, format and house rules of the deck, and everything that can be done with it as a whole. */
export function Toolbar({ builder, view, judged, page, saves }: Props) {
  const code = isBegun(judged) ? judged.report.code : undefined;
  const sets = useSetQuery(builder, judged);
  const { heading } = view.draft;
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  // A dialog gives the focus back to what opened it, so that has to stay in sight.
  const fold = ({ target }: MouseEvent) => {
    if (!isOpen || !(target instanceof Element) || !target.closest("button")) return;
    setOpen(false);
    more.current?.focus();
  };
  return (
    <div className="relative flex min-h-13 flex-wrap items-center gap-x-2 gap-y-1 py-1.5 max-sm:gap-x-1 lg:gap-x-1.5">
      <Home />
      <Name key={heading.name ?? ""} builder={builder} name={heading.name ?? ""} />
      <Suspense fallback={<span className="min-w-9 pointer-coarse:min-w-11" />}>
        <DeckMenu builder={builder} />
      </Suspense>
      <CommandButton
        command={UNDO}
        context={page}
        className={`${TOOL} min-w-9 justify-center pointer-coarse:min-w-11 lg:order-2`}
        label="Undo"
      >
        <Arrow />
      </CommandButton>
      <button
        ref={more}
        type="button"
        aria-expanded={isOpen}
        aria-label="More"
        className="tool min-w-9 justify-center font-bold pointer-coarse:min-w-11 max-md:order-1 lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      <div className={`${PANEL} ${isOpen ? "" : "max-lg:hidden"}`} onClickCapture={fold}>
        <DeckTools builder={builder} heading={heading} page={page} />
      </div>
      {code === null ? null : (
        <>
          <Way
            className="tool min-h-10 no-underline max-md:px-3 lg:order-6 pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            to={code && `/d/${code}${sets}`}
          >
            <ShareMark />
            <span className="max-md:sr-only">Share</span>
          </Way>
          <Way className="button no-underline max-md:hidden lg:order-7" to={code && `/d/${code}/play`}>
            Play
          </Way>
        </>
      )}
      <Suspense fallback={<span className="lg:order-1 lg:min-w-9 min-[84rem]:min-w-34" />}>
        <SaveStatus builder={builder} view={view} saves={saves} />
      </Suspense>
    </div>
  );
}

/** The way to the other pages, where the page has no head that leads there. */
function Home() {
  return (
    <a
      href="/"
      className="grid size-9 flex-none place-items-center text-ink max-sm:-ml-2.5 pointer-coarse:size-11 lg:hidden"
    >
      <span className="sr-only">Drydock</span>
      <Mark />
    </a>
  );
}

interface ToolsProps extends Pick<Props, "builder" | "page"> {
  readonly heading: View["draft"]["heading"];
}

/** Format and house rules of the deck, and the commands that fold behind a button on a narrow screen. */
function DeckTools({ builder, heading, page }: ToolsProps) {
  return (
    <>
      <Suspense>
        <Terms builder={builder} heading={heading} />
      </Suspense>
      <span className="grow max-lg:hidden lg:order-1" />
      <CommandButton
        command={REDO}
        context={page}
        className={`${TOOL} justify-center lg:order-3 lg:min-w-9`}
        label="Redo"
      >
        <span className="max-lg:hidden">
          <Arrow isForth />
        </span>
        <span className="lg:hidden">Redo</span>
      </CommandButton>
      {[SAVE, TEXT, ABOUT, IMPORT, EXPORT].map((command) => (
        <CommandButton key={command.id} command={command} context={page} className={`${TOOL} lg:order-4`} />
      ))}
      <CommandButton command={KEYS} context={page} className={`${TOOL} max-lg:hidden lg:order-5`} label="Keys">
        ?
      </CommandButton>
    </>
  );
}

interface WayProps {
  /** A page of the deck. There is none while the deck has no card. */
  readonly to: string | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

function Way({ to, className, children }: WayProps) {
  return to === undefined ? (
    <button type="button" disabled title="Add a card first." className={`${className} disabled:opacity-40`}>
      {children}
    </button>
  ) : (
    <a className={className} href={to}>
      {children}
    </a>
  );
}

/** A drawing for what is given to others. On a phone it stands for the word. */
function ShareMark() {
  return (
    <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current" strokeWidth="1.6" aria-hidden="true">
      <path d="M8 10V1.5M4.500 5 8 1.500 11.500 5M3 8v6.500h10V8" />
    </svg>
  );
}

/** A drawing for undo, or for redo. */
function Arrow({ isForth = false }: { isForth?: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`size-4.5 ${isForth ? "-scale-x-100" : ""}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H7" />
    </svg>
  );
}

const Name = memo(function Name({ builder, name }: { builder: Builder; name: string }) {
  const keep = (value: string) => {
    const tidy = value.trim().slice(0, 80);
    if (tidy !== name) builder.step(toName(tidy));
  };
  return (
    <label className="min-w-0 grow-4 basis-14 sm:basis-24 lg:max-w-80">
      <span className="sr-only">Name of the deck</span>
      <input
        className="h-10 w-full truncate rounded-sm border border-transparent bg-transparent px-1 text-lg font-semibold placeholder:text-faint hover:border-rule focus:border-(--edge) focus:bg-sheet max-lg:h-11 max-sm:text-base"
        defaultValue={name}
        placeholder="Name this deck"
        maxLength={80}
        onBlur={({ target }) => keep(target.value)}
        onKeyDown={(event) => event.key === "Enter" && keep(event.currentTarget.value)}
      />
    </label>
  );
});
