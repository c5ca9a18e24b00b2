/** What the preview picture of a deck shows. It is plain data, because it is drawn in another thread. */
export interface Picture {
  readonly colours: Colours;
  /** The deck itself. It is left out if a link does not hold a whole one. */
  readonly deck?: {
    readonly name: string;
    /** Its name if none of the other one can be drawn. */
    readonly instead: string;
    readonly contents: string;
    readonly agreed: string;
    readonly verdict: string;
    readonly verdictColour: string;
    readonly bars: readonly Bar[];
  };
}

export interface Bar {
  readonly label: string;
  readonly count: number;
}

interface Colours {
  readonly paper: string;
  readonly sheet: string;
  readonly ink: string;
  readonly faint: string;
  readonly accent: string;
}

export const SIZE = { width: 1200, height: 630 };
