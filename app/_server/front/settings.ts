import { LOG_STYLES, type LogStyle } from "../log.ts";
import type { CrossOrigin } from "./cross-origin.ts";

/** What an operator can configure for the server in front of Next. */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** How many proxies in front of this server add an address to X-Forwarded-For. */
  readonly trustedHops: number;
  /** The factor for the limits on one client. If it is undefined, there are no limits. */
  readonly scale: number | undefined;
  /** Whether browsers keep Drydock, so that it works without the server. If not, those that keep it delete it. */
  readonly isOffline: boolean;
  readonly log: LogStyle;
  /** Which other sites may read the API and check decks with it from their pages. */
  readonly crossOrigin: CrossOrigin;
  /** Who sends it may read the metrics. If it is undefined, nobody may. */
  readonly metricsToken: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings. An empty setting counts as absent. */
export function readSettings(env: Environment): Settings {
  return {
    host: env.HOST || "127.0.0.1",
    port: portOf(env.PORT || "3000"),
    trustedHops: hopsOf(env.TRUSTED_PROXY_HOPS || "0"),
    scale: scaleOf(env.RATE_LIMIT || "1"),
    isOffline: isOn("OFFLINE", env.OFFLINE || "on"),
    log: logOf(env.LOG || "off"),
    crossOrigin: crossOriginOf(env.CORS || "off"),
    metricsToken: tokenOf(env.METRICS_TOKEN || undefined),
  };
}

function portOf(said: string): number {
  const port = /^\d{1,5}$/.test(said) ? Number(said) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Error(`PORT is “${said}”. Write a whole number from 0 to 65535; 0 takes any free port.`);
}

function hopsOf(said: string): number {
  if (/^[0-9]$/.test(said)) return Number(said);
  throw new Error(
    `TRUSTED_PROXY_HOPS is “${said}”. Write how many proxies stand between people and Drydock: a whole number from 0 to 9.`,
  );
}

function scaleOf(said: string): number | undefined {
  if (said === "off") return undefined;
  const scale = /^\d{1,6}(\.\d{1,6})?$/.test(said) ? Number(said) : 0;
  if (scale >= 0.1 && scale <= 100_000) return scale;
  throw new Error(
    `RATE_LIMIT is “${said}”. Write a number from 0.1 to 100000 that the limits are multiplied by, or off.`,
  );
}

function isOn(name: string, said: string): boolean {
  if (said === "on" || said === "off") return said === "on";
  throw new Error(`${name} is “${said}”. Write on or off.`);
}

function logOf(said: string): LogStyle {
  const style = LOG_STYLES.find((known) => known === said);
  if (style) return style;
  throw new Error(`LOG is “${said}”. Write json or text for a line for each request, or off for none.`);
}

function crossOriginOf(said: string): CrossOrigin {
  if (said === "off" || said === "*") return said;
  const origins = said.split(/[\s,]+/).filter(Boolean);
  if (origins.every((one) => URL.canParse(one) && new URL(one).origin === one)) return new Set(origins);
  throw new Error(
    `CORS is “${said}”. Write the sites that may use the API, such as https://a.example, or * for all, or off.`,
  );
}

/** The token itself is never repeated: the message may end up in a log. */
function tokenOf(said: string | undefined): string | undefined {
  if (said === undefined || /^[\x21-\x7e]{16,}$/.test(said)) return said;
  throw new Error(
    "METRICS_TOKEN is too short or has a character that a header cannot carry. Write at least 16 letters and digits, for example from “openssl rand -hex 24”.",
  );
}
