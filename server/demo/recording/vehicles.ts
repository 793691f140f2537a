import { MINUTE_MS } from "../../../schema/rules/durations";
import { serviceOf } from "../catalogue";
import { bearing, metresBetween, type Place } from "../geo";
import { traccarFix, type TraccarFix } from "../fixes";
import { accessCode, feedCode, type SupplierRecord } from "../records";
import { instanceNear } from "./instances";
import { placeOf, textOf, timeOf, type Fields } from "../rows";

/** Converts a recorded vehicle to a mobile supplier of the instance where it was first seen; its id is the device code. */
export function supplierOfVehicle(vehicleId: string, seenAt: Place, version: number): SupplierRecord {
  return {
    cdprovee: `taxi-${vehicleId}`,
    version,
    cdama: instanceNear(seenAt),
    nbprovee: `Taxi ${vehicleId}`,
    tpaccprovee: accessCode("MOBILE"),
    tpprovee: "taxi",
    statusprov: feedCode("FREE"),
    connected: 1,
    mobile: vehicleId,
    services: [serviceOf("TAXI").code],
  };
}

/** Faster jumps are receiver errors (metres per second); longer pauses give no speed (milliseconds). */
const MAX_SPEED_METRES_PER_SECOND = 60;
const MAX_PAUSE_MS = 10 * MINUTE_MS;

export class Tracks {
  private readonly last = new Map<string, { at: number; place: Place; course: number }>();

  /** `sentAt` is in milliseconds since 1970. Returns `null` without a vehicle or a place. */
  fix(row: Fields, sentAt: number): TraccarFix | null {
    const device = textOf(row, "vehicleId");
    const place = placeOf(row);
    if (device === undefined || place === undefined) return null;
    const at = timeOf(row, "t") ?? sentAt;
    const before = this.last.get(device);
    const elapsed = before ? at - before.at : 0;
    const metres = before ? metresBetween(before.place, place) : 0;
    const speed = elapsed > 0 && elapsed <= MAX_PAUSE_MS ? metres / (elapsed / 1_000) : 0;
    const course = before && metres > 10 ? bearing(before.place, place) : (before?.course ?? 0);
    this.last.set(device, { at, place, course });
    const attributes = { motion: speed > 0.5, ...(typeof row.occ === "number" ? { occupied: row.occ === 1 } : {}) };
    // Unknown in the recording; 10 m is typical of such receivers.
    return traccarFix({ device, place, speed: speed > MAX_SPEED_METRES_PER_SECOND ? 0 : speed, course, accuracy: 10, attributes }, sentAt);
  }
}
