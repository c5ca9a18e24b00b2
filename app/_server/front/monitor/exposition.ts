/** A number with the labels that tell it from others of its name. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** All numbers of one name, with what Prometheus is told about them. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  readonly samples: readonly (Sample & { readonly suffix?: "_bucket" | "_sum" | "_count" })[];
}

export function gauge(name: string, help: string, value: number, labels?: Readonly<Record<string, string>>): Metric {
  return { name, help, type: "gauge", samples: [labels ? { labels, value } : { value }] };
}

export const EXPOSITION_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/** The text format of Prometheus, version 0.0.4. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = "", labels = {}, value }) => `${name}${suffix}${written(labels)} ${numeral(value)}`),
    ])
    .map((line) => `${line}\n`)
    .join("");
}

function written(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
}

function numeral(value: number): string {
  return value === Number.POSITIVE_INFINITY ? "+Inf" : String(value);
}
