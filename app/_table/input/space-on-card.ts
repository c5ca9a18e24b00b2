import type { KeyboardEvent } from "react";
import { areSingleKeysOn } from "../../_client/single-keys.ts";
import type { Session } from "../state/session.ts";
import { NEXT } from "./commands.ts";

/** Space goes on everywhere at the table, on a card too. Enter presses the card, and so does Space where keys are off. */
export function spaceOnCard(session: Session) {
  const isOurs = ({ key }: KeyboardEvent) => key === " " && areSingleKeysOn();
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (!isOurs(event)) return;
      event.preventDefault();
      if (!event.repeat) NEXT.run({ session }, "Space");
    },
    // A browser presses a button when the key goes up.
    onKeyUp: (event: KeyboardEvent) => isOurs(event) && event.preventDefault(),
  };
}
