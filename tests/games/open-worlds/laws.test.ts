import { openWorlds } from "../../../lib/games/open-worlds/index.ts";
import { laws } from "../../laws/laws.ts";

laws(openWorlds);
