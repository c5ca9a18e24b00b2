"use client";
import { memo, useCallback, useEffect, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { readMoment } from "../../../lib/core/table/replay.ts";
import { replaceAddress } from "../../_client/address.ts";
import { copied } from "../../_client/copy.ts";
import { useFocusKept } from "../input/focus-kept.ts";
import { useTableKeys } from "../input/keys.ts";
import { KeysHelp } from "../input/keys-help.tsx";
import { newSeed } from "../state/seed.ts";
import type { Sitting } from "../state/session.ts";
import { afterStep, useAround } from "../state/staged-updates.ts";
import { Now } from "./action-panel.tsx";
import { Board } from "./board.tsx";
import { ByHand } from "./by-hand.tsx";
import { Counters } from "./counters.tsx";
import { Log } from "./log.tsx";
import { PhaseBar } from "./phase-bar.tsx";
import { TableReadings } from "./table-readings.tsx";

interface Props {
  readonly game: Game;
  readonly sitting: Sitting;
  readonly trouble: string | undefined;
  readonly left: readonly string[];
  readonly deck: string;
}

/** The table with all that stands around it; the address always holds this moment. */
export function Room({ game, sitting, trouble, left, deck }: Props) {
  const seen = useAround(sitting);
  const [isHelping, setHelping] = useState(false);
  const { selected } = seen;
  const help = useCallback(() => setHelping(true), []);
  useAddress(sitting);
  useTableKeys(sitting, help);
  useFocusKept(sitting);
  return (
    <div className="table-room">
      <Head sitting={sitting} onHelp={help} />
      <PhaseBar dealer={sitting.dealer} seen={seen} />
      {trouble === undefined ? null : <p className="table-trouble">{trouble} A new game was dealt instead.</p>}
      {left.length === 0 ? null : (
        <p className="table-trouble">Not on the table, because no card is known by that name: {left.join(", ")}.</p>
      )}
      <Counters sitting={sitting} seen={seen} />
      <Board game={game} sitting={sitting} />
      <aside className="table-side">
        <Now sitting={sitting} seen={seen} deck={deck} />
        {selected === undefined ? null : (
          <ByHand key={selected} game={game} sitting={sitting} seen={seen} card={selected} />
        )}
        <Log sitting={sitting} />
        <TableReadings readings={sitting.dealer.goldfish.readings} />
      </aside>
      {isHelping ? <KeysHelp dealer={sitting.dealer} onClose={() => setHelping(false)} /> : null}
    </div>
  );
}

const Head = memo(function Head({ sitting, onHelp }: { sitting: Sitting; onHelp(): void }) {
  const [said, setSaid] = useState("");
  const copy = async () => {
    setSaid((await copied(location.href)) ? "The link of this moment is copied." : "The link is in the address bar.");
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
});

/** Keeps this moment behind the # of the address, and opens the moment that somebody puts there. */
function useAddress(sitting: Sitting): void {
  useEffect(() => {
    const show = () => replaceAddress(`#${sitting.link}`);
    const read = () => {
      const moment = readMoment(location.hash.slice(1));
      if (typeof moment !== "string" && location.hash.slice(1) !== sitting.link) sitting.open(moment);
      else show();
    };
    show();
    const stop = afterStep(sitting, show);
    addEventListener("hashchange", read);
    return () => {
      stop();
      removeEventListener("hashchange", read);
    };
  }, [sitting]);
}
