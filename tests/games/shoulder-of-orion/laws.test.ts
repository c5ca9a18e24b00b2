import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { laws } from "../../laws/laws.ts";
import { grants } from "./grants.ts";

laws(shoulderOfOrion, grants);
