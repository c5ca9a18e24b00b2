import type { SavedAnswer } from "../../../lib/contract/saved.ts";
import type { Pending, SavedAs } from "../../../lib/deck/saved/key-record.ts";
import type { Form } from "./kind.ts";
import type { Answer } from "./requests.ts";

/** What a browser knows of a version that the server has. */
export function knownOf<C>(form: Form<C>, saved: SavedAnswer): Pick<SavedAs<C>, "version" | "content" | "listed"> {
  return { version: saved.version, content: form.contentOf(saved), listed: saved.listed };
}

/** Sends a save: something new, or a version on top of the one that this browser has seen last. */
export async function send<C>(
  form: Form<C>,
  { content, repeat }: Pending<C>,
  saved: SavedAs<C> | undefined,
): Promise<Answer<SavedAs<C>>> {
  const body = { ...form.sent(content), listed: saved?.listed ?? false };
  if (!saved) {
    const answer = await form.requests.create(body, repeat);
    if (!answer.ok) return answer;
    const { id, editKey, version } = answer.value;
    return { ok: true, value: { at: id, editKey, version, content, listed: false } };
  }
  const answer = await form.requests.save(saved.at, saved.editKey, saved.version, body, repeat);
  // What was sent stays the base: the server may write names and sections in its own way.
  return answer.ok ? { ok: true, value: { ...saved, ...knownOf(form, answer.value), content } } : answer;
}
