import type { RecordError } from "../../../schema/rules/errors";

/** What is wrong with one value, and the values its message names. Answered, never thrown: bad records are ordinary. */
export class ValueError {
  constructor(
    readonly code: RecordError,
    readonly values: Record<string, string | number> = {},
  ) {}

  /** The same fault, found within a list or an object. */
  inPlace(place: string): ValueError {
    return new ValueError(this.code, { ...this.values, at: this.values.at === undefined ? place : `${place}, ${this.values.at}` });
  }
}
