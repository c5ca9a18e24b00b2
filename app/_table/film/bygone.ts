import type { Moment } from "../../../lib/core/table/moment.ts";
import type { Told } from "../../../lib/core/table/told.ts";

/** A game of a link that today's rules do not play. */
export interface Bygone {
  readonly game: string;
  readonly code: string;
  readonly moment: Moment;
  /** What has changed since, in words. */
  readonly changed: string;
  readonly told: readonly Told[];
  /** What the table calls whoever is opposite. */
  readonly other: string;
}
