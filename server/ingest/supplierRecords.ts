// A supplier as the source system sends it. The codes: schema/rules/sourceCodes.
import { accessOfCode, bandCode, feedStateOfCode, networkStateOfCode, supplierCodes } from "../../schema/rules/sourceCodes";
import type { SupplierRecord, VehicleRecord } from "../suppliers/suppliers.records";
import { instantInUtc } from "./dates";
import { Fault } from "./fault";
import { attributes, codes, Entry, list } from "./parts";
import { optional, recordReader, solid, type Reading } from "./records";
import { coded, flag, number, text, whole, type Read } from "./values";

const key = text(100);
const code = optional(text(100));
const name = optional(text(300));
const count = optional(whole(0, 2_147_483_647));

/** The 24 hourly bands, from midnight; one that is not said is 0. */
const bands: Read<number[]> = (value) => {
  const entry = Entry.of(value);
  if (entry instanceof Fault) return entry;
  const loads: number[] = [];
  for (let hour = 0; hour < 24; hour++) {
    const load = entry.read(bandCode(hour), whole(-2_147_483_648, 2_147_483_647));
    if (load instanceof Fault) return load;
    loads.push(load ?? 0);
  }
  return loads;
};

/** A vehicle, or its code alone. */
const vehicle: Read<VehicleRecord> = (value) => {
  if (typeof value === "string" || typeof value === "number") {
    const only = key(value);
    return only instanceof Fault ? only : { code: only, name: null, plate: null };
  }
  const entry = Entry.of(value);
  if (entry instanceof Fault) return entry;
  const [which, called, plate] = [entry.required("code", key), entry.read("name", text(300)), entry.read("plate", key)];
  if (which instanceof Fault) return which;
  if (called instanceof Fault) return called;
  return plate instanceof Fault ? plate : { code: which, name: called ?? null, plate: plate ?? null };
};

const fields = {
  id: solid(key),
  instanceId: solid(key),
  name,
  supplierType: code,
  access: solid(coded(accessOfCode)),
  baseId: code,
  baseName: name,
  supplierState: code,
  networkState: optional(coded(networkStateOfCode)),
  feedState: optional(coded(feedStateOfCode)),
  fleet: optional(list(vehicle, 5_000)),
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
  networks: optional(codes),
  services: optional(codes),
  attributes: optional(attributes),
  bands: optional(bands),
  exceedThreshold: optional(flag),
  sourceVersion: optional(whole(0, Number.MAX_SAFE_INTEGER)),
};

/** The source's code of each field of a record. */
export const supplierRecordCodes = { ...supplierCodes, bands: supplierCodes.timetable } as const;

const readFields: (value: unknown) => Reading<SupplierRecord> = recordReader(fields, supplierRecordCodes, ["id"]);

/** Reads a supplier's record; never throws. Some sources write `exceedthreshold` within the timetable. */
export function readSupplier(value: unknown): Reading<SupplierRecord> {
  const timetable = Entry.of(Entry.of(value) instanceof Fault ? null : (value as Record<string, unknown>)[supplierCodes.timetable]);
  const within = timetable instanceof Fault ? undefined : timetable.read(supplierCodes.exceedThreshold, (inner) => [inner]);
  const said = within == null || within instanceof Fault ? {} : { [supplierCodes.exceedThreshold]: within[0] };
  return readFields(value !== null && typeof value === "object" && !Array.isArray(value) ? { ...said, ...value } : value);
}
