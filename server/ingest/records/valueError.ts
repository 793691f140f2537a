import type { RecordError } from "../../../schema/rules/errors";

/** Error of one value with the parameters of its message. Returned instead of thrown, because invalid records are common. */
export class ValueError {
  constructor(
    readonly code: RecordError,
    readonly values: Record<string, string | number> = {},
  ) {}

  inPlace(place: string): ValueError {
    return new ValueError(this.code, { ...this.values, at: this.values.at === undefined ? place : `${place}, ${this.values.at}` });
  }
}
