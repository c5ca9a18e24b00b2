// Decks on their way from one device to another.

import { LONGEST_PARCEL } from "../deck/parcel/seal.ts";
import * as z from "./zod.ts";

export const parcelSchema = z.strictObject({
  sealed: z.base64().min(40).max(LONGEST_PARCEL).describe("What was encrypted by whoever sends it, in base64."),
});
export type Parcel = z.infer<typeof parcelSchema>;

export const keptParcelSchema = z.object({
  id: z.string().describe("Whoever has it can take the parcel, once."),
  until: z.int().describe("Until when it waits, in milliseconds since 1970."),
});
export type KeptParcel = z.infer<typeof keptParcelSchema>;
