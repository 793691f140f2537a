import { bigint, index, jsonb, pgEnum, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { StatusReason } from "../../../schema/rules/claims/statusReason";
import { StatusCause, type StatusInputs } from "../../../schema/rules/claims/statusLog";
import { actorColumns } from "./actors";
import { claimStatus } from "./claims";
import { instant } from "./columns";

export const statusCause = pgEnum("status_cause", StatusCause);

export const statusLog = pgTable(
  "status_log",
  {
    id: uuid().notNull(),
    at: instant().notNull(),
    claimId: text().notNull(),
    version: bigint({ mode: "number" }).notNull(),
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
