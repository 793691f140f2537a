import type { RecordError } from "../../schema/rules/errors";

/** What is wrong with one field of a record that came in. `values`: what the message names. */
export interface FieldError<Field extends string> {
  field: Field;
  code: RecordError;
  values?: Record<string, string | number>;
}

/** The same with a code that is none of the catalogue of records; `message`: what to do about it. */
export interface WordedError<Field extends string> {
  field: Field;
  code: string;
  message: string;
}

/** What became of one record: it changed something, it changed nothing, or it was refused and changed nothing. */
export type RecordOutcome<Field extends string> = "accepted" | "unchanged" | (FieldError<Field> | WordedError<Field>)[];

/** A batch needs what an earlier one of its sender, which is still under way, may bring. It has changed nothing and is taken once that has ended. */
export class OutOfTurnError extends Error {}
