import type { ReactNode } from "react";
import type { Game } from "../../lib/core/game.ts";
import type { Report } from "../../lib/deck/report.ts";
import { Stamp } from "./stamp.tsx";

interface Props {
  readonly game: Game;
  readonly report: Report;
  /** Without code and versions: for lists of decks and side by side. */
  readonly compact?: boolean;
  /** What the sheet was made from and when, where that is known: "Rules 3", "Cards 1f9a", a date. */
  readonly made?: readonly string[];
  /** The element of the deck's name: a heading where it is the page's. */
  readonly as?: "h1" | "h2" | "p";
}

/** What every plan has in its corner: name, game and format, counts, what is agreed on, the verdict and the code. */
export function TitleBlock({ game, report, compact = false, made = [], as: Name = "p" }: Props) {
  const format = game.formats.find(({ id }) => id === report.format);
  const counts = game.sections.flatMap((section) => {
    const count = report.counts[section.id];
    return count === undefined && section.optional ? [] : [{ ...section, count: count ?? 0 }];
  });
  return (
    <div className="title-block" data-game={game.id} data-compact={compact || undefined}>
      <Cell label="Deck" wide>
        <Name className="title-block-name">{report.name ?? "Without a name"}</Name>
      </Cell>
      <Cell label="Game">
        <span className="font-semibold">{game.name}</span>
      </Cell>
      <Cell label="Format">{format?.name ?? report.format}</Cell>
      {counts.map(({ id, name, count }) => (
        <Cell key={id} label={name} narrow>
          <span className="text-lg font-semibold tabular-nums">{count}</span>
        </Cell>
      ))}
      {game.options.map(({ id, name, says }) =>
        report.options[id] === undefined ? null : (
          <Cell key={id} label={name} narrow>
            <abbr title={says} className="text-lg font-semibold tabular-nums">
              {report.options[id]}
            </abbr>
          </Cell>
        ),
      )}
      {agreements(game, report.house).map(({ id, says }) => (
        <Cell key={id} label="House rule" wide>
          {says}
        </Cell>
      ))}
      <Cell label="Verdict" wide>
        <Stamp verdict={report} />
      </Cell>
      {compact || report.code === null ? null : (
        <Cell label="Code" wide>
          <code className="title-block-code">{report.code}</code>
        </Cell>
      )}
      {compact || made.length === 0 ? null : <Cell label="Made from">{made.join(" · ")}</Cell>}
    </div>
  );
}

/** The house rules in force, those with a number with theirs. */
function agreements(game: Game, house: Report["house"]) {
  return game.house.flatMap(({ id, says }) => {
    const value = house[id];
    if (value === undefined || value === false) return [];
    return [{ id, says: typeof value === "number" ? `${says.replace(/\.$/, "")}: ${value}.` : says }];
  });
}

interface CellProps {
  readonly label: string;
  readonly wide?: boolean;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

function Cell({ label, wide = false, narrow = false, children }: CellProps) {
  return (
    <div className="title-block-cell" data-wide={wide || undefined} data-narrow={narrow || undefined}>
      <span className="title-block-label">{label}</span>
      <div className="title-block-value">{children}</div>
    </div>
  );
}
