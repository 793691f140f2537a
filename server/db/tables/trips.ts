import { index, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { MilestoneMoment } from "../../../schema/rules/claims/actionState";
import { claims } from "./claims";
import { double, instant } from "./columns";

export const milestoneMoment = pgEnum("milestone_moment", MilestoneMoment);

/**
 * The trip of the assigned mobile resource to its claim: the route when it set off and the one still to go, with the position it was
 * computed from. Apart from the claim, so that positions do not write claims. Paths are encoded polylines of precision 5.
 */
export const trips = pgTable(
  "trips",
  {
    claimId: text()
      .primaryKey()
      .references(() => claims.id, { onDelete: "cascade" }),
    supplierId: text().notNull(),
    assignedAt: instant(),
    /** Nobody computes it again before this. */
    leasedUntil: instant().notNull(),
    /** When the route still to go was computed, and from which fix. Null: not yet. */
    computedAt: instant(),
    fixAt: instant(),
    lon: double(),
    lat: double(),
    /** Still to go, metres and seconds. */
    metres: double(),
    seconds: double(),
    pendingPath: text(),
    /** As it set off. */
    startedAt: instant(),
    startLon: double(),
    startLat: double(),
    plannedMetres: double(),
    plannedSeconds: double(),
    plannedPath: text(),
    straightMetres: double(),
    /** Which router answered: STRAIGHT, ROADS, OSRM, HERE. */
    router: text(),
    /** The way it really took, kept at arrival. */
    realPath: text(),
    realMetres: double(),
    realSeconds: double(),
    deviationMetres: double(),
  },
  (t) => [index("trips_supplier").on(t.supplierId)],
);

/** Where the resource was at a moment of the service, and how old that position was. */
export const milestonePositions = pgTable(
  "milestone_positions",
  {
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    moment: milestoneMoment().notNull(),
    /** The moment itself. */
    at: instant().notNull(),
    supplierId: text().notNull(),
    fixAt: instant().notNull(),
    lon: double().notNull(),
    lat: double().notNull(),
    /** From the claim's position, metres; null: the claim has none. */
    metres: double(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.moment] })],
);
