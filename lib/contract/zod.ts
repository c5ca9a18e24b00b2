// Every schema that a page may load is made with this. A page may not make code out of text, which zod would try in order to be
// faster, and it decides so when a schema is made. It is taken name by name, so that its words in forty languages stay out of
// the scripts of pages.
import { config } from "zod";

if (!("process" in globalThis) || "document" in globalThis) config({ jitless: true });

export * from "zod";
