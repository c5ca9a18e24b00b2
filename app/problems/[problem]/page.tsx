import type { Metadata } from "next";
import { type ProblemKind, problemKinds } from "../../../lib/contract/problems.ts";
import { markMissing } from "../../_server/missing.ts";

type Props = PageProps<"/problems/[problem]">;

async function kindOf({ params }: Props): Promise<ProblemKind | undefined> {
  return problemKinds.get((await params).problem);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await kindOf(props))?.title ?? "No such problem", robots: { index: false } };
}

/** What the `type` of a problem leads to. */
export default async function Problem(props: Props) {
  const kind = await kindOf(props);
  if (!kind) markMissing();
  return (
    <>
      <h1 className="mt-6 text-2xl font-bold">{kind?.title ?? "There is no such problem"}</h1>
      <p className="mt-2 max-w-prose">{kind?.says ?? "The API has no problem of this type."}</p>
      {kind ? <p className="mt-2 text-sm text-faint">HTTP status {kind.status}</p> : null}
      <p className="mt-4">
        <a href="/help#api">About the API</a>
      </p>
    </>
  );
}
