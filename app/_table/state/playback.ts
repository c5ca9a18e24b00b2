/** Shows steps one after the other, and the last one in any case. */
export class Playback<T> {
  readonly #show: (step: T) => void;
  #rest: readonly (() => T)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (step: T) => void) {
    this.#show = show;
  }

  get isOn(): boolean {
    return this.#rest.length > 0;
  }

  /** Shows the first step now and each of the others so many milliseconds after the one before it. */
  run(steps: readonly (() => T)[], each: number): void {
    clearTimeout(this.#timer);
    const [step, ...rest] = each > 0 ? steps : steps.slice(-1);
    this.#rest = rest;
    if (step) this.#show(step());
    if (rest.length > 0) this.#timer = setTimeout(() => this.run(rest, each), each);
  }

  /** Shows the last step at once, if others are still to come. */
  finish(): void {
    this.run(this.#rest, 0);
  }
}
