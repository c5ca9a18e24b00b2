import { conquestOfOrion } from "../../../lib/games/conquest-of-orion/index.ts";
import { laws } from "../../laws/laws.ts";

laws(conquestOfOrion);
