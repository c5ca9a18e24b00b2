/** A text that an organiser gave: a file, or what was pasted. */
export interface Given {
  readonly file: string;
  readonly text: string;
  /** Why the file can't be read, if that is known before anyone looks into it. */
  readonly why?: string;
}

/** One list of many, and where it was found. */
export interface GivenList {
  /** Its file with the line or row where it begins: “league.txt, line 41”. */
  readonly place: string;
  /** The list alone. Its lines are counted from its own first line. */
  readonly text: string;
  readonly name?: string;
  readonly player?: string;
  /** Why it can't be read as a list. */
  readonly why?: string;
}
