import { nameOf } from "../../lib/deck/draft/draft.ts";
import type { Content } from "../../lib/deck/saved/content.ts";
import type { SavedAs } from "../../lib/deck/saved/key-record.ts";

/** Decks that this browser can change on the server and does not keep itself. */
export function OnlySaved({ decks }: { decks: readonly SavedAs<Content>[] }) {
  if (decks.length === 0) return null;
  return (
    <section aria-labelledby="only-saved" className="mt-6">
      <h3 id="only-saved" className="font-semibold">
        Saved on the server only
      </h3>
      <ul className="sheet rows mt-2">
        {decks.map(({ at, version, content }) => (
          <li key={at} data-game={content.game} className="py-1.5">
            <a href={`/decks/${at}`} className="rail inline-block py-1 font-semibold wrap-anywhere text-ink">
              {nameOf(content)}
            </a>{" "}
            <span className="text-sm text-faint">Version {version}. Open it to edit it in this browser again.</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
