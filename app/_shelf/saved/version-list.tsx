import type { SavedAnswer, SavedNoun, SavedVersions } from "../../../lib/contract/saved.ts";
import { Day } from "../../_ui/base/day.tsx";
import { SideHead } from "../../_ui/base/side-head.tsx";

interface Props {
  readonly kind: SavedNoun;
  readonly saved: SavedAnswer;
  readonly versions: SavedVersions["versions"];
  /** The page that compares two versions, by their addresses, if there is one. */
  compared?(before: string, after: string): string;
}

/** The versions of something saved, to look at and, if that is possible, to compare with the one on the page. */
export function VersionList({ kind, saved, versions, compared }: Props) {
  const { path } = kind;
  const addressOf = (version: number) =>
    version === saved.newest ? `/${path}/${saved.id}` : `/${path}/${saved.id}?version=${version}`;
  const here = addressOf(saved.version);
  return (
    <section aria-labelledby="versions" className="text-sm print:hidden">
      <SideHead id="versions" title="Versions">
        {saved.version === saved.newest ? null : `Version ${saved.version} of ${saved.newest}`}
      </SideHead>
      <ol className="max-h-64 overflow-y-auto">
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
            {version === saved.version || !compared ? null : (
              <a
                className="py-1.5"
                aria-label={`Compare version ${version} with version ${saved.version}`}
                href={version < saved.version ? compared(addressOf(version), here) : compared(here, addressOf(version))}
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
