// Features stored as columns: one typed array per attribute. A feature's slot is its index in every column.
import { Dictionary } from "./dictionary";
import { noFeature } from "./packedAttributes";

type Numbers = Int16Array | Int32Array | Uint8Array | Uint32Array | Float64Array;

export function resized<T extends Numbers>(numbers: T, capacity: number, fill = 0): T {
  const more = new (numbers.constructor as new (length: number) => T)(capacity);
  more.set(numbers);
  if (fill !== 0) more.fill(fill, numbers.length);
  return more;
}

/** Key of a set of services. No service code contains the separator. */
export const serviceSetKey = (services: readonly string[]): string => [...services].sort().join("\0");
export const servicesOfKey = (key: string): string[] => (key === "" ? [] : key.split("\0"));

export class Dictionaries {
  readonly instance = new Dictionary();
  readonly centre = new Dictionary();
  readonly client = new Dictionary();
  readonly contract = new Dictionary();
  readonly service = new Dictionary();
  readonly priority = new Dictionary();
  readonly supplier = new Dictionary();
  readonly serviceSet = new Dictionary();
  readonly supplierNames: (string | null)[] = [];
}

/** Columns of the board; capacity grows by doubling. Instants are in seconds since 1970, 0 for none, unless stated otherwise. */
export class Columns {
  capacity = 0;
  id: (string | null)[] = [];
  /** Serial number of the feature, never reused. 0 for an empty row. */
  serial = new Uint32Array(0);
  /** Layer, status, kind, scheduled and instance, see `packedAttributes.ts`. */
  packed = new Int32Array(0);
  /** Degrees × 1e6. Undefined without a position. */
  lon = new Int32Array(0);
  lat = new Int32Array(0);
  /** Web Mercator units. -1 without a position. */
  x = new Int32Array(0);
  y = new Int32Array(0);
  /** Grid cell. -1 if the feature is not drawn. */
  cell = new Int32Array(0);
  centre = new Int32Array(0);
  client = new Int32Array(0);
  contract = new Int32Array(0);
  /** A claim's service, or a supplier's service set. 0 if unknown. */
  service = new Int32Array(0);
  priority = new Int32Array(0);
  /** A claim's assigned supplier, or a supplier's own code. */
  supplier = new Int32Array(0);
  /** Index in the list of accesses or assignment types, plus one. */
  access = new Uint8Array(0);
  /** Insured risk of a claim as returned by `riskCode`. 0 if unknown. */
  risk = new Uint8Array(0);
  /** Course in degrees. -1 if unknown. */
  course = new Int16Array(0);
  /** Time of the last fix in milliseconds, since two fixes can share a second. */
  fixAt = new Float64Array(0);
  measuredFrom = new Uint32Array(0);
  predictedAt = new Uint32Array(0);
  /** Status in which the claim requires action: index in `claimStatusOrder` plus one. 0 for none. */
  criticalStatus = new Uint8Array(0);
  criticalFrom = new Uint32Array(0);
  /** Chance of being late as of the position, in percent plus one. 0 without a forecast. */
  lateChance = new Uint8Array(0);
  likelyLateAt = new Uint32Array(0);
  veryLikelyLateAt = new Uint32Array(0);
  assignedAt = new Uint32Array(0);
  occurredAt = new Uint32Array(0);
  plannedStart = new Uint32Array(0);
  contactedAt = new Uint32Array(0);
  waitingSince = new Uint32Array(0);
  version = new Float64Array(0);

  constructor(capacity: number) {
    this.grow(capacity);
  }

  grow(capacity: number): void {
    this.serial = resized(this.serial, capacity);
    this.packed = resized(this.packed, capacity, noFeature);
    this.lon = resized(this.lon, capacity);
    this.lat = resized(this.lat, capacity);
    this.x = resized(this.x, capacity, -1);
    this.y = resized(this.y, capacity, -1);
    this.cell = resized(this.cell, capacity, -1);
    this.centre = resized(this.centre, capacity);
    this.client = resized(this.client, capacity);
    this.contract = resized(this.contract, capacity);
    this.service = resized(this.service, capacity);
    this.priority = resized(this.priority, capacity);
    this.supplier = resized(this.supplier, capacity);
    this.access = resized(this.access, capacity);
    this.risk = resized(this.risk, capacity);
    this.course = resized(this.course, capacity, -1);
    this.fixAt = resized(this.fixAt, capacity);
    this.measuredFrom = resized(this.measuredFrom, capacity);
    this.predictedAt = resized(this.predictedAt, capacity);
    this.criticalStatus = resized(this.criticalStatus, capacity);
    this.criticalFrom = resized(this.criticalFrom, capacity);
    this.lateChance = resized(this.lateChance, capacity);
    this.likelyLateAt = resized(this.likelyLateAt, capacity);
    this.veryLikelyLateAt = resized(this.veryLikelyLateAt, capacity);
    this.assignedAt = resized(this.assignedAt, capacity);
    this.occurredAt = resized(this.occurredAt, capacity);
    this.plannedStart = resized(this.plannedStart, capacity);
    this.contactedAt = resized(this.contactedAt, capacity);
    this.waitingSince = resized(this.waitingSince, capacity);
    this.version = resized(this.version, capacity);
    this.capacity = capacity;
  }

  copy(from: Columns, row: number, to: number): void {
    this.id[to] = from.id[row] ?? null;
    this.serial[to] = from.serial[row]!;
    this.packed[to] = from.packed[row]!;
    this.lon[to] = from.lon[row]!;
    this.lat[to] = from.lat[row]!;
    this.x[to] = from.x[row]!;
    this.y[to] = from.y[row]!;
    this.cell[to] = from.cell[row]!;
    this.centre[to] = from.centre[row]!;
    this.client[to] = from.client[row]!;
    this.contract[to] = from.contract[row]!;
    this.service[to] = from.service[row]!;
    this.priority[to] = from.priority[row]!;
    this.supplier[to] = from.supplier[row]!;
    this.access[to] = from.access[row]!;
    this.risk[to] = from.risk[row]!;
    this.course[to] = from.course[row]!;
    this.fixAt[to] = from.fixAt[row]!;
    this.measuredFrom[to] = from.measuredFrom[row]!;
    this.predictedAt[to] = from.predictedAt[row]!;
    this.criticalStatus[to] = from.criticalStatus[row]!;
    this.criticalFrom[to] = from.criticalFrom[row]!;
    this.lateChance[to] = from.lateChance[row]!;
    this.likelyLateAt[to] = from.likelyLateAt[row]!;
    this.veryLikelyLateAt[to] = from.veryLikelyLateAt[row]!;
    this.assignedAt[to] = from.assignedAt[row]!;
    this.occurredAt[to] = from.occurredAt[row]!;
    this.plannedStart[to] = from.plannedStart[row]!;
    this.contactedAt[to] = from.contactedAt[row]!;
    this.waitingSince[to] = from.waitingSince[row]!;
    this.version[to] = from.version[row]!;
  }

  clear(row: number): void {
    this.id[row] = null;
    this.serial[row] = 0;
    this.packed[row] = noFeature;
    this.x[row] = this.y[row] = this.cell[row] = this.course[row] = -1;
    this.fixAt[row] = this.measuredFrom[row] = this.predictedAt[row] = this.assignedAt[row] = this.occurredAt[row] = this.version[row] = 0;
    this.lateChance[row] = this.likelyLateAt[row] = this.veryLikelyLateAt[row] = 0;
    this.criticalStatus[row] = this.criticalFrom[row] = this.plannedStart[row] = this.contactedAt[row] = this.waitingSince[row] = 0;
    this.centre[row] =
      this.client[row] =
      this.contract[row] =
      this.service[row] =
      this.priority[row] =
      this.supplier[row] =
      this.access[row] =
      this.risk[row] =
        0;
  }
}
