"use client";
import { type FormEvent, useState } from "react";
import { ABOUT_LIMITS } from "../../lib/deck/draft/draft.ts";
import { DialogClose, DialogFrame } from "../_client/dialog-frame.tsx";
import { tagsIn } from "../_client/drafts/changing.ts";
import { TagsField } from "../_client/drafts/tags-field.tsx";
import { PlanFaults } from "./plan-faults.tsx";
import { PlanField } from "./plan-field.tsx";
import type { Builder, View } from "./state/builder.ts";
import { useWrittenPlan } from "./state/use-written-plan.ts";

/** Author, notes and tags of a deck. */
export default function AboutDialog({ builder, view, onClose }: { builder: Builder; view: View; onClose(): void }) {
  const { author, notes: before = "", tags } = view.draft.about ?? {};
  const [notes, setNotes] = useState(before);
  const written = useWrittenPlan(builder.pool, view.deck, notes);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const word = (name: string) => String(given.get(name));
    builder.do({ do: "about", about: { author: word("author"), notes, tags: tagsIn(word("tags")) } });
    onClose();
  };
  return (
    <DialogFrame title="Notes" onClose={onClose}>
      <form className="mt-2 grid gap-3" onSubmit={save}>
        <label className="text-sm">
          <span className="text-faint">Notes</span>
          <textarea
            name="notes"
            rows={8}
            maxLength={ABOUT_LIMITS.notes}
            value={notes}
            onChange={({ target }) => setNotes(target.value)}
            placeholder="How the deck plays, what to change next"
            className="field block h-auto w-full p-2 text-base"
          />
        </label>
        <PlanFaults written={written} />
        <PlanField builder={builder} notes={notes} written={written} onNotes={setNotes} />
        <div className="grid gap-3 sm:grid-cols-2">
          <label className="text-sm">
            <span className="text-faint">Author</span>
            <input
              name="author"
              maxLength={ABOUT_LIMITS.author}
              defaultValue={author}
              className="field block w-full text-base"
            />
          </label>
          <TagsField tags={tags} />
        </div>
        <p className="text-sm text-faint">
          These stay with the deck in this browser and in its downloads. Text exports begin with notes and author. Links
          and codes leave them out.
        </p>
        <p className="flex gap-2">
          <button type="submit" className="button">
            Save
          </button>
          <DialogClose className="tool min-h-10">Cancel</DialogClose>
        </p>
      </form>
    </DialogFrame>
  );
}
