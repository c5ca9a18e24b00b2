import { cache } from "react";
import { versionOf } from "../../../db/saved.ts";
import { ready } from "../pools.ts";
import type { Kind } from "./kind.ts";

type OpenedSaved<Answer> =
  | { readonly ok: true; readonly saved: Answer }
  | { readonly ok: false; readonly why: "unknown" | "deleted" };

/** Something saved for a page. It is read once per request, however many parts of the page ask for it. */
export const openSaved = cache(
  async <Answer>(kind: Kind<Answer>, id: string, version?: number): Promise<OpenedSaved<Answer>> => {
    const found = await versionOf(await ready(), kind.id, id, version);
    return found.did === "found" ? { ok: true, saved: await kind.answer(found.saved) } : { ok: false, why: found.did };
  },
);
