"use client";
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { areSingleKeysOn } from "../single-keys.ts";

const FindResults = lazy(() => import("./find-results.tsx"));

const SAYS = "Find a card, paste a list";

/**
 * One field for the names of cards of all games, for codes, links and lists. Without a script it is a form that leads to
 * the first page. What it finds is loaded when it has the focus.
 */
export function FindField() {
  const [text, setText] = useState("");
  const [isUsed, setUsed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useSlash(form);
  return (
    <form
      ref={form}
      action="/"
      aria-label="Find"
      className="find"
      onFocus={() => setUsed(true)}
      onKeyDown={walk}
      onSubmit={openFirst}
    >
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="list"
        required
        autoComplete="off"
        aria-label={SAYS}
        placeholder={SAYS}
        className="field"
        onChange={({ target }) => setText(target.value)}
        onPaste={openPasted}
      />
      <span aria-hidden="true" className="find-key">
        /
      </span>
      {isUsed ? (
        <Suspense>
          <FindResults text={text} />
        </Suspense>
      ) : null}
    </form>
  );
}

/** The key / leads to the field from anywhere on a page that has no other use for it. */
function useSlash(form: { readonly current: HTMLFormElement | null }): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const isTyping =
        event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
      const field = form.current?.querySelector("input");
      if (isTyping || !field?.checkVisibility() || !areSingleKeysOn()) return;
      event.preventDefault();
      field.focus();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [form]);
}

/** Arrows lead through what was found, Escape leaves it. */
function walk(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === "Escape" && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
  const next = stops[stops.findIndex((one) => one.matches(":focus")) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Opens the first that was found for exactly this text. Otherwise the first page answers. */
function openFirst(event: FormEvent<HTMLFormElement>): void {
  const { currentTarget: form } = event;
  const [found] = form.querySelectorAll<HTMLAnchorElement>("[data-found] a");
  const typed = form.querySelector("input")?.value;
  if (!found || found.closest<HTMLElement>("[data-found]")?.dataset.found !== typed?.trim()) return;
  event.preventDefault();
  location.assign(found.href);
}

/** A field of one line would lose the lines of a list. */
function openPasted(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData("text/plain").trim();
  if (!text.includes("\n")) return;
  event.preventDefault();
  void import("./open-list.ts").then(({ openList }) => openList(text));
}
