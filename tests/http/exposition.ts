/** A number of the metrics: its name, its labels as written, its value. */
export type Series = ReadonlyMap<string, number>;

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/;
const LABELS = /^\{([a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*")(?:,([a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*"))*\}$/;

/**
 * Reads the text format of Prometheus 0.0.4, and throws at everything that it does not allow: a name without HELP and
 * TYPE before it, a name that comes twice, a series that comes twice, a value that is no number.
 */
export function readExposition(text: string): Series {
  if (!text.endsWith("\n")) throw new Error("the last line has no end");
  const series = new Map<string, number>();
  const seen = new Set<string>();
  let family = { name: "", type: "" };
  for (const line of text.slice(0, -1).split("\n")) {
    const [, keyword, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (keyword === "HELP") {
      if (!NAME.test(name) || seen.has(name)) throw new Error(`a second or wrong name: ${line}`);
      seen.add(name);
      family = { name, type: "" };
    } else if (keyword === "TYPE") {
      if (name !== family.name || !["counter", "gauge", "histogram"].includes(rest)) throw new Error(`TYPE: ${line}`);
      family = { name, type: rest };
    } else readSample(line, family, series);
  }
  return series;
}

function readSample(line: string, family: { name: string; type: string }, series: Map<string, number>): void {
  const [, name = "", labels = "", value = ""] = /^([^\s{]+)(\{.*\})? (\S+)$/.exec(line) ?? [];
  const endings = family.type === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
  if (!endings.some((ending) => family.name + ending === name)) throw new Error(`not in its family: ${line}`);
  if (family.type === "counter" && !name.endsWith("_total")) throw new Error(`a counter ends with _total: ${line}`);
  if (labels !== "" && !LABELS.test(labels)) throw new Error(`wrong labels: ${line}`);
  if (!/^(-?\d+(\.\d+)?(e[+-]?\d+)?|\+Inf)$/.test(value)) throw new Error(`no number: ${line}`);
  if (series.has(name + labels)) throw new Error(`twice: ${line}`);
  series.set(name + labels, Number(value));
}
