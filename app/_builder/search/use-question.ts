import { useCallback, useEffect, useState } from "react";
import type { Pool } from "../../../lib/cards/pool.ts";
import { sized } from "../../../lib/deck/view/sizes.ts";
import type { PaneName } from "../pane-bar.tsx";
import type { View } from "../state/builder.ts";
import { inAddress, keepInAddress } from "./search-address.ts";

/** The query of a section's invitation, for as long as the section has room. */
interface Invited {
  readonly section: string;
  readonly ask: string;
}

/** The query of the cards. That of an invitation ends when its section is full, so nobody has to clear it. */
export function useQuestion(pool: Pool, deck: View["deck"], onPane: (pane: PaneName) => void) {
  const [question, setQuestion] = useState(() => inAddress("q"));
  const ask = useCallback((text: string) => {
    setQuestion(text);
    keepInAddress("q", text);
  }, []);
  const [invited, setInvited] = useState<Invited | undefined>(undefined);
  const accept = useCallback(
    (invitation: Invited) => {
      onPane("cards");
      setInvited(invitation);
      ask(invitation.ask);
    },
    [ask, onPane],
  );
  const isInvited = invited !== undefined && question === invited.ask;
  const isFull = isInvited && sized(pool, deck, invited.section).lacks === undefined;
  useEffect(() => {
    if (!isFull) return;
    setInvited(undefined);
    ask("");
  }, [isFull, ask]);
  return { question, ask, accept };
}
