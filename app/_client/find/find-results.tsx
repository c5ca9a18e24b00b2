import { useEffect, useState } from "react";
import type { Found } from "../../../lib/contract/found.ts";

const PAUSE_MS = 120;

interface Answer {
  readonly typed: string;
  /** Left out where the server did not answer. */
  readonly found?: readonly Found[];
}

/** What was found for a text, below its field. */
export default function FindResults({ text }: { text: string }) {
  const typed = text.trim();
  const [answer, setAnswer] = useState<Answer | undefined>(undefined);
  useEffect(() => {
    if (typed.length < 2) return setAnswer(undefined);
    const stop = new AbortController();
    const wait = setTimeout(() => {
      ask(typed, stop.signal).then(
        (found) => setAnswer({ typed, found }),
        () => stop.signal.aborted || setAnswer({ typed }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [typed]);
  const says = answer && sayingOf(answer);
  return (
    <div className="menu find-results" hidden={answer === undefined}>
      <p role="status" className={answer?.found?.length ? "sr-only" : "px-3 py-2 text-sm text-faint"}>
        {says}
      </p>
      <ul data-found={answer?.typed}>
        {answer?.found?.map(({ href, name, game, gameName, kind }) => (
          <li key={href} data-game={game}>
            <a href={href} className="find-one">
              <b>{name}</b>
              <span>{kind === "deck" ? `Deck, ${gameName}` : gameName}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function sayingOf({ typed, found }: Answer): string {
  if (found === undefined) return "You seem to be offline. Looking things up needs a connection.";
  if (found.length === 0) return `No card is called “${typed}”. Press Enter to check it as a list.`;
  return `${found.length} found. The down arrow leads to them.`;
}

async function ask(typed: string, signal: AbortSignal): Promise<readonly Found[]> {
  const answer = await fetch(`/find?${new URLSearchParams({ q: typed })}`, { signal });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer.json();
}
