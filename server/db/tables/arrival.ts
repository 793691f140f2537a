import { sql } from "drizzle-orm";
import { bigint, bigserial, boolean, index, integer, jsonb, pgEnum, pgTable, primaryKey, real, text } from "drizzle-orm/pg-core";
import type { ArrivalModel } from "../../../schema/rules/arrival/arrivalModel";
import { Router } from "../../../schema/rules/claims/routes";
import { claims } from "./claims";
import { double, instant } from "./columns";
import { instances } from "./instances";

export const routerName = pgEnum("router", Router);

/** Fits of the arrival model, one per instance, router and day. The newest with `isUsed` applies, otherwise the prior. */
export const arrivalFits = pgTable(
  "arrival_fits",
  {
    version: bigserial({ mode: "number" }).primaryKey(),
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    router: routerName().notNull(),
    fittedAt: instant().notNull(),
    trips: integer().notNull(),
    /** False if its error on the newest trips was worse than that of the model in use. */
    isUsed: boolean().notNull(),
    /** Mean absolute errors on the newest trips, in seconds, of a fit without them, of the model in use, and of the router. */
    errorSeconds: real().notNull(),
    usedErrorSeconds: real().notNull(),
    routerErrorSeconds: real().notNull(),
    /** Share of the newest trips that arrived by P90 of a fit without them. */
    coverage90: real().notNull(),
    model: jsonb().$type<Omit<ArrivalModel, "version">>().notNull(),
  },
  (t) => [
    index("arrival_fits_used")
      .on(t.instanceId, t.router, t.version)
      .where(sql`${t.isUsed}`),
  ],
);

/** Predictions as they were shown: one row for each change of a claim's predicted arrival. Kept as long as the status log. */
export const arrivalPredictions = pgTable(
  "arrival_predictions",
  {
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    at: instant().notNull(),
    supplierId: text().notNull(),
    router: routerName().notNull(),
    routerSeconds: double().notNull(),
    isUnderWay: boolean().notNull(),
    p50At: instant().notNull(),
    p80At: instant().notNull(),
    p90At: instant().notNull(),
    /** Chance of being late, from 0 to 1. `null` if the claim has no due time. */
    lateChance: real(),
    /** 0 for the prior. */
    fitVersion: bigint({ mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.claimId, t.at] }), index("arrival_predictions_at").on(t.at)],
);
