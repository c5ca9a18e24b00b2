import type { ReactNode } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Report } from "../../../lib/deck/verdict/report.ts";
import { formatName } from "../deck/format-name.ts";
import { houseRulesInForce } from "./house-rules-in-force.ts";
import { EmptyStamp, Stamp } from "./stamp.tsx";
import styles from "./title-block.module.css";

interface Props {
  readonly game: Game;
  readonly report: Report;
  /** The idea of the deck in one sentence. */
  readonly idea?: string | undefined;
  /** Who made it, and what that was. */
  readonly by?: { readonly name: string; readonly as: string } | undefined;
  /** For decks side by side. */
  readonly compact?: boolean;
  /** The element for the deck's name. It is a heading if the deck is what the page is about. */
  readonly as?: "h1" | "h2" | "p";
}

/** The title block of a deck: name, game and format, counts, agreed settings and the verdict. */
export function TitleBlock({ game, report, idea, by, compact = false, as: Name = "p" }: Props) {
  const counts = game.sections.flatMap((section) => {
    const count = report.counts[section.id];
    return count === undefined && section.optional ? [] : [{ ...section, count: count ?? 0 }];
  });
  const agreed = houseRulesInForce(game, report.house).map(({ says }) => says);
  return (
    <div className={styles.frame} data-title-block data-game={game.id} data-compact={compact || undefined}>
      <div className={styles.block}>
        <div className={styles.head}>
          <Name className={styles.name}>{report.name ?? "Unnamed deck"}</Name>
          <p className={styles.game}>
            {game.name} · {formatName(game, report.format)}
          </p>
          {idea === undefined ? null : <p className={styles.idea}>{idea}</p>}
        </div>
        <Cell label="Game" roomy>
          <span className="font-semibold">{game.name}</span>
          <span className="block text-xs text-faint">{formatName(game, report.format)}</span>
        </Cell>
        {counts.map(({ id, name, count }) => (
          <Cell key={id} label={name}>
            <span className={styles.count}>{count}</span>
          </Cell>
        ))}
        {game.options.map(({ id, name, says }) =>
          report.options[id] === undefined ? null : (
            <Cell key={id} label={name}>
              <abbr title={says} className={styles.count}>
                {report.options[id]}
              </abbr>
            </Cell>
          ),
        )}
        {by === undefined ? null : (
          <Cell label="By" roomy>
            <span className="font-semibold">{by.name}</span>
            <span className="block text-xs text-faint">{by.as}</span>
          </Cell>
        )}
        <Cell label="Verdict">
          {counts.every(({ count }) => count === 0) ? <EmptyStamp /> : <Stamp verdict={report} />}
        </Cell>
        {agreed.length === 0 ? null : (
          <Cell label="House rules" whole>
            {agreed.join(" ")}
          </Cell>
        )}
      </div>
    </div>
  );
}

interface CellProps {
  readonly label: string;
  /** Takes a row of its own. */
  readonly whole?: boolean;
  /** Left out where there is little room. */
  readonly roomy?: boolean;
  readonly children: ReactNode;
}

function Cell({ label, whole = false, roomy = false, children }: CellProps) {
  return (
    <div className={styles.cell} data-whole={whole || undefined} data-roomy={roomy || undefined}>
      <span className={styles.label}>{label}</span>
      <div className={styles.value}>{children}</div>
    </div>
  );
}
