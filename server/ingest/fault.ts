import type { RecordFault } from "../../schema/rules/errors";

/** What is wrong with one value, and the values its message names. Answered, never thrown: bad records are ordinary. */
export class Fault {
  constructor(
    readonly code: RecordFault,
    readonly values: Record<string, string | number> = {},
  ) {}

  /** The same fault, found within a list or an object. */
  within(place: string): Fault {
    return new Fault(this.code, { ...this.values, at: this.values.at === undefined ? place : `${place}, ${this.values.at}` });
  }
}
