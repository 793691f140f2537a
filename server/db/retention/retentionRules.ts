// Catalogue of data that is removed by age. The heartbeat removes short-lived days, `admin/retention` the rest once a day.
import { sql, type SQL } from "drizzle-orm";
import { DAY_MS, HOUR_MS } from "../../../schema/rules/durations";
import { REPEAT_HOURS } from "../../../schema/rules/requests/repeatedRequests";

export interface RetentionRule {
  /** Duration in milliseconds; `logRetention`: KPI 7; `attemptWindow`: window of the sign-in limits; `claimsKept`: CLAIMS_KEPT_DAYS. */
  keep: number | "logRetention" | "attemptWindow" | "claimsKept";
  /** `days`: drops daily partitions. `rows`: deletes rows. `auditDays`: also folds and checks seals. `archive`: writes files first. */
  remove: "days" | "rows" | "auditDays" | "archive";
  /** Condition of old rows. Absent for `days`, `auditDays` and `archive`. */
  isOld?: (oldest: SQL) => SQL;
}

const logRows = (isOld: (oldest: SQL) => SQL): RetentionRule => ({ keep: "logRetention", remove: "rows", isOld });

/** Rules by table, in the order of removal. */
export const retentionRules: Readonly<Record<string, RetentionRule>> = {
  /** Limits how long a client may be disconnected. */
  changes: { keep: 2 * DAY_MS, remove: "days" },
  position_history: { keep: 2 * DAY_MS, remove: "days" },
  status_log: { keep: "logRetention", remove: "days" },
  arrival_predictions: logRows((oldest) => sql`at < ${oldest}`),
  /** The model in use is kept. */
  arrival_fits: logRows(
    (oldest) =>
      sql`fitted_at < ${oldest} and exists (select from arrival_fits n where n.instance_id = arrival_fits.instance_id and n.router = arrival_fits.router and n.is_used and n.version > arrival_fits.version)`,
  ),
  api_errors: logRows((oldest) => sql`at < ${oldest}`),
  supplier_filter_calls: logRows((oldest) => sql`at < ${oldest}`),
  webhook_messages: logRows((oldest) => sql`at < ${oldest}`),
  webhook_attempts: logRows((oldest) => sql`at < ${oldest}`),
  webhook_deliveries: logRows((oldest) => sql`state <> 'WAITING' and ended_at < ${oldest}`),
  /** Their deliveries are removed with them. */
  webhook_events: logRows(
    (oldest) =>
      sql`at < ${oldest} and not exists (select from webhook_deliveries d where d.event_id = webhook_events.id and d.state = 'WAITING')`,
  ),
  simulator_calls: logRows((oldest) => sql`at < ${oldest}`),
  mails: logRows((oldest) => sql`at < ${oldest}`),
  sessions: logRows((oldest) => sql`least(coalesce(ended_at, expires_at), expires_at) < ${oldest}`),
  challenges: logRows((oldest) => sql`expires_at < ${oldest}`),
  report_sendings: logRows((oldest) => sql`ended_at < ${oldest}`),
  password_resets: logRows((oldest) => sql`expires_at < ${oldest}`),
  alarms: logRows((oldest) => sql`cleared_at < ${oldest}`),
  /** Their contribution to the indicators remains. */
  outages: logRows((oldest) => sql`until < ${oldest}`),
  operator_hours: logRows((oldest) => sql`hour < ${oldest}`),
  feeds: logRows((oldest) => sql`last_at < ${oldest}`),
  outbox: logRows((oldest) => sql`state <> 'WAITING' and ended_at < ${oldest}`),
  contact_list_entries: logRows((oldest) => sql`removed_at < ${oldest}`),
  /** Runs of open claims are kept, because they prevent repeated processes. */
  process_runs: logRows(
    (oldest) =>
      sql`at < ${oldest} and exists (select from claims c where c.id = process_runs.claim_id and c.status = 'FINISHED' and coalesce(c.finished_at, c.cancelled_at) < ${oldest})`,
  ),
  mutation_requests: { keep: REPEAT_HOURS * HOUR_MS, remove: "rows", isOld: (oldest) => sql`at < ${oldest}` },
  /** Counters are useless after their window, and guessed names must not be kept for months. */
  attempts: { keep: "attemptWindow", remove: "rows", isOld: (oldest) => sql`window_start < ${oldest}` },
  /** Must be last: if the seals do not match, the audit is kept, and all other rules have already run. */
  audit: { keep: "logRetention", remove: "auditDays" },
  /** Together with all rows of the claim (`server/archive/claimTables.ts`). */
  claims: { keep: "claimsKept", remove: "archive" },
};
