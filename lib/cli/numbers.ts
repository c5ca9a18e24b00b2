import { writeNumbers } from "../cards/number.ts";
import { games } from "../games/index.ts";

// `npm run numbers`, after cards were added to data/<game>/sets.
writeNumbers(games);
