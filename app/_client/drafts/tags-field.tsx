/** The field for the tags of a deck, as its form sends them. `tagsIn` reads them. */
export function TagsField({ tags, className = "" }: { tags: readonly string[] | undefined; className?: string }) {
  return (
    <label className={`text-sm ${className}`}>
      <span className="text-faint">Tags, with commas between</span>
      <input
        name="tags"
        maxLength={400}
        defaultValue={tags?.join(", ")}
        placeholder="league, fast"
        className="field block w-full text-base"
      />
    </label>
  );
}
