/**
 * The folder of the built service workers, in the folder of the build. It lies among the files for browsers, which come
 * along wherever a build is copied to.
 */
export const FOLDER = "static/offline";

/** The workers in that folder: the one that keeps pages, and the one that clears up after it. */
export const WORKERS = ["worker", "retired"] as const;

/** The file in that folder that lists the scripts, styles and fonts to keep. */
export const FILES = "files.json";
