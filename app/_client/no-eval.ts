// A page may not make code out of text, which zod would try to be faster. It decides so when a schema is made, so this is
// imported before all that make one.
import { config } from "zod";

config({ jitless: true });
