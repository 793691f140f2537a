import { z } from "zod";
import type { FieldFault } from "../platform/outcome";
import { Fault } from "./fault";
import { readPlace, type Place } from "./place";
import { isBlank, type Read } from "./values";

/** A field that may be absent (undefined: unchanged) or blank (null: cleared). */
export const optional = <T>(read: Read<T>) => field<T | null>(read, null);
/** A field that may be absent but, where it is given, not blank. */
export const solid = <T>(read: Read<T>) => field<T>(read, new Fault("REQUIRED"));

function field<T>(read: Read<T>, blank: T | Fault) {
  return z
    .unknown()
    .optional()
    .transform((value, context): T | undefined => {
      if (value === undefined) return undefined;
      const answer = isBlank(value) ? blank : read(value);
      if (!(answer instanceof Fault)) return answer;
      context.addIssue({ code: "custom", params: answer });
      return z.NEVER;
    });
}

type Fields = Record<string, ReturnType<typeof field<unknown>>>;
type RecordOf<F extends Fields> = { [Name in keyof F]?: Exclude<z.output<F[Name]>, undefined> } & { position?: Place | null };

/** What a record says, in our names; or all that is wrong with it, in the source's. */
export type Reading<R> = { record: R } | { faults: FieldFault<string>[] };

/**
 * Reads records of one kind. `codes`: the source's code of each field, from schema/rules/sourceCodes. `needs`: fields without which it is
 * no record. Fields that are not in the list are ignored. Never throws, whatever the value.
 */
export function recordReader<F extends Fields, Need extends keyof F & string>(
  fields: F,
  codes: { readonly [Name in keyof F]: string },
  needs: readonly Need[],
): (value: unknown) => Reading<RecordOf<F> & Required<Pick<RecordOf<F>, Need>>> {
  const names = Object.keys(fields);
  const schema = z.object(Object.fromEntries(names.map((name) => [codes[name]!, fields[name]!])));
  return (value) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return { faults: [{ field: "", code: "OBJECT_EXPECTED" }] };
    const read = schema.safeParse(value);
    const faults = read.success ? [] : read.error.issues.map(faultOf);
    const position = readPlace(value);
    if (position && "code" in position) faults.push(position);
    for (const name of needs)
      if ((value as Record<string, unknown>)[codes[name]] === undefined) faults.push({ field: codes[name], code: "REQUIRED" });
    if (!read.success || faults.length) return { faults };
    const record: Record<string, unknown> = {};
    const given = read.data as Record<string, unknown>;
    for (const name of names) if (given[codes[name]!] !== undefined) record[name] = given[codes[name]!];
    if (position !== undefined) record.position = position;
    return { record: record as RecordOf<F> & Required<Pick<RecordOf<F>, Need>> };
  };
}

function faultOf(issue: z.core.$ZodIssue): FieldFault<string> {
  const { code, values } = ((issue as z.core.$ZodIssueCustom).params as Fault | undefined) ?? new Fault("NOT_STORABLE");
  return { field: String(issue.path[0] ?? ""), code, values };
}
