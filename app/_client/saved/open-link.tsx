"use client";
import { type FormEvent, useId, useState } from "react";

interface Props {
  /** What the link opens, as in “card set”. */
  readonly noun: string;
  /** Where that stands in addresses. */
  readonly path: "decks" | "sets";
}

/**
 * Takes a link that was copied again and goes where it leads. Nothing of it is sent: the key of a link to change stays
 * behind its #, which a form would put into the address.
 */
export function OpenLink({ noun, path }: Props) {
  const id = useId();
  const [said, setSaid] = useState("");
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const box = event.currentTarget.elements.namedItem("again");
    const to = box instanceof HTMLInputElement ? pathIn(box.value) : undefined;
    if (to === undefined)
      return setSaid(`This is not a link to a ${noun}. It looks like ${location.origin}/${path}/… with a short code.`);
    setSaid("");
    const isHere = to.split("#")[0] === location.pathname + location.search;
    location.assign(to);
    // Where only the part behind # differs, the page would stay as it is.
    if (isHere) location.reload();
  };
  return (
    <form onSubmit={open} className="[@media(scripting:none)]:hidden">
      <label className="block font-semibold" htmlFor={`${id}-link`}>
        Paste the link again
      </label>
      <p className="flex flex-wrap gap-2">
        <input
          id={`${id}-link`}
          name="again"
          required
          autoComplete="off"
          spellCheck={false}
          aria-describedby={said === "" ? undefined : `${id}-said`}
          aria-invalid={said !== "" || undefined}
          className="field mt-1 min-w-0 flex-[1_1_14rem] font-mono text-sm"
        />
        <button type="submit" className="button mt-1">
          Open
        </button>
      </p>
      <p id={`${id}-said`} role="alert" className="mt-1 text-sm text-illegal empty:hidden wrap-anywhere">
        {said}
      </p>
    </form>
  );
}

const LINK = /\/((?:d|decks|sets)\/[\w-]+(?:\?version=\d{1,9})?(?:#(?:key=)?[\w-]+)?)$/;

/** Where a link of any Drydock leads on this one. */
export function pathIn(link: string): string | undefined {
  const [, path] = LINK.exec(link.trim()) ?? [];
  return path && `/${path}`;
}
