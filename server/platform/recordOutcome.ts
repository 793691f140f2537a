import type { RecordError } from "../../schema/rules/errors";

/** What is wrong with one field of a record that came in. `values`: what the message names. */
export interface FieldError<Field extends string> {
  field: Field;
  code: RecordError;
  values?: Record<string, string | number>;
}

/** What became of one record: it changed something, it changed nothing, or it was refused and changed nothing. */
export type RecordOutcome<Field extends string> = "accepted" | "unchanged" | FieldError<Field>[];
