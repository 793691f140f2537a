import type { RecordError } from "../../schema/rules/errors";

export interface FieldError<Field extends string> {
  field: Field;
  code: RecordError;
  values?: Record<string, string | number>;
}

export interface WordedError<Field extends string> {
  field: Field;
  code: string;
  message: string;
}

/** `stale`: a later version, or a later position, is stored. */
export type StoredOutcome = "accepted" | "unchanged" | "stale";
export type RecordOutcome<Field extends string> = StoredOutcome | PartlyTaken<Field> | RecordErrors<Field>;
export type RecordErrors<Field extends string> = (FieldError<Field> | WordedError<Field>)[];

export interface PartlyTaken<Field extends string> {
  outcome: StoredOutcome;
  warnings: RecordErrors<Field>;
}

/** The batch depends on an earlier batch that is still running. Nothing was changed; retry it after that batch. */
export class OutOfTurnError extends Error {}
