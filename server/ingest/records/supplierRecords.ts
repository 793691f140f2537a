// A supplier as the source system sends it. The codes: schema/rules/sourceCodes.
import { accessOfCode, bandCode, feedStateOfCode, networkStateOfCode, supplierCodes } from "../../../schema/rules/fields/sourceCodes";
import type { SupplierRecord, VehicleRecord } from "../../suppliers/intake/supplierRecord";
import { instantInUtc } from "./dates";
import { ValueError } from "./valueError";
import { attributes, codeList, ObjectReader, listOf } from "./compoundValues";
import { optional, recordReader, notBlank, type ReadResult } from "./recordReader";
import { coded, flag, number, text, whole, type ValueReader } from "./values";

const key = text(100);
const code = optional(text(100));
const name = optional(text(300));
const count = optional(whole(0, 2_147_483_647));

/** The 24 hourly bands, from midnight; one that is not said is 0. */
const bands: ValueReader<number[]> = (value) => {
  const entry = ObjectReader.of(value);
  if (entry instanceof ValueError) return entry;
  const loads: number[] = [];
  for (let hour = 0; hour < 24; hour++) {
    const load = entry.read(bandCode(hour), whole(-2_147_483_648, 2_147_483_647));
    if (load instanceof ValueError) return load;
    loads.push(load ?? 0);
  }
  return loads;
};

/** A vehicle, or its code alone. */
const vehicle: ValueReader<VehicleRecord> = (value) => {
  if (typeof value === "string" || typeof value === "number") {
    const only = key(value);
    return only instanceof ValueError ? only : { code: only, name: null, plate: null };
  }
  const entry = ObjectReader.of(value);
  if (entry instanceof ValueError) return entry;
  const [which, called, plate] = [entry.required("code", key), entry.read("name", text(300)), entry.read("plate", key)];
  if (which instanceof ValueError) return which;
  if (called instanceof ValueError) return called;
  return plate instanceof ValueError ? plate : { code: which, name: called ?? null, plate: plate ?? null };
};

const fields = {
  id: notBlank(key),
  instanceId: notBlank(key),
  name,
  supplierType: code,
  access: notBlank(coded(accessOfCode)),
  baseId: code,
  baseName: name,
  supplierState: code,
  networkState: optional(coded(networkStateOfCode)),
  feedState: optional(coded(feedStateOfCode)),
  fleet: optional(listOf(vehicle, 5_000)),
  mobile: code,
  schedule: optional(text(2_000)),
  phone: code,
  basePhone: code,
  smartPhone: code,
  insuredPhone: code,
  rating: optional(number(-1e9, 1e9)),
  surveyCount: count,
  allocationCount: count,
  oldestActualMinutes: optional(number(-1e9, 1e9)),
  address: optional(text(1_000)),
  lastPositionAddress: optional(text(1_000)),
  // Its code says that it is GMT; some sources leave the offset out.
  lastPositionAt: optional(instantInUtc),
  connected: optional(flag),
  networks: optional(codeList),
  services: optional(codeList),
  attributes: optional(attributes),
  bands: optional(bands),
  exceedThreshold: optional(flag),
  sourceVersion: optional(whole(0, Number.MAX_SAFE_INTEGER)),
};

/** The source's code of each field of a record. */
export const supplierRecordCodes = supplierCodes;

const readFields: (value: unknown) => ReadResult<SupplierRecord> = recordReader(fields, supplierRecordCodes, ["id"]);

/** Reads a supplier's record; never throws. Some sources write `exceedthreshold` within the timetable. */
export function readSupplier(value: unknown): ReadResult<SupplierRecord> {
  const timetable = ObjectReader.of(
    ObjectReader.of(value) instanceof ValueError ? null : (value as Record<string, unknown>)[supplierCodes.bands],
  );
  const nested = timetable instanceof ValueError ? undefined : timetable.read(supplierCodes.exceedThreshold, (inner) => [inner]);
  const fromTimetable = nested == null || nested instanceof ValueError ? {} : { [supplierCodes.exceedThreshold]: nested[0] };
  return readFields(value !== null && typeof value === "object" && !Array.isArray(value) ? { ...fromTimetable, ...value } : value);
}
