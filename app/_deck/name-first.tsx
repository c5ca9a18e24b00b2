import { type FormEvent, useId, useState } from "react";

interface Props {
  readonly gameId: string;
  /** The deck as a list. */
  readonly text: string;
  /** Receives the code of the deck with its name. */
  onNamed(name: string, code: string): void;
}

const MOST_LETTERS = 80;

/** Asks once for the name of a deck that has none. Its link holds the name, so it becomes another one. */
export function NameFirst({ gameId, text, onNamed }: Props) {
  const id = useId();
  const [name, setName] = useState("");
  const [said, setSaid] = useState("");
  const give = async (event: FormEvent) => {
    event.preventDefault();
    setSaid("");
    const code = await codeOf(gameId, `Name: ${name.trim()}\n${text}`);
    if (code === undefined)
      setSaid(
        "The deck has no name yet, because the server could not be reached. Check your connection and press “Name it” again.",
      );
    else onNamed(name.trim(), code);
  };
  return (
    <form className="mt-2 flex flex-wrap items-end gap-2" onSubmit={(event) => void give(event)}>
      <label htmlFor={id} className="w-full text-sm">
        This deck has no name yet. What do you call it?
      </label>
      <input
        id={id}
        className="field min-w-0 flex-1"
        maxLength={MOST_LETTERS}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="tool min-h-10" disabled={name.trim() === ""}>
        Name it
      </button>
      <p role="alert" className="w-full text-sm text-illegal empty:hidden">
        {said}
      </p>
    </form>
  );
}

async function codeOf(gameId: string, text: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`/api/v1/games/${gameId}/check`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
    });
    const read: unknown = answer.ok ? await answer.json() : undefined;
    if (typeof read !== "object" || read === null || !("code" in read)) return undefined;
    return typeof read.code === "string" ? read.code : undefined;
  } catch (error) {
    // What fetch throws when nothing answers.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
