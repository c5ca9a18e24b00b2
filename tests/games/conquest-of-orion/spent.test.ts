import { conquestOfOrion } from "../../../lib/games/conquest-of-orion/index.ts";
import { spentLaw } from "../spent.ts";

spentLaw(conquestOfOrion, "exhausted", "ready");
