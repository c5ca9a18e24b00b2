import { orionsSpur } from "../../../lib/games/orions-spur/index.ts";
import { laws } from "../../laws/laws.ts";
import { grants } from "./grants.ts";

laws(orionsSpur, grants);
