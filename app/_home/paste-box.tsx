"use client";
import { type FormEvent, useEffect, useState } from "react";
import type { Game } from "../../lib/core/game.ts";
import type { Report } from "../../lib/deck/verdict/report.ts";
import { formatName } from "../_ui/deck/format-name.ts";
import { keyedFindings } from "../_ui/verdict/keyed-findings.ts";
import { Stamp } from "../_ui/verdict/stamp.tsx";

/** A long list of faults is read on the page of the deck, where each has its fixes. */
const MOST_SHOWN = 3;

const UNANSWERED =
  "Your list was not checked, because the server could not be reached. It is still in the box: try again, or use “Check many lists at once”, which needs no server.";

/** A game with its formats, by name. */
type NamedGame = Pick<Game, "id" | "name" | "formats">;

interface Props {
  readonly games: readonly NamedGame[];
  readonly given: string;
  readonly answer: Recognised;
}

type Recognised = { readonly report: Report } | { readonly why: string } | undefined;

/**
 * One box for a list, a code or a link. The game is recognised automatically, and the verdict and a link appear below at once.
 * Without scripts, the same box is a form.
 */
export function PasteBox({ games, given, answer: first }: Props) {
  const [text, setText] = useState(given);
  const [answer, setAnswer] = useState(first);
  useEffect(() => {
    if (text.trim() === "" || text === given) return;
    const stop = new AbortController();
    const wait = setTimeout(() => {
      ask(text, stop.signal).then(setAnswer, () => {
        if (!stop.signal.aborted) setAnswer({ why: UNANSWERED });
      });
    }, 150);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [text, given]);
  const open = (event: FormEvent) => {
    if (answer && "report" in answer && answer.report.code !== null) {
      event.preventDefault();
      location.assign(`/d/${answer.report.code}`);
    }
  };
  return (
    <form
      action="/"
      aria-label="Check a deck"
      className="grid items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto] lg:px-11"
      onSubmit={open}
    >
      <label className="items-center gap-x-4 sm:flex">
        <span className="font-semibold whitespace-nowrap">
          Have a list? <span className="sr-only">Deck list, deck code or link</span>
        </span>
        <textarea
          name="list"
          required
          rows={1}
          value={text}
          onChange={({ target }) => setText(target.value)}
          placeholder="Paste it here, or a code or link"
          className="field block h-12 w-full resize-none px-3 py-2.5 text-base not-placeholder-shown:h-41 not-placeholder-shown:font-mono not-placeholder-shown:text-sm focus:h-41 motion-safe:transition-[height]"
        />
      </label>
      <button type="submit" className="tool big self-start">
        Check it
      </button>
      <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1" aria-live="polite">
        {text.trim() === "" ? null : <Said games={games} answer={answer} />}
      </div>
    </form>
  );
}

function Said({ games, answer }: { games: readonly NamedGame[]; answer: Recognised }) {
  if (!answer) return null;
  if ("why" in answer) return <p className="text-illegal">{answer.why}</p>;
  const { report } = answer;
  const game = games.find(({ id }) => id === report.game);
  const shown = report.findings.slice(0, MOST_SHOWN);
  const more = report.findings.length - shown.length + (report.moreFindings ?? 0);
  return (
    <>
      <Stamp verdict={report} />
      <p data-game={report.game} className="flex flex-wrap items-baseline gap-x-3">
        <span className="wrap-anywhere">
          {[report.name, game?.name, game && formatName(game, report.format)].filter(Boolean).join(" · ")}
        </span>
        {report.code === null ? null : (
          <>
            <a href={`/d/${report.code}`} className="inline-block py-1 font-semibold">
              View deck
            </a>
            <a href={`/d/${report.code}/play`} className="inline-block py-1 font-semibold">
              Play
            </a>
            <a href={`/${report.game}/build?code=${report.code}`} className="inline-block py-1 font-semibold">
              Edit
            </a>
          </>
        )}
      </p>
      {shown.length === 0 ? null : (
        <ul className="w-full list-disc pl-5 text-sm text-faint">
          {keyedFindings(shown).map(([key, { message }]) => (
            <li key={key}>{message}</li>
          ))}
          {more > 0 ? <li>And {more} more.</li> : null}
        </ul>
      )}
    </>
  );
}

async function ask(text: string, signal: AbortSignal): Promise<Recognised> {
  const answer = await fetch("/api/v1/recognise", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ text }),
    signal,
  });
  const body = await answer.json();
  if (!answer.ok) return { why: body.detail };
  return body.recognised ? { report: body.verdict } : { why: body.why };
}
