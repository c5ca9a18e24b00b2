import { headers } from "next/headers";
import type { Game } from "../../lib/core/game.ts";
import type { Counter } from "../../lib/core/table/board.ts";
import { counted } from "../../lib/core/words.ts";
import type { SampleGame } from "../../lib/deck/verdict/judged-deck.ts";
import { sizesOf } from "./state/packing.ts";
import { gridOf, type PlacedZone, placeOf, stripStyle } from "./state/table-plan.ts";
import type { CardModel } from "./state/view-model.ts";
import { type MomentInPlay, momentInPlay } from "./still-moment.ts";
import styles from "./still-table.module.css";
import { BoardFrame } from "./view/board-frame.tsx";
import { CardObject, statesOf } from "./view/card-object.tsx";
import { PileLook } from "./view/pile-look.tsx";
import card from "./view/table-card.module.css";
import zone from "./view/zone.module.css";
import { CardList, ZoneFrame } from "./view/zone-frame.tsx";

/** A picture of a game in progress: the table as it looks at one moment, and the way to play on from there. */
export async function StillTable({ of }: { of: SampleGame }) {
  const { game } = of.pool;
  const moment = await momentInPlay(of);
  const { sample, table, href, phase, plan } = moment;
  const drawn = (place: PlacedZone) => <StillZone key={place.zone} game={game} moment={moment} place={place} />;
  return (
    <figure>
      {/* The policy of the page forbids style attributes. */}
      <style nonce={(await headers()).get("x-nonce") ?? undefined}>{rulesFor(moment)}</style>
      <div role="img" aria-label={inWords(game, moment)} className={`felt ${styles.table}`}>
        <p className={styles.state}>
          <b>Turn {table.turn}</b>
          <b className={styles.phase}>{phase}</b>
          {table.board.counters.map(({ id, name, hidden }, at) =>
            hidden ? null : (
              <span key={id}>
                {name} <b>{table.get(at)}</b>
              </span>
            ),
          )}
        </p>
        <BoardFrame plan={plan} zone={drawn} />
        <div className={styles.dock}>
          {plan.piles.filter((pile) => pile.area.side !== "enemy").map(drawn)}
          {plan.hands.map(drawn)}
        </div>
      </div>
      <figcaption className="flex items-center justify-between gap-x-4 gap-y-1 pt-2 text-sm text-faint max-sm:flex-wrap">
        <span>
          Turn {table.turn} of a game with <a href={`/d/${sample.report.code}`}>{sample.name}</a>, played by the
          autopilot.{hasPlaceholders(moment) ? " Values in italics with dots below are placeholders, not facts." : ""}
        </span>
        <a href={href} className="tool flex-none font-semibold">
          Play on from here
        </a>
      </figcaption>
    </figure>
  );
}

function inWords(game: Game, { plan, table }: MomentInPlay): string {
  const count = (as: string) =>
    plan.all.reduce((sum, { area, zone }) => sum + (area.as === as ? table.count(zone) : 0), 0);
  return `A table of ${game.name}: ${counted(count("row"), "card")} on the board, ${counted(count("fan"), "card")} in hand`;
}

function hasPlaceholders({ board, plan }: MomentInPlay): boolean {
  const isPlaceholder = ({ isUp, card, below }: CardModel): boolean =>
    (isUp && (card.standIn ?? []).some((name) => name !== "text")) || below.some(isPlaceholder);
  return plan.all.some(({ area, zone }) => area.as !== "pile" && board.get(zone)?.cards.some(isPlaceholder));
}

/** Where everything lies, and how much room its cards need. */
function rulesFor({ plan, board }: MomentInPlay): string {
  const zones = [...plan.wells, ...plan.hands, ...plan.strips.flatMap((strip) => strip.zones)];
  const grid = gridOf(plan, (zone) => board.get(zone)?.count ?? 0);
  return [
    rule(">section", grid),
    ...plan.strips.map((strip) => rule(`[data-strip="${strip.column}"]`, stripStyle(strip))),
    ...zones.flatMap((place) => {
      const at = `[data-zone="${place.id}"]`;
      const sizes = sizesOf(board.get(place.zone) ?? { cards: [], columns: undefined });
      return [rule(at, { ...placeOf(place), ...sizes }), rule(`${at}>ul`, sizes)];
    }),
  ].join("\n");
}

function rule(what: string, says: object): string {
  const declared = Object.entries(says).map(
    ([name, value]) => `${name.replace(/[A-Z]/g, "-$&").toLowerCase()}:${value}`,
  );
  return `[role="img"] ${what}{${declared.join(";")}}`;
}

interface ZoneProps {
  readonly game: Game;
  readonly moment: MomentInPlay;
  readonly place: PlacedZone;
}

function StillZone({ game, moment: { board, plan, table }, place }: ZoneProps) {
  const model = board.get(place.zone);
  if (!model || (place.area.as === "pile" && model.count === 0)) return null;
  // With nothing of the enemy behind it, the line of battle would only look like a row of bars.
  const isFront =
    place.area.as === "row" &&
    place.area.row === plan.front &&
    plan.wells.some(({ area, zone }) => area.side === "enemy" && board.get(zone)?.count);
  return (
    <ZoneFrame place={place} model={model} isFront={isFront}>
      {place.area.as === "pile" ? (
        <PileLook game={game} model={model} />
      ) : (
        <CardList
          model={model}
          draw={(one) => <StillCard key={one.id} game={game} model={one} tokens={table.board.tokens} />}
        />
      )}
    </ZoneFrame>
  );
}

/** A card, and the cards on or under it. Nothing of it can be pressed. */
function StillCard({ game, model, tokens }: { game: Game; model: CardModel; tokens: readonly Counter[] }) {
  return (
    <li className={zone.stack} data-holds={model.below.length > 0 || undefined}>
      <span className={card.card} {...statesOf(game, model)}>
        <CardObject game={game} model={model} known={tokens} isCoarse />
      </span>
      {model.below.length === 0 ? null : (
        <ul className={zone.below}>
          {model.below.map((below) => (
            <StillCard key={below.id} game={game} model={below} tokens={tokens} />
          ))}
        </ul>
      )}
    </li>
  );
}
