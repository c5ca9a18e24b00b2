"use client";
import { memo, type RefObject, useEffect, useRef } from "react";
import { toFormat, toHouse, toName, toOption } from "../../lib/deck/draft/draft.ts";
import type { Settings } from "../../lib/deck/place.ts";
import { CommandButton } from "../_client/command.tsx";
import type { Builder, View } from "./state/builder.ts";
import { type BuilderPage, EXPORT, IMPORT, KEYS, REDO, UNDO } from "./state/commands.ts";
import { SaveStatus } from "./state/save-status.tsx";
import "./toolbar.css";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  /** The code that the deck is shared by, if it has one. */
  readonly code: string | null;
  readonly page: BuilderPage;
}

/** Name, format and house rules of the deck, undo and redo, import and export. */
export function Toolbar({ builder, view, code, page }: Props) {
  const { heading } = view.draft;
  return (
    <div className="builder-toolbar">
      <Name key={heading.name ?? ""} builder={builder} name={heading.name ?? ""} />
      <Terms builder={builder} heading={heading} />
      <div className="builder-tools">
        {[UNDO, REDO, IMPORT, EXPORT].map((command) => (
          <CommandButton key={command.id} command={command} context={page} />
        ))}
        {code === null ? null : (
          <>
            <a className="tool" href={`/d/${code}`}>
              Share
            </a>
            <a className="tool" href={`/d/${code}/play`}>
              Play
            </a>
          </>
        )}
        <CommandButton command={KEYS} context={page} className="tool max-sm:hidden" label="Keys">
          ?
        </CommandButton>
      </div>
      <a className="tool" href={`/${builder.pool.game.id}/build`}>
        New deck
      </a>
      <SaveStatus builder={builder} />
    </div>
  );
}

const Name = memo(function Name({ builder, name }: { builder: Builder; name: string }) {
  const keep = (value: string) => {
    const tidy = value.trim().slice(0, 80);
    if (tidy !== name) builder.step(toName(tidy));
  };
  return (
    <label className="builder-name">
      <span className="sr-only">Name of the deck</span>
      <input
        className="field w-full font-semibold"
        defaultValue={name}
        placeholder="Name this deck"
        maxLength={80}
        onBlur={({ target }) => keep(target.value)}
        onKeyDown={(event) => event.key === "Enter" && keep(event.currentTarget.value)}
      />
    </label>
  );
});

const Terms = memo(function Terms({ builder, heading }: { builder: Builder; heading: Settings }) {
  const { game } = builder.pool;
  const options = game.options.filter((option) => !option.formats || option.formats.includes(heading.format));
  return (
    <>
      {game.formats.length < 2 ? null : (
        <select
          aria-label="Format"
          className="select"
          value={heading.format}
          onChange={({ target }) => builder.step(toFormat(game, { heading }, target.value))}
        >
          {game.formats.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      {options.map(({ id, name, min, max }) => (
        <label key={id} className="flex items-center gap-1 text-sm">
          {name}
          <input
            type="number"
            className="field w-16"
            min={min}
            max={max}
            value={heading.options[id] ?? min}
            onChange={({ target }) => {
              const value = Math.round(target.valueAsNumber);
              if (value >= min && value <= max) builder.step(toOption({ heading }, id, value));
            }}
          />
        </label>
      ))}
      {game.house.length === 0 ? null : <House builder={builder} house={heading.house} />}
    </>
  );
});

function House({ builder, house }: { builder: Builder; house: Settings["house"] }) {
  const on = Object.keys(house).length;
  const part = useRef<HTMLDetailsElement>(null);
  useFolding(part);
  return (
    <details ref={part} className="builder-house text-sm">
      <summary className="tool">House rules{on > 0 ? ` (${on})` : ""}</summary>
      <div className="floating">
        {builder.pool.game.house.map(({ id, says, upTo }) =>
          upTo === undefined ? (
            <label key={id} className="flex min-h-9 items-center gap-2">
              <input
                type="checkbox"
                checked={house[id] === true}
                onChange={({ target }) => builder.step(toHouse(id, target.checked))}
              />
              {says}
            </label>
          ) : (
            <p key={id} className="flex min-h-9 items-center gap-2">
              <select
                aria-label={says}
                className="select"
                value={String(house[id] ?? "")}
                onChange={({ target }) => builder.step(toHouse(id, target.value === "" ? false : Number(target.value)))}
              >
                <option value="">off</option>
                {[...Array(upTo).keys()].map((i) => (
                  <option key={i} value={i + 1}>
                    {i + 1}
                  </option>
                ))}
              </select>
              {says}
            </p>
          ),
        )}
      </div>
    </details>
  );
}

/** Closes a floating part on Escape and on a press outside it. */
function useFolding(part: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const fold = (event: Event) => {
      const details = part.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.querySelector("summary")?.focus();
      } else if (event.target instanceof Node && details.contains(event.target)) return;
      details.open = false;
    };
    addEventListener("keydown", fold);
    addEventListener("pointerdown", fold);
    return () => {
      removeEventListener("keydown", fold);
      removeEventListener("pointerdown", fold);
    };
  }, [part]);
}
