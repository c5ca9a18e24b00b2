"use client";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { toFormat, toHouse, toName, toOption } from "../../../lib/deck/draft.ts";
import { exportsOf } from "./exports.ts";
import { ImportDialog } from "./import-dialog.tsx";
import type { Builder, View } from "./store.ts";

interface Props {
  readonly builder: Builder;
  readonly view: View;
  onHelp(): void;
}

/** Name, format and house rules of the deck, undo and redo, and the ways in and out. */
export function Toolbar({ builder, view, onHelp }: Props) {
  const { draft, report } = view;
  const [importing, setImporting] = useState(false);
  return (
    <div className="builder-toolbar">
      <Name key={draft.heading.name ?? ""} builder={builder} name={draft.heading.name ?? ""} />
      <Terms builder={builder} view={view} />
      <div className="builder-tools">
        <button type="button" className="tool" disabled={draft.at === 0} onClick={() => builder.do({ do: "undo" })}>
          Undo
        </button>
        <button
          type="button"
          className="tool"
          disabled={draft.at === draft.steps.length}
          onClick={() => builder.do({ do: "redo" })}
        >
          Redo
        </button>
        <button type="button" className="tool" onClick={() => setImporting(true)}>
          Import
        </button>
        <ExportMenu builder={builder} view={view} />
        {report.code === null ? null : (
          <a className="tool" href={`/d/${report.code}`}>
            Share
          </a>
        )}
        <button type="button" className="tool max-sm:hidden" aria-label="Keys" onClick={onHelp}>
          ?
        </button>
      </div>
      <Kept view={view} />
      <ImportDialog builder={builder} view={view} open={importing} onOpen={setImporting} />
    </div>
  );
}

function Name({ builder, name }: { builder: Builder; name: string }) {
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
}

function Terms({ builder, view: { draft } }: { builder: Builder; view: View }) {
  const { game } = builder.pool;
  const options = game.options.filter((option) => !option.formats || option.formats.includes(draft.heading.format));
  return (
    <>
      {game.formats.length < 2 ? null : (
        <select
          aria-label="Format"
          className="select"
          value={draft.heading.format}
          onChange={({ target }) => builder.step(toFormat(game, draft, target.value))}
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
            value={draft.heading.options[id] ?? min}
            onChange={({ target }) => {
              const value = Math.round(target.valueAsNumber);
              if (value >= min && value <= max) builder.step(toOption(draft, id, value));
            }}
          />
        </label>
      ))}
      {game.house.length === 0 ? null : <House builder={builder} house={draft.heading.house} />}
    </>
  );
}

function House({ builder, house }: { builder: Builder; house: View["draft"]["heading"]["house"] }) {
  const on = Object.keys(house).length;
  return (
    <details className="relative text-sm">
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

function ExportMenu({ builder, view }: { builder: Builder; view: View }) {
  const [said, setSaid] = useState("");
  const copy = async (what: string, text: string) => {
    await navigator.clipboard.writeText(text);
    setSaid(`${what} copied`);
  };
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger className="tool">Export</DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="floating" align="end">
            {exportsOf(builder.pool, view).map(({ name, file, text }) => (
              <DropdownMenu.Sub key={name}>
                <DropdownMenu.SubTrigger className="menu-item">{name}</DropdownMenu.SubTrigger>
                <DropdownMenu.Portal>
                  <DropdownMenu.SubContent className="floating">
                    <DropdownMenu.Item className="menu-item" onSelect={() => copy(name, text)}>
                      Copy
                    </DropdownMenu.Item>
                    <DropdownMenu.Item className="menu-item" onSelect={() => download(file, text)}>
                      Download {file}
                    </DropdownMenu.Item>
                  </DropdownMenu.SubContent>
                </DropdownMenu.Portal>
              </DropdownMenu.Sub>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}

function download(file: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Whether the deck is kept in this browser, in words. */
function Kept({ view: { kept } }: { view: View }) {
  if (typeof kept === "object") {
    return (
      <p role="alert" className="w-full text-sm font-semibold text-illegal">
        {kept.failed}
      </p>
    );
  }
  return <span className="text-sm text-faint">{kept === "kept" ? "Kept in this browser" : "Keeping…"}</span>;
}
