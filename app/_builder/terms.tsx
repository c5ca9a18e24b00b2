"use client";
import { memo, useRef } from "react";
import { toFormat, toHouse, toOption } from "../../lib/deck/draft/draft.ts";
import type { Settings } from "../../lib/deck/place.ts";
import { useFolding } from "../_client/folding.ts";
import type { Builder } from "./state/builder.ts";

/** The format, the options and the house rules that a deck is built under. */
const Terms = memo(function Terms({ builder, heading }: { builder: Builder; heading: Settings }) {
  const { game } = builder.pool;
  const options = game.options.filter((option) => !option.formats || option.formats.includes(heading.format));
  return (
    <>
      {game.formats.length < 2 ? null : (
        <select
          aria-label="Format"
          className="select lg:not-hover:bg-transparent"
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
            className="field w-14 px-2"
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
    <details ref={part} className="relative text-sm max-lg:static">
      <summary className="tool lg:not-hover:bg-transparent">House rules{on > 0 ? ` (${on})` : ""}</summary>
      <div className="floating mt-1 max-lg:right-0 max-lg:left-0 max-lg:w-auto max-lg:max-w-none">
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

export default Terms;
