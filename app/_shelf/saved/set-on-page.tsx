"use client";
import { SET } from "../../_client/saved/set-kind.ts";
import { Deleted } from "./deleted.tsx";
import { KeyHolder } from "./key-holder.tsx";
import { OpenHere } from "./open-here.tsx";
import type { ShownVersion } from "./use-key.ts";

// What the page of a saved card set has of the parts that every kind shares.

export function SetKeyHolder(shown: ShownVersion) {
  return <KeyHolder kind={SET} {...shown} />;
}

export function OpenSet(shown: Pick<ShownVersion, "at" | "version">) {
  return <OpenHere kind={SET} {...shown} copies="Load into this browser" />;
}

export function DeletedSet({ at }: { at: string }) {
  return <Deleted kind={SET} at={at} />;
}
