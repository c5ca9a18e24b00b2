import { orionsSpur } from "../../../lib/games/orions-spur/index.ts";
import { spentLaw } from "../spent.ts";

spentLaw(orionsSpur, "disabled", "enabled");
