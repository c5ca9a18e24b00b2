"use client";
import { lazy, memo, Suspense, useEffect, useMemo, useState } from "react";
import type { Game } from "../../../lib/core/game.ts";
import { USUALLY_SPENT } from "../../../lib/core/table/board.ts";
import { readMoment } from "../../../lib/core/table/moment.ts";
import type { History } from "../../../lib/core/table/replay.ts";
import { replaceAddress } from "../../_client/address.ts";
import { putBack, readLarge, useCardInHand } from "../../_client/card-in-hand.ts";
import { useCommands } from "../../_client/command.tsx";
import { copied } from "../../_client/copy.ts";
import { forgetWaiting, keepWaiting } from "../../_client/waiting-game.ts";
import { PRESS_CARD, pageCommands, type TablePage } from "../input/commands.ts";
import { useFocusKept } from "../input/focus-kept.ts";
import { walk } from "../input/walk.ts";
import type { Session } from "../state/session.ts";
import { shareAddress } from "../state/share-address.ts";
import { isTall } from "../state/table-plan.ts";
import { ActionPanel } from "./action-panel.tsx";
import { Board } from "./board.tsx";
import { Counters } from "./counters.tsx";
import { Dock } from "./dock.tsx";
import { useBeats, useFlights } from "./motion.ts";
import { PhaseBar } from "./phase-bar.tsx";
import { Rail } from "./rail.tsx";
import styles from "./shell.module.css";
import { TableTools } from "./table-tools.tsx";

const GameSummary = lazy(() => import("./game-summary.tsx"));
const KeysDialog = lazy(() => import("../../_client/keys-dialog.tsx"));
const Thinking = lazy(() => import("./thinking.tsx"));
const LargeCard = lazy(() => import("../../_ui/cards/large-card.tsx"));

declare module "react" {
  interface CSSProperties {
    /** How many rows the board has on a phone, where each strip is one. */
    "--rows"?: number;
    /** What a used card says, as the text of a style sheet. */
    "--spent"?: string;
  }
}

interface Props {
  readonly game: Game;
  readonly session: Session;
  readonly trouble: string | undefined;
  readonly left: readonly string[];
  readonly deck: string;
  /** A stamp of the game's cards. */
  readonly stamp: string;
}

const NOTICE = "on-felt border-l-3 border-open px-3 py-1 text-[0.875rem]";

/** The table with everything around it. The URL always holds the present moment. */
export function TableView({ game, session, trouble, left, deck, stamp }: Props) {
  const [areKeysOpen, setKeysOpen] = useState(false);
  const [said, setSaid] = useState("");
  const [isThinking, setThinking] = useState(false);
  const page = useMemo(
    (): TablePage => ({
      session,
      openKeys: () => setKeysOpen(true),
      think: () => setThinking(true),
      readCard: () => readLarge(),
      walk,
      copyLink: async () =>
        setSaid(
          (await copied(shareAddress(session, new URL(location.href))))
            ? "The link to this moment is copied."
            : "The link is in the address bar.",
        ),
    }),
    [session],
  );
  const commands = useMemo(() => pageCommands(session.dealer), [session]);
  useAddress(session);
  useWaiting(session, deck);
  useCommands(commands, page, (why) => session.tell(why));
  useFocusKept(session);
  useFlights(session);
  useBeats(session);
  return (
    <div className={styles.shell} style={shellStyle(session)} data-tall={isTall(session.plan) || undefined}>
      <div className={`felt ${styles.ground}`} />
      <TableTools game={game} stamp={stamp} page={page} said={said} />
      <Ending game={game} session={session} deck={deck} />
      <PhaseBar session={session} />
      <div className="relative flex min-h-0 min-w-0 flex-col [grid-area:board]">
        {trouble === undefined ? null : <p className={NOTICE}>{trouble} A new game was dealt instead.</p>}
        {left.length === 0 ? null : (
          <p className={NOTICE}>Left out, because no card has this name: {left.join(", ")}.</p>
        )}
        <Board game={game} session={session} />
      </div>
      <Counters session={session} />
      <Dock game={game} session={session} />
      <div className={styles.side}>
        <Rail game={game} session={session} />
        <ActionPanel game={game} session={session} />
      </div>
      <Suspense>
        {isThinking ? <Thinking game={game.id} session={session} onClose={() => setThinking(false)} /> : null}
        {areKeysOpen ? <KeysDialog commands={[PRESS_CARD, ...commands]} onClose={() => setKeysOpen(false)} /> : null}
      </Suspense>
      <Large game={game} session={session} />
    </div>
  );
}

function shellStyle({ plan, dealer: { goldfish } }: Session) {
  const { is } = goldfish.spent ?? USUALLY_SPENT;
  return { "--rows": plan.strips.length || plan.rows, "--spent": JSON.stringify(is) };
}

/** How the game went, once it has ended. */
const Ending = memo(function Ending({ game, session, deck }: Pick<Props, "game" | "session" | "deck">) {
  const [history, setHistory] = useState<History | undefined>(undefined);
  useEffect(() => {
    const look = () =>
      setHistory(session.dealer.isOver(session.store.shown.table) ? session.store.shown.history : undefined);
    look();
    return session.store.on("after paint", look);
  }, [session]);
  return <Suspense>{history && <GameSummary game={game} session={session} history={history} deck={deck} />}</Suspense>;
});

/** The card that somebody reads, over the page. It is loaded when somebody asks for it. */
function Large({ game, session }: { game: Game; session: Session }) {
  const { name, isLarge } = useCardInHand();
  const entry = name === undefined ? undefined : session.cardCalled(name);
  useEffect(() => putBack, []);
  return <Suspense>{isLarge && entry ? <LargeCard game={game} entry={entry} /> : null}</Suspense>;
}

/** Remembers a game that has come beyond its first turn, until it is over. */
function useWaiting(session: Session, deck: string): void {
  useEffect(
    () =>
      session.store.on("after paint", () => {
        const { dealer, view, link } = session;
        const { turn } = view.table;
        if (turn > 1 && !dealer.isOver(view.table)) keepWaiting({ deck, moment: link, turn });
        else forgetWaiting(deck);
      }),
    [session, deck],
  );
}

/** Keeps the present moment in the URL fragment, and opens any moment that is put there. */
function useAddress(session: Session): void {
  useEffect(() => {
    // What somebody shared in the query goes on behind the "#".
    const here = new URL(location.href);
    here.searchParams.delete("game");
    const show = () => replaceAddress(`${here.pathname}${here.search}#${session.link}`);
    const read = () => {
      const moment = readMoment(location.hash.slice(1));
      if (typeof moment === "string" || location.hash.slice(1) === session.link) show();
      // A game by other rules is a page of its own.
      else if (!session.open(moment)) location.reload();
    };
    show();
    const stop = session.store.on("after paint", show);
    addEventListener("hashchange", read);
    return () => {
      stop();
      removeEventListener("hashchange", read);
    };
  }, [session]);
}
