// Changes of each field: most fields have a column, the others are listed here.
import { sql, type SQL } from "drizzle-orm";
import { knotPercents } from "../../../../schema/rules/arrival/distribution";
import type { ArrivalForecast } from "../../../../schema/rules/arrival/forecast";
import { claims } from "../../../../server/db/tables/claims";
import { columnsOf, columnTo } from "./fieldColumns";
import { targets } from "./fieldOperation";

/** To the first value (0) or the second (1), of some claims or suppliers. */
type Change = (n: 0 | 1, ids: string[]) => SQL;

const step = (n: 0 | 1): SQL => sql.raw(n ? "1" : "-1");
const ofClaims =
  (set: (n: 0 | 1) => SQL): Change =>
  (n) =>
    sql`update claims set ${set(n)} where id in ${targets}`;
const ofRelated =
  (table: string, set: (n: 0 | 1) => SQL, where = sql`true`): Change =>
  (n) =>
    sql`update ${sql.identifier(table)} set ${set(n)} where claim_id in ${targets} and ${where}`;

const forecast: ArrivalForecast = {
  ...{ fixAt: 1_772_352_600_000, anchorAt: 1_772_352_600_000, seconds: knotPercents.map((percent) => 10 * percent) },
  ...{ router: "STRAIGHT", routerSeconds: 400, version: 0, hourShift: 0 },
};
const predicted = ofClaims(
  (n) => sql`eta = ${n ? JSON.stringify(forecast) : null}::text::jsonb, late_chance = ${n ? 70 : null}::smallint,
    likely_late_at = clock_timestamp(), very_likely_late_at = clock_timestamp()`,
);
const cancelled = columnsOf(claims, 0).get("cancelledAt")!;

/** Fields without a column of their name. */
const changes: Record<string, Change> = {
  "Claim.centre": ofClaims((n) => sql`centre_id = ${n ? "C2" : "C1"}`),
  "Claim.client": ofClaims((n) => sql`client_id = ${n ? "K2" : "K1"}`),
  "Claim.contract": ofClaims((n) => sql`contract_id = ${n ? "N2" : "N1"}`),
  "Claim.supplier": (n) =>
    sql`update claims set supplier_id = ${n ? sql`'FM-3'` : sql`case id when 'FT-1' then 'FM-1' else 'FM-2' end`} where id in ${targets}`,
  "Claim.scheduled": ofClaims(() => sql`scheduled = not scheduled`),
  "Claim.proposed": ofClaims(() => sql`proposed = not proposed`),
  "Claim.contradiction": (n, ids) => columnTo("Claim", "contradictedState", ids, n)!,
  "Claim.position": ofClaims(() => sql`lon = -lon, lat = -lat`),
  "Claim.measuredFrom": ofClaims((n) => sql`measured_from = measured_from + ${step(n)} * interval '400 days'`),
  "Claim.predictedAt": ofClaims((n) => sql`predicted_at = predicted_at + ${step(n)} * interval '3 hours'`),
  "Claim.milestones": ofRelated("milestones", (n) => sql`at = at + ${step(n)} * interval '5 minutes'`, sql`code = 'PLATE'`),
  "Claim.movements": ofRelated("movements", (n) => sql`amount = amount + ${step(n)}`),
  "Claim.visits": ofRelated("visits", (n) => sql`at = at + ${step(n)} * interval '5 minutes'`),
  "Claim.actions": ofRelated(
    "claim_actions",
    (n) =>
      sql`input = ${JSON.stringify({ minutes: 10 + n, reason: `traffic ${n}` })}::text::jsonb, code = ${n ? "INTEGRATION_REJECTED" : null}`,
  ),
  "Claim.processes": ofRelated("process_runs", (n) => sql`evidence = jsonb_set(evidence, '{minutes}', ${String(6 + n)}::text::jsonb)`),
  // A delay that was detected long after its start causes no call.
  "Claim.upcomingProcesses": ofClaims((n) => sql`late_since = late_since - ${step(n)} * interval '400 days'`),
  "Claim.whatToSay": (n) => sql`update claims set ${n ? sql`cancelled_at = null` : cancelled} where id = 'FT-3'`,
  "Claim.statusHistory": ofRelated(
    "status_log",
    (n) => sql`reason = jsonb_set(reason, '{notes}', ${n ? '["POSITION_OUTDATED"]' : "[]"}::text::jsonb)`,
  ),
  "Claim.trip": ofRelated(
    "trips",
    (n) => sql`seconds = seconds + ${step(n)}, metres = metres + ${step(n)}, deviation_metres = deviation_metres + ${step(n)}`,
  ),
  "Claim.eta": predicted,
  "Claim.latestArrivalAt": predicted,
  "Claim.lateChance": predicted,
  "Claim.routes": ofRelated("trips", (n) => sql`planned_path = ${n ? "_mqNvxq`@_ulLnnqC" : "_p~iF~ps|U_ulLnnqC_mqNvxq`@"}`),
  "Claim.milestonePositions": ofRelated("milestone_positions", (n) => sql`metres = metres + ${step(n)}, lon = -lon`),
  "Supplier.name": (n, ids) => sql`update suppliers set name = ${n ? "Zz " : "Name "} || id where id in ${ids}`,
  "Supplier.mobile": (n, ids) => sql`update suppliers set mobile = ${n ? sql`mobile || ' b'` : sql`left(mobile, -2)`} where id in ${ids}`,
  "Supplier.fleet": (n, ids) => sql`update fleet_vehicles set plate = ${n ? "9876 ZZZ" : "1234 ABC"} where supplier_id in ${ids}`,
  "Supplier.position": (_, ids) =>
    ids[0]!.startsWith("FM")
      ? sql`update positions set lon = -lon where supplier_id in ${ids}`
      : sql`update suppliers set lon = -lon where id in ${ids}`,
};

/** Fields that decide about calls and their contact list. */
const contacted = [
  ...["insuredPhone", "centre", "client", "contract", "riskCode", "riskType", "supplement"].map((name) => `Claim.${name}`),
  ...["phone", "smartPhone", "basePhone"].map((name) => `Supplier.${name}`),
];
const alwaysRejected = ["assignmentType", "arrivedAt", "finishedAt", "assignedAt", "validatedAt", "supplier", "proposed"].map(
  (name) => `Claim.${name}`,
);
/** And from these what a call that was given up was to do. */
const calledAbout = ["actions", "managedUntil", "workManagedUntil", "cancelledAt"].map((name) => `Claim.${name}`);

/** Values derived from a field for the first and the second value. */
function following(field: string, n: 0 | 1): SQL[] {
  const list = n ? "aurora" : "insured-es";
  const change = (table: string, set: SQL, where: SQL): SQL => sql`update ${sql.identifier(table)} set ${set} where ${where}`;
  const rejected = (code: string, attempt: number): SQL =>
    change(
      "api_errors",
      sql`code = ${code}, output = jsonb_build_object('error', ${n}::int)`,
      sql`integration = 'ASSISTANCE' and attempt = ${attempt}`,
    );
  const alarm = (set: SQL, isOfContact: boolean): SQL =>
    change("alarms", sql`${set}, changed_at = clock_timestamp()`, sql`call_id is not null and (operation = 'addContact') = ${isOfContact}`);
  const changes: SQL[] = [];
  if (alwaysRejected.includes(field)) changes.push(rejected(n ? "ARRIVAL_ALREADY_NOTIFIED" : "ARRIVAL_NOT_MANUAL", 1));
  if (field === "Claim.cancelledAt") changes.push(rejected(n ? "ARRIVAL_SERVICE_CANCELLED" : "CLAIM_FINISHED", 2));
  if (calledAbout.includes(field)) changes.push(alarm(sql`operation = ${n ? "cancelService" : "notifyDelay"}`, false));
  if (!contacted.includes(field)) return changes;
  return [
    ...changes,
    alarm(sql`cleared_at = ${n ? sql`clock_timestamp()` : null}`, true),
    change("contact_list_entries", sql`list_id = ${list}`, sql`id like 'entry %'`),
    change("api_errors", sql`path = ${`/lists/${list}/contacts`}`, sql`integration = 'CONTACT_CENTRE'`),
    change(
      "process_runs",
      sql`state = ${n ? "STARTED" : "NOTHING_TO_DO"}, evidence = jsonb_set(evidence, '{listId}', to_jsonb(${list}::text))`,
      sql`claim_id in ${targets}`,
    ),
  ];
}

/** Derived fields without a column: changed and hidden with their source. */
export const madeOfOthers: Record<string, string> = {
  "Claim.otherServices": "file",
  "Claim.statusReason": "plannedStart",
  "Claim.whatToSay": "cancelledAt",
};

/** Throws if a new field without a column is not listed here. */
export function changesOf(type: "Claim" | "Supplier", name: string, ids: string[], n: 0 | 1): SQL[] {
  const own = changes[`${type}.${name}`];
  const made = madeOfOthers[`${type}.${name}`];
  // One of them alone: what all have in common stays in common.
  const change = own ? own(n, ids) : made ? columnTo(type, made, ids.slice(0, 1), n) : columnTo(type, name, ids, n);
  if (!change) throw new Error(`How does ${type}.${name} change? Tell it in fieldChanges.ts.`);
  return [change, ...following(`${type}.${name}`, n)];
}
