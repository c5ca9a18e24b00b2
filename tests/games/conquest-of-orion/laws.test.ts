import { conquestOfOrion } from "../../../lib/games/conquest-of-orion/index.ts";
import { laws } from "../../laws/laws.ts";
import { grants } from "./grants.ts";

laws(conquestOfOrion, grants);
