/** The longest address that any server in between takes. */
const LONGEST_ADDRESS = 6_000;

/** Opens the page of the deck that a list is, or the first page, which says what is wrong with it. */
export async function openList(text: string): Promise<void> {
  const code = await recognised(text);
  const list = `/?${new URLSearchParams({ list: text })}`;
  location.assign(code !== undefined ? `/d/${code}` : list.length > LONGEST_ADDRESS ? "/" : list);
}

async function recognised(text: string): Promise<string | undefined> {
  try {
    const answer = await fetch("/api/v1/recognise", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text }),
    });
    if (!answer.ok) return undefined;
    const { verdict } = await answer.json();
    return verdict?.code ?? undefined;
  } catch (error) {
    // What fetch throws when nothing answers: the first page says so, or is kept.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
