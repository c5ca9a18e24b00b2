import type { SavedDeck } from "../../../lib/contract/saved.ts";
import { SideHead } from "../../_deck/side-head.tsx";
import { DECK } from "../../_server/saved/deck.ts";
import { newestVersions } from "../../_server/saved/versions.ts";
import { Day } from "../../_ui/base/day.tsx";

/** The versions of a saved deck, to look at and to compare with the one on the page. */
export async function VersionList({ saved }: { saved: SavedDeck }) {
  const versions = await newestVersions(DECK, saved);
  const addressOf = (version: number) =>
    version === saved.newest ? `/decks/${saved.id}` : `/decks/${saved.id}?version=${version}`;
  const here = addressOf(saved.version);
  return (
    <section aria-labelledby="versions" className="text-sm print:hidden">
      <SideHead id="versions" title="Versions">
        {saved.version === saved.newest ? null : `Version ${saved.version} of ${saved.newest}`}
      </SideHead>
      <ol className="ruled max-h-64 overflow-y-auto">
        {versions.map(({ version, saved: when, by }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3">
            {version === saved.version ? (
              <span aria-current="true" className="py-1.5 font-semibold">
                Version {version}
              </span>
            ) : (
              <a href={addressOf(version)} className="py-1.5">
                Version {version}
              </a>
            )}
            <span className="grow text-faint">
              <Day time={when} /> {by === undefined ? null : `by ${by}`}
            </span>
            {version === saved.version ? null : (
              <a
                className="py-1.5"
                aria-label={`Compare version ${version} with version ${saved.version}`}
                href={`/compare?${new URLSearchParams(
                  version < saved.version ? { a: addressOf(version), b: here } : { a: here, b: addressOf(version) },
                )}`}
              >
                Compare
              </a>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
