"use client";
import { Deleted } from "../page/deleted.tsx";
import { KeyHolder } from "../page/key-holder.tsx";
import { OpenHere } from "../page/open-here.tsx";
import type { ShownVersion } from "../page/use-key.ts";
import { SET } from "./set-kind.ts";

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
