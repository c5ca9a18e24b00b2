import { Dealer } from "../../lib/core/table/dealer.ts";
import { games } from "../../lib/games/index.ts";
import { LIST_COMMANDS, PAGE_COMMANDS, RESULT_COMMANDS } from "../_builder/state/commands.ts";
import { KeyList, type NamedKeys } from "../_client/key-list.tsx";
import { LISTED_KEYS } from "../_sets/editor/state/commands.ts";
import { PRESS_CARD, pageCommands } from "../_table/input/commands.ts";

/** The keys of the builder, the card-set editor, of every table, and of the table of each game that has its own. */
export async function Keys() {
  const tables = await Promise.all(
    games.map(async (game) => ({ game, commands: pageCommands(new Dealer(await game.goldfish())) })),
  );
  const [first] = tables;
  const shared = (first?.commands ?? []).filter((command) => tables.every(({ commands }) => has(commands, command)));
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Group title="Builder" commands={[...LIST_COMMANDS, ...RESULT_COMMANDS, ...PAGE_COMMANDS]} />
      <Group title="Table" commands={[PRESS_CARD, ...shared]} />
      <Group title="Card-set editor" commands={LISTED_KEYS} />
      {tables.map(({ game, commands }) => {
        const own = commands.filter((command) => !has(shared, command));
        return own.length === 0 ? null : <Group key={game.id} title={`Table of ${game.name}`} commands={own} />;
      })}
    </div>
  );
}

function has(commands: readonly NamedKeys[], { id, says }: NamedKeys): boolean {
  return commands.some((command) => command.id === id && command.says === says);
}

function Group({ title, commands }: { title: string; commands: readonly NamedKeys[] }) {
  return (
    <section>
      <h3 className="mb-2 border-b border-rule pb-1 font-semibold">{title}</h3>
      <KeyList commands={commands} />
    </section>
  );
}
