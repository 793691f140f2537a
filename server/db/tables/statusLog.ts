import { bigint, index, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { StatusReason } from "../../../schema/rules/claims/statusReason";
import { StatusCause, type StatusInputs } from "../../../schema/rules/claims/statusLog";
import { actorColumns } from "./actors";
import { claimStatus } from "./claims";
import { instant } from "./columns";

export const statusCause = pgEnum("status_cause", StatusCause);

/** Each change of a claim's status: why, by which settings, from which facts, through whom. Partitioned by day in the migration. */
export const statusLog = pgTable(
  "status_log",
  {
    id: uuid().notNull(),
    at: instant().notNull(),
    claimId: text().notNull(),
    /** The claim's version with the new status. */
    version: bigint({ mode: "number" }).notNull(),
    /** Null: the claim came in. */
    from: claimStatus(),
    to: claimStatus().notNull(),
    reason: jsonb().$type<StatusReason>().notNull(),
    settingsVersion: bigint({ mode: "number" }).notNull(),
    inputs: jsonb().$type<StatusInputs>().notNull(),
    cause: statusCause().notNull(),
    ...actorColumns(),
  },
  (t) => [primaryKey({ columns: [t.at, t.id] }), index("status_log_claim").on(t.claimId, t.at)],
);
