import { readMoment } from "../../lib/core/table/moment.ts";
import { counted } from "../../lib/core/words.ts";

/** What a preview says of a game in an address, as far as it is known without playing it. */
export function sharedGame(text: string): string | undefined {
  const moment = readMoment(text);
  if (typeof moment === "string") return undefined;
  const { at, answers = [] } = moment;
  const isOpposed = answers.some(({ length }) => length > 0);
  const against = isOpposed ? " against somebody who plays by the same rules" : "";
  return `after ${counted(at, "move")}${against}. Go on from this very moment, or see how it came about.`;
}
