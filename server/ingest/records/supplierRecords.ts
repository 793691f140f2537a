import { supplierCodes } from "../../../schema/rules/fields/sourceCodes";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import type { SupplierRecord } from "../../suppliers/intake/supplierRecord";
import { ObjectReader } from "./compoundValues";
import { recordReader, type ReadResult } from "./recordReader";
import { ValueError } from "./valueError";

export const supplierRecordCodes = supplierCodes;

const readFields: (value: unknown) => ReadResult<SupplierRecord> = recordReader(supplierFields);

/** Never throws. Some sources write `exceedthreshold` inside the timetable. */
export function readSupplier(value: unknown): ReadResult<SupplierRecord> {
  const timetable = ObjectReader.of(
    ObjectReader.of(value) instanceof ValueError ? null : (value as Record<string, unknown>)[supplierCodes.bands],
  );
  const nested = timetable instanceof ValueError ? undefined : timetable.read(supplierCodes.exceedThreshold, (inner) => [inner]);
  const fromTimetable = nested == null || nested instanceof ValueError ? {} : { [supplierCodes.exceedThreshold]: nested[0] };
  return readFields(value !== null && typeof value === "object" && !Array.isArray(value) ? { ...fromTimetable, ...value } : value);
}
