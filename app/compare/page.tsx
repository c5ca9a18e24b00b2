import type { Metadata } from "next";
import { type Opened, openText } from "../_server/decks.ts";
import { TitleBlock } from "../_ui/verdict/title-block.tsx";
import { Changes } from "./changes.tsx";
import { SamplePairs } from "./sample-pairs.tsx";

export const metadata: Metadata = {
  title: "Compare two decks",
  description: "What to add and remove to get from one deck to another, and how it changes the verdict.",
};

export default async function Compare({ searchParams }: PageProps<"/compare">) {
  const { a, b } = await searchParams;
  const codes = [a, b].map((code) => (typeof code === "string" ? code.trim() : ""));
  const [before, after] = await Promise.all(codes.map((code) => (code === "" ? undefined : openText(code))));
  return (
    <>
      <h1 className="mt-6 text-2xl font-bold">Compare two decks</h1>
      <form className="mt-3 grid gap-3 md:grid-cols-[1fr_1fr_auto]">
        <CodeField name="a" label="From" code={codes[0] ?? ""} />
        <CodeField name="b" label="To" code={codes[1] ?? ""} />
        <button type="submit" className="button self-end">
          Compare
        </button>
      </form>
      {before || after ? (
        <div className="mt-6 grid gap-6 md:grid-cols-2">
          <Side opened={before} />
          <Side opened={after} />
        </div>
      ) : (
        <SamplePairs />
      )}
      {before?.ok && after?.ok ? <Changes before={before.shared} after={after.shared} /> : null}
    </>
  );
}

function CodeField({ name, label, code }: { name: string; label: string; code: string }) {
  return (
    <label>
      <span className="text-sm font-semibold">{label}</span>
      <textarea
        name={name}
        defaultValue={code}
        rows={2}
        className="field block h-auto w-full p-2 font-mono text-sm"
        placeholder="A deck list, deck code or link"
      />
    </label>
  );
}

function Side({ opened }: { opened: Opened | undefined }) {
  if (!opened) return <p className="text-faint">Paste the other deck above.</p>;
  if (!opened.ok) return <p className="text-illegal">{opened.why}</p>;
  return (
    <div data-game={opened.shared.pool.game.id}>
      <TitleBlock game={opened.shared.pool.game} report={opened.shared.report} compact />
      {opened.shared.report.code === null ? null : (
        <a href={`/d/${opened.shared.report.code}`} className="inline-block py-1">
          View deck
        </a>
      )}
    </div>
  );
}
