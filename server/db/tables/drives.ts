import { index, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { SightingMoment } from "../../../schema/rules/deeds";
import { claims } from "./claims";
import { figure, instant } from "./columns";

export const sightingMoment = pgEnum("sighting_moment", SightingMoment);

/**
 * The drive of the assigned mobile resource to its claim: the route when it set off and the one still to go, with the position it was
 * computed from. Apart from the claim, so that positions do not write claims. Paths are encoded polylines of precision 5.
 */
export const drives = pgTable(
  "drives",
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
    lon: figure(),
    lat: figure(),
    /** Still to go, metres and seconds. */
    metres: figure(),
    seconds: figure(),
    pendingPath: text(),
    /** As it set off. */
    startedAt: instant(),
    startLon: figure(),
    startLat: figure(),
    plannedMetres: figure(),
    plannedSeconds: figure(),
    plannedPath: text(),
    straightMetres: figure(),
    /** Which router answered: STRAIGHT, ROADS, OSRM, HERE. */
    router: text(),
    /** The way it really took, kept at arrival. */
    realPath: text(),
    realMetres: figure(),
    realSeconds: figure(),
    deviationMetres: figure(),
  },
  (t) => [index("drives_supplier").on(t.supplierId)],
);

/** Where the resource was at a moment of the service, and how old that position was. */
export const sightings = pgTable(
  "sightings",
  {
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    moment: sightingMoment().notNull(),
    /** The moment itself. */
    at: instant().notNull(),
    supplierId: text().notNull(),
    fixAt: instant().notNull(),
    lon: figure().notNull(),
    lat: figure().notNull(),
    /** From the claim's position, metres; null: the claim has none. */
    metres: figure(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.moment] })],
);
