import { memo, type ReactNode } from "react";
import type { Game } from "../../../lib/core/game.ts";
import type { Report } from "../../../lib/deck/verdict/report.ts";
import { formatName } from "../deck/format-name.ts";
import { houseRulesInForce } from "./house-rules-in-force.ts";
import { Stamp } from "./stamp.tsx";

interface Props {
  readonly game: Game;
  readonly report: Report;
  /** Leaves out the code, for lists of decks and decks side by side. */
  readonly compact?: boolean;
  /** The versions of rules and cards that it was made from, and the day. */
  readonly made?: { readonly rules: string; readonly cards: string; readonly on: string };
  /** The element for the deck's name. It is a heading if the deck is what the page is about. */
  readonly as?: "h1" | "h2" | "p";
}

/** The title block of a deck: name, game and format, counts, agreed settings, the verdict and the code. */
export function TitleBlock({ game, report, compact = false, made, as: Name = "p" }: Props) {
  const counts = game.sections.flatMap((section) => {
    const count = report.counts[section.id];
    return count === undefined && section.optional ? [] : [{ ...section, count: count ?? 0 }];
  });
  const agreed = houseRulesInForce(game, report.house).map(({ says }) => says);
  return (
    <div className="title-block" data-game={game.id} data-compact={compact || undefined}>
      <Head game={game} name={report.name} format={report.format} as={Name} />
      {counts.map(({ id, name, count }) => (
        <Count key={id} label={name} count={count} />
      ))}
      {game.options.map(({ id, name, says }) => (
        <Count key={id} label={name} count={report.options[id]} says={says} />
      ))}
      {agreed.length === 0 ? null : (
        <Cell label="House rules" whole>
          {agreed.join(" ")}
        </Cell>
      )}
      <Cell label="Verdict" wide>
        <Stamp verdict={report} />
      </Cell>
      {compact || report.code === null ? null : (
        <Cell label="Code" whole>
          <code className="title-block-code">{report.code}</code>
        </Cell>
      )}
      {made === undefined ? null : (
        <>
          <Cell label="Rules" wide>
            {game.rulebook} <code className="title-block-version">{made.rules}</code>
          </Cell>
          <Cell label="Cards" narrow>
            <code className="title-block-version">{made.cards}</code>
          </Cell>
          <Cell label="Date" narrow>
            <time dateTime={made.on} className="tabular-nums">
              {made.on}
            </time>
          </Cell>
        </>
      )}
    </div>
  );
}

interface HeadProps extends Required<Pick<Props, "game" | "as">> {
  readonly name: string | undefined;
  readonly format: string;
}

const Head = memo(function Head({ game, name, format, as: Name }: HeadProps) {
  return (
    <>
      <Cell label="Deck" wide>
        <Name className="title-block-name">{name ?? "Without a name"}</Name>
      </Cell>
      <Cell label="Game">
        <span className="font-semibold">{game.name}</span>
      </Cell>
      <Cell label="Format">{formatName(game, format)}</Cell>
    </>
  );
});

const Count = memo(function Count({ label, count, says }: { label: string; count: number | undefined; says?: string }) {
  if (count === undefined) return null;
  const className = "text-lg font-semibold tabular-nums";
  return (
    <Cell label={label} narrow>
      {says === undefined ? (
        <span className={className}>{count}</span>
      ) : (
        <abbr title={says} className={className}>
          {count}
        </abbr>
      )}
    </Cell>
  );
});

interface CellProps {
  readonly label: string;
  readonly wide?: boolean;
  /** Takes a row of its own where there is little space. */
  readonly whole?: boolean;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

function Cell({ label, wide = false, whole = false, narrow = false, children }: CellProps) {
  return (
    <div
      className="title-block-cell"
      data-wide={wide || whole || undefined}
      data-whole={whole || undefined}
      data-narrow={narrow || undefined}
    >
      <span className="title-block-label">{label}</span>
      <div className="title-block-value">{children}</div>
    </div>
  );
}
