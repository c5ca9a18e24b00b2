import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { spentLaw } from "../spent.ts";

spentLaw(shoulderOfOrion, "exerted", "rallied");
