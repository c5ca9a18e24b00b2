import { openCode } from "../../_server/decks.ts";
import { markMissing } from "../../_server/missing.ts";
import { DeadEnd } from "../../_ui/base/dead-end.tsx";
import { ON_FROM_DECKS } from "../../_ui/base/on-from-decks.ts";
import { Still } from "../../_ui/base/still.tsx";
import { Sprite } from "../../_ui/symbols/sprite.tsx";

const CAUSES = [
  "A letter of the link is missing, extra or wrong. Some messages break a long link in two.",
  "A full stop or a bracket behind the link was taken into it.",
  "The link was typed by hand. Capital and small letters differ.",
];

/** Everything about a deck. A code that holds none gets this page instead, wherever it leads. */
export default async function DeckLayout({ params, children }: LayoutProps<"/d/[code]">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (opened.ok)
    return (
      <>
        <Still>{await Sprite({ games: [opened.shared.pool.game] })}</Still>
        {children}
      </>
    );
  markMissing();
  return (
    <DeadEnd
      title="This link does not hold a whole deck"
      says={
        <p>
          The whole deck stands in the link, and a part of it is damaged. Nothing is lost, because whoever sent it still
          has the deck. Copy the whole link again, up to its last letter, or ask for the list as text.
        </p>
      }
      causes={CAUSES}
      {...ON_FROM_DECKS}
    >
      <form action="/">
        <label>
          <span className="font-semibold">Paste the link again, or the list</span>
          <textarea
            name="list"
            required
            rows={3}
            spellCheck={false}
            className="field mt-1 block h-auto w-full p-2 font-mono text-sm"
          />
        </label>
        <button type="submit" className="button mt-2">
          Open
        </button>
      </form>
    </DeadEnd>
  );
}
