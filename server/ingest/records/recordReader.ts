import { z } from "zod";
import type { FieldError } from "../../platform/recordOutcome";
import { ValueError } from "./valueError";
import { readPlace, type Place } from "./place";
import { isBlank, type ValueReader } from "./values";

/** A field that may be absent (undefined: unchanged) or blank (null: cleared). */
export const optional = <T>(read: ValueReader<T>) => field<T | null>(read, null);
/** A field that may be absent but, where it is given, not blank. */
export const notBlank = <T>(read: ValueReader<T>) => field<T>(read, new ValueError("REQUIRED"));

function field<T>(read: ValueReader<T>, blank: T | ValueError) {
  return z
    .unknown()
    .optional()
    .transform((value, context): T | undefined => {
      if (value === undefined) return undefined;
      const answer = isBlank(value) ? blank : read(value);
      if (!(answer instanceof ValueError)) return answer;
      context.addIssue({ code: "custom", params: answer });
      return z.NEVER;
    });
}

type Fields = Record<string, ReturnType<typeof field<unknown>>>;
type RecordOf<F extends Fields> = { [Name in keyof F]?: Exclude<z.output<F[Name]>, undefined> } & { position?: Place | null };

/** What a record says, in our names; or all that is wrong with it, in the source's. */
export type ReadResult<R> = { record: R } | { faults: FieldError<string>[] };

/**
 * Reads records of one kind. `codes`: the source's code of each field, from schema/rules/sourceCodes. `needs`: fields without which it is
 * no record. Fields that are not in the list are ignored. Never throws, whatever the value.
 */
export function recordReader<F extends Fields, Need extends keyof F & string>(
  fields: F,
  codes: { readonly [Name in keyof F]: string },
  needs: readonly Need[],
): (value: unknown) => ReadResult<RecordOf<F> & Required<Pick<RecordOf<F>, Need>>> {
  const names = Object.keys(fields);
  const schema = z.object(Object.fromEntries(names.map((name) => [codes[name]!, fields[name]!])));
  return (value) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return { faults: [{ field: "", code: "OBJECT_EXPECTED" }] };
    const read = schema.safeParse(value);
    const errors = read.success ? [] : read.error.issues.map(toFieldError);
    const position = readPlace(value);
    if (position && "code" in position) errors.push(position);
    for (const name of needs)
      if ((value as Record<string, unknown>)[codes[name]] === undefined) errors.push({ field: codes[name], code: "REQUIRED" });
    if (!read.success || errors.length) return { faults: errors };
    const record: Record<string, unknown> = {};
    const values = read.data as Record<string, unknown>;
    for (const name of names) if (values[codes[name]!] !== undefined) record[name] = values[codes[name]!];
    if (position !== undefined) record.position = position;
    return { record: record as RecordOf<F> & Required<Pick<RecordOf<F>, Need>> };
  };
}

function toFieldError(issue: z.core.$ZodIssue): FieldError<string> {
  const { code, values } = ((issue as z.core.$ZodIssueCustom).params as ValueError | undefined) ?? new ValueError("NOT_STORABLE");
  return { field: String(issue.path[0] ?? ""), code, values };
}
