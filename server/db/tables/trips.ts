import { bigint, index, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { MilestoneMoment } from "../../../schema/rules/claims/actionState";
import { claims } from "./claims";
import { double, instant } from "./columns";

export const milestoneMoment = pgEnum("milestone_moment", MilestoneMoment);

/**
 * Trips of assigned mobile resources to their claims. Separate from claims, so that positions do not write claims. Paths are encoded
 * polylines of precision 5.
 */
export const trips = pgTable(
  "trips",
  {
    claimId: text()
      .primaryKey()
      .references(() => claims.id, { onDelete: "cascade" }),
    supplierId: text().notNull(),
    assignedAt: instant(),
    leasedUntil: instant().notNull(),
    /** Time and source position of the last route; null before the first. */
    computedAt: instant(),
    fixAt: instant(),
    lon: double(),
    lat: double(),
    metres: double(),
    seconds: double(),
    pendingPath: text(),
    startedAt: instant(),
    startLon: double(),
    startLat: double(),
    plannedMetres: double(),
    plannedSeconds: double(),
    plannedPath: text(),
    straightMetres: double(),
    router: text(),
    realPath: text(),
    realMetres: double(),
    realSeconds: double(),
    deviationMetres: double(),
    /** Last position with progress, and the router's remaining time from it. Null before the first route. */
    anchorAt: instant(),
    anchorLon: double(),
    anchorLat: double(),
    anchorSeconds: double(),
    /** Quantiles of the remaining time from `fixAt`, in seconds. */
    p50Seconds: double(),
    p80Seconds: double(),
    p90Seconds: double(),
    /** Version of the arrival fit; 0 for the prior. */
    fitVersion: bigint({ mode: "number" }),
  },
  (t) => [index("trips_supplier").on(t.supplierId)],
);

export const milestonePositions = pgTable(
  "milestone_positions",
  {
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    moment: milestoneMoment().notNull(),
    at: instant().notNull(),
    supplierId: text().notNull(),
    fixAt: instant().notNull(),
    lon: double().notNull(),
    lat: double().notNull(),
    /** Distance from the claim in metres; null if the claim has no position. */
    metres: double(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.moment] })],
);
