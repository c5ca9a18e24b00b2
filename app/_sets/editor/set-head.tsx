import { useId } from "react";
import { useStaged } from "../../_client/staged-store.ts";
import { SaveLine } from "./save-line.tsx";
import { ServerSave } from "./server-save.tsx";
import { downloadCsv, downloadJson } from "./set-files.ts";
import type { SetEditor } from "./state/set-editor.ts";
import { ToolMenu } from "./tool-menu.tsx";

/** Name of the set, whether it is used and kept, and what can be done with it as a whole. */
export function SetHead({ editor, isNarrow }: { editor: SetEditor; isNarrow: boolean }) {
  const sheet = useStaged(editor.store, (now) => now.sheet);
  const isUsed = useStaged(editor.store, (now) => now.isUsed);
  const { game } = editor;
  return (
    <header className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-faint">
          <a href="/sets" className="inline-flex min-h-6 items-center">
            Card sets
          </a>{" "}
          / {game.name}
        </p>
        <SaveLine editor={editor} />
      </div>
      <h1 className="sr-only">Edit {sheet.name}</h1>
      <div className="mt-1 flex flex-wrap items-end gap-x-3 gap-y-2">
        <Field
          label="Name of the set"
          value={sheet.name}
          most={80}
          grows
          onKeep={(name) => name !== "" && keep(editor, "name", name)}
        />
        <label className="flex min-h-10 items-center gap-1.5 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isUsed}
            className="size-5"
            onChange={({ target }) => editor.use(target.checked)}
          />
          Use its cards
        </label>
        <span className="flex flex-wrap items-end gap-2 sm:ml-auto">
          {isNarrow ? null : (
            <ToolMenu
              title="File and source"
              className="tool min-h-10 list-none gap-1.5 whitespace-nowrap pointer-coarse:min-h-11"
            >
              <div className="grid w-[min(22rem,80vw)] gap-3 px-3.5 py-3">
                <SetFacts editor={editor} />
                <span className="flex flex-wrap gap-2 pt-3">
                  <SetDownloads editor={editor} />
                </span>
              </div>
            </ToolMenu>
          )}
          <ServerSave editor={editor} />
          <a
            href={`/${game.id}/build`}
            className="button inline-flex items-center no-underline pointer-coarse:min-h-11"
          >
            Build a deck
          </a>
        </span>
      </div>
    </header>
  );
}

/** On a narrow screen the cards come first, and what belongs to the whole set stands below them. */
export function SetFoot({ editor }: { editor: SetEditor }) {
  return (
    <section aria-labelledby="whole-set" className="grid gap-2 pt-2">
      <h2 id="whole-set" className="font-semibold">
        File and source
      </h2>
      <SetFacts editor={editor} />
      <span className="flex flex-wrap gap-2">
        <SetDownloads editor={editor} />
      </span>
    </section>
  );
}

function SetFacts({ editor }: { editor: SetEditor }) {
  const sheet = useStaged(editor.store, (now) => now.sheet);
  return (
    <>
      <Field
        label="Source"
        hint="Where these cards are from, such as a box or a web page."
        value={sheet.source}
        most={400}
        onKeep={(source) => keep(editor, "source", source)}
      />
      <Field
        label="Id in files"
        hint="Small letters, digits and hyphens. It names the set in downloaded files."
        value={sheet.id}
        most={60}
        onKeep={(id) => keep(editor, "id", plainId(id, sheet.id))}
      />
    </>
  );
}

function SetDownloads({ editor }: { editor: SetEditor }) {
  return (
    <>
      <button type="button" className="tool min-h-10 pointer-coarse:min-h-11" onClick={() => downloadJson(editor)}>
        Download JSON
      </button>
      <button type="button" className="tool min-h-10 pointer-coarse:min-h-11" onClick={() => downloadCsv(editor)}>
        Download CSV
      </button>
    </>
  );
}

function keep(editor: SetEditor, part: keyof typeof WORDS, value: string): void {
  const { sheet: now } = editor.view;
  if (now[part] !== value) editor.edit({ says: `${WORDS[part]} changed`, sheet: { ...now, [part]: value } });
}

const WORDS = { name: "Name of the set", id: "Id of the set", source: "Source of the set" };

/** An id as files have it: letters, digits and hyphens. */
function plainId(typed: string, before: string): string {
  const id = (typed.toLowerCase().match(/[a-z0-9]+/g) ?? []).join("-").slice(0, 60);
  return id === "" ? before : id;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly most: number;
  readonly grows?: true;
  onKeep(value: string): void;
}

function Field({ label, hint, value, most, grows, onKeep }: FieldProps) {
  const id = useId();
  return (
    <div className={`grid gap-0.5 text-sm ${grows ? "min-w-40 flex-[1_1_16rem] sm:max-w-120" : ""}`}>
      <label htmlFor={`${id}-field`} className={hint === undefined ? "text-faint" : "font-medium"}>
        {label}
      </label>
      <input
        // What is kept can differ from what was typed, and another tab can change it.
        key={value}
        id={`${id}-field`}
        className={`field w-full ${grows ? "text-base font-semibold" : ""}`}
        defaultValue={value}
        maxLength={most}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onBlur={({ target }) => {
          onKeep(target.value.trim());
          if (target.value !== value) target.value = value;
        }}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-xs text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
