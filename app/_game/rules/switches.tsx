import Link from "next/link";
import type { ReactNode } from "react";
import type { Game, HouseRule } from "../../../lib/core/game.ts";
import type { Agreed } from "../../../lib/deck/code/address.ts";
import { gamePath } from "../game-path.ts";

interface Props {
  readonly game: Game;
  readonly agreed: Agreed;
  /** What the URL asked for that the game does not have. */
  readonly faults: readonly string[];
}

/**
 * Switches for format and house rules. Each one is a link to the page with that setting, so that no script is needed.
 */
export function Switches({ game, agreed, faults }: Props) {
  const format = game.formats.find(({ id }) => id === agreed.format);
  const path = (other: Partial<Agreed>) => gamePath(game, "rules", { ...agreed, ...other });
  return (
    <>
      {faults.map((message) => (
        <p key={message} className="mb-2 text-illegal">
          {message} The rules below do not include it.
        </p>
      ))}
      <div className="sheet px-4 py-2">
        <Row name="Format" says={`${format?.name}: ${format?.says}`}>
          {game.formats.length < 2
            ? null
            : game.formats.map(({ id, name }) => (
                <Choice key={id} href={path({ format: id })} about="Format" chosen={id === agreed.format}>
                  {name}
                </Choice>
              ))}
        </Row>
        {game.house.map((rule) => (
          <Row key={rule.id} name="House rule" says={rule.says}>
            {answers(rule).map(({ value, word }) => (
              <Choice
                key={word}
                href={path({ house: { ...agreed.house, [rule.id]: value } })}
                about={rule.says}
                chosen={(agreed.house[rule.id] ?? false) === value}
              >
                {word}
              </Choice>
            ))}
          </Row>
        ))}
      </div>
      <p className="mt-3 print:hidden">
        <a href={gamePath(game, "build", agreed)} className="button">
          Build with these rules
        </a>
      </p>
    </>
  );
}

function answers({ upTo }: HouseRule): readonly { readonly value: boolean | number; readonly word: string }[] {
  const off = { value: false, word: "off" };
  if (upTo === undefined) return [off, { value: true, word: "on" }];
  return [off, ...Array.from({ length: upTo }, (_, i) => ({ value: i + 1, word: `${i + 1}` }))];
}

function Row({ name, says, children }: { name: string; says: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 py-2">
      <p>
        <span className="block text-sm text-faint">{name}</span>
        {says}
      </p>
      {children === null ? null : <div className="seg justify-self-start">{children}</div>}
    </div>
  );
}

interface ChoiceProps {
  readonly href: string;
  /** What the link switches, for people who hear the link on its own. */
  readonly about: string;
  readonly chosen: boolean;
  readonly children: string;
}

function Choice({ href, about, chosen, children }: ChoiceProps) {
  return (
    <Link href={href} scroll={false} prefetch={false} aria-current={chosen || undefined}>
      <span className="sr-only">{about} </span>
      {children}
    </Link>
  );
}
