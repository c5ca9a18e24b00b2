import type { Command } from "./command.tsx";
import { keysInWords } from "./key-names.ts";

export type NamedKeys = Pick<Command<never>, "id" | "keys" | "says">;

/** The keys of some commands, with what they do. Commands without keys are left out. */
export function KeyList({ commands }: { commands: readonly NamedKeys[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(50%)_1fr] gap-x-6 gap-y-1 max-sm:grid-cols-[fit-content(6.5rem)_1fr] max-sm:gap-x-4">
      {commands.map(({ id, keys, says }) =>
        keys.length === 0 ? null : (
          <div key={id} className="contents">
            <dt className="font-mono text-sm leading-6">{keysInWords(keys)}</dt>
            <dd>{says}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
