import { KeyList, type NamedKeys } from "../_client/key-list.tsx";

interface Props {
  readonly builder: readonly NamedKeys[];
  readonly editor: readonly NamedKeys[];
  /** The table of each game. */
  readonly tables: readonly { readonly name: string; readonly commands: readonly NamedKeys[] }[];
}

/** Keys that belong to no room. */
const EVERYWHERE: readonly NamedKeys[] = [
  { id: "find", keys: ["/"], says: "Go to the field at the top, or to the search of the builder" },
  { id: "found", keys: ["ArrowDown"], says: "Go through what the field has found" },
  { id: "large", keys: ["i"], says: "Among cards: open the card large" },
];

/** The keys of the builder, the card-set editor, of every table, and of the table of each game that has its own. */
export function Keys({ builder, editor, tables }: Props) {
  const [first] = tables;
  const shared = (first?.commands ?? []).filter((command) => tables.every(({ commands }) => has(commands, command)));
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Group title="On every page" commands={EVERYWHERE} />
      <Group title="Builder" commands={builder} />
      <Group title="Table" commands={shared} />
      <Group title="Card-set editor" commands={editor} />
      {tables.map(({ name, commands }) => {
        const own = commands.filter((command) => !has(shared, command));
        return own.length === 0 ? null : <Group key={name} title={`Table of ${name}`} commands={own} />;
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
      <h3 className="mb-2 pb-1 font-semibold">{title}</h3>
      <KeyList commands={commands} />
    </section>
  );
}
