import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { type Draft, nameOf } from "../../lib/deck/draft/draft.ts";
import { tagsIn } from "../_client/drafts/changing.ts";
import { TagsField } from "../_client/drafts/tags-field.tsx";

interface Props {
  readonly draft: Draft;
  onSave(name: string, tags: readonly string[]): void;
  onCancel(): void;
}

/** The name and the tags of a deck, to be changed where it is listed. */
export function DeckNaming({ draft, onSave, onCancel }: Props) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onSave(String(given.get("name")), tagsIn(String(given.get("tags"))));
  };
  return (
    <form
      aria-label={`Name and tags of ${nameOf(draft)}`}
      className="flex flex-wrap items-end gap-x-3 gap-y-2 border-l-4 border-accent py-2 pl-3"
      onSubmit={save}
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && onCancel()}
    >
      <label className="grow basis-56 text-sm">
        <span className="text-faint">Name</span>
        <input
          ref={first}
          name="name"
          maxLength={80}
          defaultValue={draft.heading.name}
          className="field block w-full"
        />
      </label>
      <TagsField tags={draft.about?.tags} className="grow basis-56" />
      <p className="flex gap-2">
        <button type="submit" className="button">
          Save
        </button>
        <button type="button" className="tool min-h-10" onClick={onCancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}
