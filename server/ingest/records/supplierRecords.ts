// A supplier as the source system sends it. Its fields and their codes: schema/rules/fields/supplierFields.ts.
import { supplierCodes } from "../../../schema/rules/fields/sourceCodes";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import type { SupplierRecord } from "../../suppliers/intake/supplierRecord";
import { ObjectReader } from "./compoundValues";
import { recordReader, type ReadResult } from "./recordReader";
import { ValueError } from "./valueError";

/** The source's code of each field of a record. */
export const supplierRecordCodes = supplierCodes;

const readFields: (value: unknown) => ReadResult<SupplierRecord> = recordReader(supplierFields);

/** Reads a supplier's record; never throws. Some sources write `exceedthreshold` within the timetable. */
export function readSupplier(value: unknown): ReadResult<SupplierRecord> {
  const timetable = ObjectReader.of(
    ObjectReader.of(value) instanceof ValueError ? null : (value as Record<string, unknown>)[supplierCodes.bands],
  );
  const nested = timetable instanceof ValueError ? undefined : timetable.read(supplierCodes.exceedThreshold, (inner) => [inner]);
  const fromTimetable = nested == null || nested instanceof ValueError ? {} : { [supplierCodes.exceedThreshold]: nested[0] };
  return readFields(value !== null && typeof value === "object" && !Array.isArray(value) ? { ...fromTimetable, ...value } : value);
}
