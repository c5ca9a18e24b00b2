import { memo, useRef } from "react";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { type Numbers, numbersOf } from "../../lib/deck/view/charts.ts";
import { shared } from "../_client/structural-sharing.ts";
import { Charts } from "../_ui/charts/charts.tsx";

/** The charts of the deck. A chart whose numbers did not change is not rendered again. */
const DeckCharts = memo(function DeckCharts({ pool, deck }: { pool: Pool; deck: Deck }) {
  const before = useRef<readonly Numbers[]>([]);
  before.current = shared(before.current, numbersOf(pool, deck.entries));
  return <Charts numbers={before.current} />;
});

export default DeckCharts;
