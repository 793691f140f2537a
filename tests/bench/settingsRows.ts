// An operation of open claims for the benchmark of settings: in every status, as wide as a source system's, the same in every run.
import { getTableColumns } from "drizzle-orm";
import { withStatus } from "../../server/claims/status/storedStatus";
import type { ClaimRow } from "../../server/changes/claimState";
import { claims } from "../../server/db/tables/claims";
import { suppliers } from "../../server/db/tables/suppliers";
import type { SettingsInForce } from "../../server/settings/settings.queries";
import type { SupplierAccess } from "../../schema/rules/lists/suppliers";
import { place, random } from "./boardRows";

type SupplierRow = typeof suppliers.$inferSelect;

export const MOBILE_COUNT = 2_000;
export const BASE_COUNT = 300;

const nulls = (columns: object): Record<string, null> => Object.fromEntries(Object.keys(columns).map((name) => [name, null]));
const note = "Waiting beside the vehicle with two children; the access is from the service lane.";

export function supplierRows(now: Date): SupplierRow[] {
  return Array.from({ length: MOBILE_COUNT + BASE_COUNT }, (_, i) => {
    const mobile = i < MOBILE_COUNT;
    return {
      ...nulls(getTableColumns(suppliers)),
      id: mobile ? `M${i}` : `B${i - MOBILE_COUNT}`,
      instanceId: "ES",
      name: `Supplier ${i}`,
      access: mobile ? "MOBILE" : "BASE",
      networkState: "ACTIVE",
      status: mobile ? "MOBILE_OCCUPIED" : null,
      settingsVersion: 0,
      sourceVersion: 1,
      version: 1,
      createdAt: now,
      updatedAt: now,
    } as SupplierRow;
  });
}

/** Minutes from `now` of what happened to the i-th claim; a tenth each waits, is planned, is with a base, is in work, is managed. */
function progressOf(i: number, at: (minutes: number) => Date): Partial<ClaimRow> {
  const ago = i % 90;
  const assigned = { assignedAt: at(-ago), promisedFrom: at(-ago), promisedMinutes: 45, promisedAt: at(45 - ago) };
  switch (i % 10) {
    case 0:
      return { noSupplierSince: at(-(i % 30)) };
    case 1:
      return { scheduled: true, plannedStart: at((i % 600) - 20), plannedEnd: at((i % 600) + 10) };
    case 2:
      return { supplierId: `B${i % BASE_COUNT}`, assignedAt: at(-(i % 25)) };
    case 3:
      return { supplierId: `M${i % MOBILE_COUNT}`, ...assigned, acceptedAt: at(-ago), arrivedAt: at(-(i % 60)), arrivedLate: i % 4 === 0 };
    case 4:
      return { supplierId: `M${i % MOBILE_COUNT}`, ...assigned, managedUntil: at(i % 40) };
    default:
      return { supplierId: `M${i % MOBILE_COUNT}`, ...assigned, etaFixAt: at(-(i % 12)), etaSeconds: (i % 50) * 60 };
  }
}

/** The i-th of so many open claims, with the status that is right at `now`. */
export function* claimRows(count: number, now: Date, settings: SettingsInForce): Generator<ClaimRow> {
  const next = random(7);
  const at = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
  for (let i = 0; i < count; i++) {
    const row = {
      ...nulls(getTableColumns(claims)),
      id: `C-${String(i).padStart(6, "0")}`,
      instanceId: "ES",
      serviceId: "GRU",
      kind: "TOW",
      file: `2026/${i}`,
      insuredName: `Insured ${i}`,
      insuredPhone: `+34 600 ${i}`,
      plate: `${i}-BEN`,
      origin: `Street ${i % 900}, ${i % 90}, Town ${i % 60}`,
      destination: `Avenue ${i % 700}, ${i % 80}, Town ${i % 60}`,
      notes: note,
      attributes: { passengers: `${i % 5}`, colour: "white", keys: "driver" },
      timeZone: "Europe/Madrid",
      ...place(next),
      occurredAt: at(-100),
      ...progressOf(i, at),
      status: "NO_SUPPLIER",
      statusAt: now,
      statusReason: null as never,
      settingsVersion: 0,
      sourceVersion: 1,
      version: 1,
      createdAt: now,
      updatedAt: now,
    } as unknown as ClaimRow;
    const access: SupplierAccess | null = row.supplierId === null ? null : row.supplierId.startsWith("M") ? "MOBILE" : "BASE";
    yield withStatus(row, { access, lastFixAt: null }, settings, now);
  }
}
