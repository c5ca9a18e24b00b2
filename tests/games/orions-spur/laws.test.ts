import { orionsSpur } from "../../../lib/games/orions-spur/index.ts";
import { laws } from "../../laws/laws.ts";

laws(orionsSpur);
