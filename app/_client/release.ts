/** The release that this build stands on: "0.3.0", or "0.3.0+" if its tables have changed since. The build puts it in. */
export const RELEASE = process.env.DRYDOCK_RELEASE ?? "0.0.0+";
