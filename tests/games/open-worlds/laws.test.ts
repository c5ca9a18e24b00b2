import { openWorlds } from "../../../lib/games/open-worlds/index.ts";
import { laws } from "../../laws/laws.ts";
import { grants } from "./grants.ts";

laws(openWorlds, grants);
