import { useStaged } from "../../_client/staged-store.ts";
import { SaveLine } from "./save-line.tsx";
import { ServerSave } from "./server-save.tsx";
import { downloadCsv, downloadJson } from "./set-files.ts";
import type { SetEditor } from "./state/set-editor.ts";

/** Name, id and source of the set, and what can be done with it as a whole. On a narrow screen the cards come first. */
export function SetHead({ editor, isNarrow }: { editor: SetEditor; isNarrow: boolean }) {
  const sheet = useStaged(editor.store, (now) => now.sheet);
  const isUsed = useStaged(editor.store, (now) => now.isUsed);
  const { game } = editor;
  return (
    <header className="border-b border-rule py-3">
      <p className="text-sm text-faint">
        <a href="/sets" className="inline-flex min-h-6 items-center">
          Card sets
        </a>{" "}
        / {game.name}
      </p>
      <h1 className="sr-only">Edit {sheet.name}</h1>
      <div className="mt-1 flex flex-wrap items-end gap-x-3 gap-y-2">
        <Field
          label="Name of the set"
          value={sheet.name}
          most={80}
          grows
          onKeep={(name) => name !== "" && keep(editor, "name", name)}
        />
        {isNarrow ? null : <SetFacts editor={editor} />}
        <label className="flex min-h-10 items-center gap-1.5 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isUsed}
            className="size-5"
            onChange={({ target }) => void editor.use(target.checked)}
          />
          Use its cards
        </label>
        {isNarrow ? null : <SetDownloads editor={editor} />}
        <ServerSave editor={editor} />
        <a href={`/${game.id}/build`} className="tool inline-flex min-h-10 items-center">
          Build a deck
        </a>
        <SaveLine editor={editor} />
      </div>
    </header>
  );
}

/** What stands below the cards where there is no room above them. */
export function SetFoot({ editor }: { editor: SetEditor }) {
  return (
    <section aria-label="The whole set" className="grid gap-2">
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
        label="Id in files"
        value={sheet.id}
        most={60}
        onKeep={(id) => keep(editor, "id", plainId(id, sheet.id))}
      />
      <Field label="Source" value={sheet.source} most={400} grows onKeep={(source) => keep(editor, "source", source)} />
    </>
  );
}

function SetDownloads({ editor }: { editor: SetEditor }) {
  return (
    <>
      <button type="button" className="tool min-h-10" onClick={() => downloadJson(editor)}>
        Download JSON
      </button>
      <button type="button" className="tool min-h-10" onClick={() => downloadCsv(editor)}>
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
  readonly value: string;
  readonly most: number;
  readonly grows?: true;
  onKeep(value: string): void;
}

function Field({ label, value, most, grows, onKeep }: FieldProps) {
  return (
    <label className={`grid gap-0.5 text-sm ${grows ? "min-w-40 flex-[1_1_14rem]" : "w-40"}`}>
      <span className="text-faint">{label}</span>
      <input
        // What is kept can differ from what was typed, and another tab can change it.
        key={value}
        className="field w-full"
        defaultValue={value}
        maxLength={most}
        onBlur={({ target }) => {
          onKeep(target.value.trim());
          if (target.value !== value) target.value = value;
        }}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </label>
  );
}
