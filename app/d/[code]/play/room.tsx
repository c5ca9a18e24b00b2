"use client";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Game } from "../../../../lib/core/game.ts";
import { readMoment } from "../../../../lib/core/replay.ts";
import { Board } from "./board.tsx";
import { ByHand } from "./by-hand.tsx";
import { Counters } from "./counters.tsx";
import { useTableKeys } from "./keys.ts";
import { KeysHelp } from "./keys-help.tsx";
import { Log } from "./log.tsx";
import { Now } from "./now.tsx";
import { PhaseBar } from "./phase-bar.tsx";
import { type Reach, reachOf } from "./reach.ts";
import { newSeed } from "./seed.ts";
import type { Sitting } from "./sitting.ts";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly trouble: string | undefined;
  readonly left: readonly string[];
}

const NOWHERE: Reach = { moves: [], zones: new Map(), cards: new Map() };

/** The table with all that stands around it; the address always holds this moment. */
export function Room({ game, sitting, trouble, left }: Props) {
  const seen = useSyncExternalStore(sitting.subscribe, sitting.seen, sitting.seen);
  const [isHelping, setHelping] = useState(false);
  const { table, moves, selected } = seen;
  const reach = useMemo(
    () => (selected === undefined ? NOWHERE : reachOf(sitting.dealer, table, moves, selected)),
    [sitting, table, moves, selected],
  );
  useAddress(sitting);
  useTableKeys(sitting, () => setHelping(true));
  return (
    <div className="table-room">
      <Head sitting={sitting} onHelp={() => setHelping(true)} />
      <PhaseBar dealer={sitting.dealer} seen={seen} />
      {trouble === undefined ? null : <p className="table-trouble">{trouble} A new game was dealt instead.</p>}
      {left.length === 0 ? null : (
        <p className="table-trouble">Not on the table, because no card is known by that name: {left.join(", ")}.</p>
      )}
      <Counters sitting={sitting} seen={seen} />
      <Board game={game} sitting={sitting} seen={seen} reach={reach} />
      <aside className="table-side">
        <Now sitting={sitting} seen={seen} reach={reach} />
        {selected === undefined ? null : (
          <ByHand key={selected} game={game} sitting={sitting} seen={seen} card={selected} />
        )}
        <Log sitting={sitting} seen={seen} />
      </aside>
      {isHelping ? <KeysHelp onClose={() => setHelping(false)} /> : null}
    </div>
  );
}

function Head({ sitting, onHelp }: { sitting: Sitting; onHelp(): void }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    await navigator.clipboard.writeText(location.href);
    setSaid("The link of this moment is copied.");
  };
  return (
    <div className="table-head">
      <button type="button" className="tool" onClick={() => sitting.again(newSeed())}>
        New hand
      </button>
      <button type="button" className="tool" onClick={() => sitting.again(sitting.seed)}>
        Same hand
      </button>
      <button type="button" className="tool" onClick={copy}>
        Copy link
      </button>
      <fieldset className="table-auto">
        <legend className="label">Autopilot</legend>
        <button type="button" className="tool" onClick={() => sitting.auto("step")}>
          Step
        </button>
        <button type="button" className="tool" onClick={() => sitting.auto("turn")}>
          Turn
        </button>
        <button type="button" className="tool" onClick={() => sitting.auto("end")}>
          To the end
        </button>
      </fieldset>
      <button type="button" className="tool max-sm:hidden" aria-label="Keys" onClick={onHelp}>
        ?
      </button>
      <span role="status" className="text-sm text-faint">
        {said}
      </span>
    </div>
  );
}

/** Keeps this moment behind the # of the address, and opens the moment that somebody puts there. */
function useAddress(sitting: Sitting): void {
  useEffect(() => {
    // The address follows when the table has been drawn: nobody waits for it.
    let task: ReturnType<typeof setTimeout> | undefined;
    const show = () => history.replaceState(null, "", `#${sitting.link}`);
    const write = () => {
      clearTimeout(task);
      task = setTimeout(show);
    };
    const read = () => {
      const moment = readMoment(location.hash.slice(1));
      if (typeof moment !== "string" && location.hash.slice(1) !== sitting.link) sitting.open(moment);
      else write();
    };
    show();
    const stop = sitting.subscribe(write);
    addEventListener("hashchange", read);
    return () => {
      clearTimeout(task);
      stop();
      removeEventListener("hashchange", read);
    };
  }, [sitting]);
}
