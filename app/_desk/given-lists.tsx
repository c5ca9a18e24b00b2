import { type DragEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { counted, listed } from "../../lib/core/words.ts";
import type { AskedOfAll } from "../../lib/desk/judge-list.ts";
import { FilesButton } from "../_client/file-button.tsx";
import { AskedOfEach, type SettingsGame } from "./asked-settings.tsx";
import { chosenFiles, droppedFiles } from "./dropped-files.ts";
import { type DeskRequest, type GivenFile, PASTED } from "./given-files.ts";

interface Props {
  readonly games: readonly SettingsGame[];
  /** What was given before. */
  readonly given: DeskRequest;
  /** Two short lists that show what can be pasted. */
  readonly example: string;
  onGiven(given: DeskRequest): void;
  onCheck(): void;
}

/** Where lists are dropped, chosen and pasted, and what is asked of all of them. */
export function GivenLists({ games, given, example, onGiven, onCheck }: Props) {
  const { files, pasted, asked } = given;
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState("");
  const add = async (more: readonly GivenFile[]) => {
    const paths = new Set(more.map(({ path }) => path));
    onGiven({ ...given, files: [...files.filter(({ path }) => !paths.has(path)), ...more] });
    setFault(more.length === 0 ? "There is no file in it." : "");
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    droppedFiles(event.dataTransfer).then(add, () =>
      setFault("The browser could not open what was dropped. Choose it instead."),
    );
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (files.length === 0 && pasted.trim() === "") setFault("Paste lists or choose files first.");
    else onCheck();
  };
  return (
    <form
      aria-label="Lists to check"
      onSubmit={check}
      className="grid gap-x-10 gap-y-4 lg:grid-cols-[3fr_2fr] [@media(scripting:none)]:hidden"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same with the keyboard */}
      <div
        className={`min-w-0 rounded-sm border border-dashed p-4 ${isOver ? "border-accent bg-wash" : "border-(--edge)"}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <PasteBox given={given} example={example} onGiven={onGiven} onLong={(file) => void add([file])} />
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <FilesButton says="Choose files" accept={ACCEPTED} takes="files" onFiles={(all) => add(chosenFiles(all))} />
          <FilesButton says="Choose a folder" accept="" takes="folder" onFiles={(all) => add(chosenFiles(all))} />
          <ChosenFiles files={files} onRemove={() => onGiven({ ...given, files: [] })} />
        </div>
        <AskedOfEach games={games} asked={asked} onAsk={(asked: AskedOfAll) => onGiven({ ...given, asked })} />
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <button type="submit" className="button">
            Check these lists
          </button>
          <span role="status" className="text-sm text-illegal">
            {fault}
          </span>
        </div>
      </div>
      <Forms />
    </form>
  );
}

interface PasteProps extends Pick<Props, "given" | "example" | "onGiven"> {
  /** Receives a pasted text that is too long for the box. */
  onLong(file: GivenFile): void;
}

function PasteBox({ given, example, onGiven, onLong }: PasteProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  // What was pasted before the scripts of the page were there is in the box alone.
  useEffect(() => {
    const typed = box.current?.value ?? "";
    if (typed !== given.pasted) onGiven({ ...given, pasted: typed });
  });
  return (
    <label className="block">
      <span className="text-sm font-semibold">Drop files or a folder here, or paste lists</span>
      <textarea
        ref={box}
        rows={9}
        value={given.pasted}
        spellCheck={false}
        onChange={({ target }) => onGiven({ ...given, pasted: target.value })}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text/plain");
          if (text.length < LONG) return;
          event.preventDefault();
          onLong(pastedFile(text, given.files));
        }}
        placeholder={example}
        className="field mt-1 block h-auto w-full px-3 py-2 text-sm not-placeholder-shown:font-mono"
      />
    </label>
  );
}

/**
 * A text with more letters is given beside the box, as a file is: a browser needs most of a second to lay out 20,000 lines
 * in a box.
 */
const LONG = 20_000;

/** A pasted text as a file, under a name that no other one has. */
function pastedFile(text: string, files: readonly GivenFile[]): GivenFile {
  const before = files.filter(({ path }) => path.startsWith(PASTED)).length;
  return { path: `${PASTED} ${before + 1}`, file: new Blob([text], { type: "text/plain" }) };
}

const ACCEPTED = ".txt,.csv,.tsv,.md,text/plain,text/csv";

/** The files that are given so far, by name if they are few. */
function ChosenFiles({ files, onRemove }: { files: readonly GivenFile[]; onRemove(): void }) {
  const names = files.slice(0, 3).map(({ path }) => path);
  const more = files.length - names.length;
  const what = files.some(({ path }) => path.startsWith(PASTED)) ? "text" : "file";
  return (
    <>
      <span aria-live="polite" className="min-w-0 text-sm wrap-anywhere empty:hidden">
        {files.length === 0
          ? null
          : `${counted(files.length, what)}: ${listed(more > 0 ? [...names, `${more} more`] : names)}`}
      </span>
      {files.length === 0 ? null : (
        <button type="button" className="tool" onClick={onRemove}>
          Remove
        </button>
      )}
    </>
  );
}

/** What can be given, in a few words. */
function Forms() {
  return (
    <section aria-labelledby="forms" className="text-sm">
      <h2 id="forms" className="font-semibold">
        What you can check
      </h2>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-faint">
        <li>Text files with one list or several. A folder is read with all folders in it.</li>
        <li>
          One long text. Put a line <code className="font-mono">---</code> between two lists, or begin each with a line
          such as <code className="font-mono">Name: Sunday</code> or <code className="font-mono"># Ann</code>. A line{" "}
          <code className="font-mono">Player: Ann</code> above the cards says whose list it is.
        </li>
        <li>
          A CSV table with a column <code className="font-mono">list</code> or <code className="font-mono">deck</code>{" "}
          and a column <code className="font-mono">player</code> or <code className="font-mono">name</code>.
        </li>
        <li>Deck codes or links to decks, one a line.</li>
        <li>Up to 2,000 lists at once, each up to 1,000 lines.</li>
      </ul>
    </section>
  );
}
