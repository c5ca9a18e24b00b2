import { useEffect } from "react";
import { useStaged } from "../../_client/staged-store.ts";
import { downloadCsv, downloadJson } from "./set-files.ts";
import type { SetEditor } from "./state/set-editor.ts";

/** Says whether the set is kept in this browser. If it is not, says why and what can be done about it. */
export function SaveLine({ editor }: { editor: SetEditor }) {
  const kept = useStaged(editor.store, (now) => now.kept);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (editor.hasUnsaved) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [editor]);
  if (typeof kept === "string")
    return (
      <span data-kept className="text-sm text-faint">
        {kept === "kept" ? <span aria-hidden="true">✓ </span> : null}
        {kept === "kept" ? "Kept in this browser" : "Keeping…"}
      </span>
    );
  return (
    <div className="flex w-full flex-wrap items-center gap-2 text-sm">
      <p role="alert" className="font-semibold text-illegal">
        {kept.why}
      </p>
      {kept.mend === "try again" ? (
        <button type="button" className="tool" onClick={() => editor.tryAgain()}>
          Try again
        </button>
      ) : null}
      {kept.mend === "keep anew" ? (
        <button type="button" className="tool" onClick={() => editor.keepAgain()}>
          Keep it again
        </button>
      ) : null}
      <button type="button" className="tool" onClick={() => downloadJson(editor)}>
        Download JSON
      </button>
      <button type="button" className="tool" onClick={() => downloadCsv(editor)}>
        Download CSV
      </button>
    </div>
  );
}
