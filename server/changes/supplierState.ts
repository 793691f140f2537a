import type { suppliers } from "../db/tables/suppliers";
import type { SupplierState } from "./states";

type SupplierRow = typeof suppliers.$inferSelect;
export const supplierStateColumns = [
  "id",
  "version",
  "instanceId",
  "name",
  "access",
  "status",
  "lon",
  "lat",
  "networkState",
  "services",
] as const;

export const supplierState = (row: Pick<SupplierRow, (typeof supplierStateColumns)[number]>): SupplierState => ({
  id: row.id,
  version: row.version,
  instanceId: row.instanceId,
  name: row.name,
  access: row.access,
  status: row.access === "MOBILE" ? row.status : null,
  lon: row.access === "MOBILE" ? null : row.lon,
  lat: row.access === "MOBILE" ? null : row.lat,
  active: row.networkState === "ACTIVE",
  services: row.services,
});
