import type { Game } from "../../../lib/core/game.ts";
import { templateOf } from "../../../lib/sheets/intake-template.ts";
import { download } from "../../_client/download.ts";
import { FileButton } from "../../_client/file-button.tsx";
import type { Source } from "./use-source.ts";

const ACCEPTED = ".xlsx,.csv,.tsv,.txt,.json,text/csv,text/plain,text/tab-separated-values,application/json";

interface Props {
  readonly game: Game;
  readonly source: Source;
}

/** The box to paste or type cards into, the button for a file, and the template to fill in. */
export function SourceBox({ game, source: { typed, file, fault, type, take, removeFile } }: Props) {
  return (
    <>
      <label className="mt-3 block">
        <span className="text-sm font-semibold">Cards</span>
        <textarea
          value={typed}
          disabled={file !== undefined}
          onChange={({ target }) => type(target.value)}
          rows={8}
          spellCheck={false}
          className="field mt-1 h-auto w-full p-2 font-mono text-sm disabled:opacity-50"
          placeholder={"Paste cells of a spreadsheet, or drop a file.\nOr type: Tidecaller, 2, Draw a card"}
        />
      </label>
      {file ? (
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <span className="wrap-anywhere">
            The cards are read from {file.name}. {file.notes.join(" ")}
          </span>
          <button type="button" className="tool" onClick={removeFile}>
            Remove {file.name}
          </button>
        </p>
      ) : null}
      {fault === "" ? null : (
        <p role="alert" className="mt-1 text-illegal wrap-anywhere">
          {fault}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <FileButton says="Choose a file" accept={ACCEPTED} onFile={take} />
        <button
          type="button"
          className="inline-flex min-h-8 cursor-pointer items-center px-2 text-sm text-accent underline underline-offset-3 pointer-coarse:min-h-11"
          onClick={() => download(`${game.id}-template.csv`, templateOf(game), "text/csv")}
        >
          Download a template to fill in
        </button>
      </div>
    </>
  );
}
