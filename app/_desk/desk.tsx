"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import { whenIdle } from "../_client/idle.ts";
import { Boundary } from "../_ui/base/boundary.tsx";
import type { SettingsGame } from "./asked-settings.tsx";
import type { DeskRequest } from "./given-files.ts";
import { GivenLists } from "./given-lists.tsx";
import { useCheck } from "./use-check.ts";

// The rules of all games come with the verdicts.
const loadResults = () => import("./results.tsx");
const Results = lazy(loadResults);
const Sheets = lazy(() => import("./sheets.tsx"));

const NOTHING: DeskRequest = { files: [], pasted: "", asked: { settings: {} } };

interface Props {
  readonly games: readonly (StampedGame & SettingsGame)[];
  /** Two short lists that show what can be pasted. */
  readonly example: string;
}

/** Checks many lists at once in this browser: what is given, then the verdicts, then sheets to print. */
export function Desk({ games, example }: Props) {
  const [given, setGiven] = useState(NOTHING);
  const { check, start, cancel, leave } = useCheck(games);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isPrinting, setPrinting] = useState(false);
  // So that the press on the button does not wait for it.
  useEffect(() => whenIdle(() => void loadResults()), []);
  const begin = () => {
    setChosen(new Set());
    start(given);
  };
  const readable = check?.lists.filter(({ report }) => report) ?? [];
  const legal = readable.filter(({ status }) => status === "legal");
  const toPrint = chosen.size > 0 ? readable.filter(({ id }) => chosen.has(id)) : legal;
  return (
    <Boundary
      instead={(error) => (
        <p role="alert" className="py-6 text-illegal">
          Checking failed. {error.message} Reload the page and try again.
        </p>
      )}
    >
      {check === undefined ? (
        <GivenLists games={games} given={given} example={example} onGiven={setGiven} onCheck={begin} />
      ) : (
        <Suspense>
          {isPrinting ? (
            <Sheets lists={toPrint} onClose={() => setPrinting(false)} />
          ) : (
            <Results
              check={check}
              chosen={chosen}
              onChoose={setChosen}
              toPrint={toPrint.length}
              onPrint={() => setPrinting(true)}
              onCancel={cancel}
              onLeave={leave}
            />
          )}
        </Suspense>
      )}
    </Boundary>
  );
}
