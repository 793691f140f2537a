import { z } from "zod";
import type { Field, Fields } from "../../../schema/rules/fields/field";
import { isRecordField, type RecordField, type RecordOf } from "../../../schema/rules/fields/record";
import type { FieldError } from "../../platform/recordOutcome";
import { readerOf } from "./fieldReaders";
import { readPlace } from "./place";
import { ValueError } from "./valueError";
import { isBlank } from "./values";

/** Absent fields stay unchanged. Blank fields are cleared, unless they are required. */
function fieldSchema(field: RecordField & { type: Exclude<RecordField["type"], "place"> }) {
  const read = readerOf(field);
  const blank = field.required ? new ValueError("REQUIRED") : null;
  return z
    .unknown()
    .optional()
    .transform((value, context): unknown => {
      if (value === undefined) return undefined;
      const answer = isBlank(value) ? blank : read(value);
      if (!(answer instanceof ValueError)) return answer;
      context.addIssue({ code: "custom", params: answer });
      return z.NEVER;
    });
}

/** `unknown` are names that the catalogue does not have. */
export type ReadResult<R> = { record: R; unknown: string[] } | { errors: FieldError<string>[] };

/**
 * Creates a reader for the catalogue's fields that have a code and a type. The ID is required; names that the catalogue does not have are
 * returned. The reader never throws.
 */
export function recordReader<F extends Fields>(fields: F): (value: unknown) => ReadResult<RecordOf<F> & { id: string }> {
  const plain = Object.entries<Field>(fields as Fields).flatMap(([name, field]) => {
    if (!isRecordField(field) || field.type === "place") return [];
    return [{ name, code: field.code, schema: fieldSchema({ ...field, type: field.type }) }];
  });
  const knownCodes = new Set([...Object.values<Field>(fields as Fields).flatMap(({ code }) => code ?? []), "geometry", "x", "y"]);
  const idCode = fields.id!.code!;
  const schema = z.object(Object.fromEntries(plain.map(({ code, schema }) => [code, schema])));
  return (value) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return { errors: [{ field: "", code: "OBJECT_EXPECTED" }] };
    const read = schema.safeParse(value);
    const errors = read.success ? [] : read.error.issues.map(toFieldError);
    const position = readPlace(value);
    if (position && "code" in position) errors.push(position);
    if ((value as Record<string, unknown>)[idCode] === undefined) errors.push({ field: idCode, code: "REQUIRED" });
    if (!read.success || errors.length) return { errors };
    const record: Record<string, unknown> = {};
    const values = read.data;
    for (const { name, code } of plain) if (values[code] !== undefined) record[name] = values[code];
    if (position !== undefined) record.position = position;
    const unknown = Object.keys(value).filter((code) => !knownCodes.has(code));
    return { record: record as RecordOf<F> & { id: string }, unknown };
  };
}

function toFieldError(issue: z.core.$ZodIssue): FieldError<string> {
  const { code, values } = ((issue as z.core.$ZodIssueCustom).params as ValueError | undefined) ?? new ValueError("NOT_STORABLE");
  return { field: String(issue.path[0] ?? ""), code, values };
}
