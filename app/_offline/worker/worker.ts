// The service worker: built to one file, which /sw.js sends behind the plan.
import type { Plan } from "../plan.ts";
import type { WorkerScope } from "./scope.ts";
import { serve } from "./serve.ts";

declare const self: WorkerScope;
/** Written before this script by `app/sw.js/route.ts`. */
declare const PLAN: Plan;

serve(self, PLAN);
