"use client";
import { useEffect, useMemo, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { readMoment } from "../../../lib/core/table/replay.ts";
import { replaceAddress } from "../../_client/address.ts";
import { useCommands } from "../../_client/command.tsx";
import { copied } from "../../_client/copy.ts";
import { useStaged } from "../../_client/staged-store.ts";
import { pageCommands, type TablePage } from "../input/commands.ts";
import { useFocusKept } from "../input/focus-kept.ts";
import { KeysHelp } from "../input/keys-help.tsx";
import type { Session } from "../state/session.ts";
import { ActionPanel } from "./action-panel.tsx";
import { Board } from "./board.tsx";
import { ByHand } from "./by-hand.tsx";
import { Counters } from "./counters.tsx";
import { Log } from "./log.tsx";
import { PhaseBar } from "./phase-bar.tsx";
import { TableHead } from "./table-head.tsx";
import { TableReadings } from "./table-readings.tsx";
import "./side.css";
import "./table.css";
import "./lit.css";

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly trouble: string | undefined;
  readonly left: readonly string[];
  readonly deck: string;
}

/** The table with everything around it. The URL always holds the present moment. */
export function TableView({ game, session, trouble, left, deck }: Props) {
  // What surrounds the cards is updated after the paint that shows how they lie, unless they did not move.
  const view = useStaged(session.store, (now, shown) => (now.isStill ? now : shown));
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [said, setSaid] = useState("");
  const page = useMemo(
    (): TablePage => ({
      session,
      openKeys: () => setKeysOpen(true),
      copyLink: async () =>
        setSaid(
          (await copied(location.href)) ? "The link to this moment is copied." : "The link is in the address bar.",
        ),
    }),
    [session],
  );
  const commands = useMemo(() => pageCommands(session.dealer), [session]);
  const { selected } = view;
  useAddress(session);
  useCommands(commands, page, (why) => session.tell(why));
  useFocusKept(session);
  return (
    <div className="table-room">
      <TableHead page={page} said={said} />
      <PhaseBar dealer={session.dealer} view={view} />
      {trouble === undefined ? null : <p className="table-trouble">{trouble} A new game was dealt instead.</p>}
      {left.length === 0 ? null : (
        <p className="table-trouble">Left out, because no card has this name: {left.join(", ")}.</p>
      )}
      <Counters session={session} view={view} />
      <Board game={game} session={session} />
      <aside className="table-side">
        <ActionPanel session={session} view={view} deck={deck} />
        {selected === undefined ? null : (
          <ByHand key={selected} game={game} session={session} view={view} card={selected} />
        )}
        <Log session={session} />
        <TableReadings readings={session.dealer.goldfish.readings} />
      </aside>
      {areKeysOpen ? <KeysHelp commands={commands} onClose={() => setKeysOpen(false)} /> : null}
    </div>
  );
}

/** Keeps the present moment in the URL fragment, and opens any moment that is put there. */
function useAddress(session: Session): void {
  useEffect(() => {
    const show = () => replaceAddress(`#${session.link}`);
    const read = () => {
      const moment = readMoment(location.hash.slice(1));
      if (typeof moment !== "string" && location.hash.slice(1) !== session.link) session.open(moment);
      else show();
    };
    show();
    const stop = session.store.on("last", show);
    addEventListener("hashchange", read);
    return () => {
      stop();
      removeEventListener("hashchange", read);
    };
  }, [session]);
}
