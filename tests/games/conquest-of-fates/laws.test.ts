import { conquestOfFates } from "../../../lib/games/conquest-of-fates/index.ts";
import { laws } from "../../laws/laws.ts";
import { grants } from "./grants.ts";

laws(conquestOfFates, grants);
