// What /sw.js sends when the operator has switched the service worker off.
import { retire } from "./retire.ts";
import type { WorkerScope } from "./scope.ts";

declare const self: WorkerScope;

retire(self);
