// What is stored of one claim, and what in it cannot be when each deed was done once and wholly.
import { sql } from "drizzle-orm";
import type { ClaimAction } from "../../schema/rules/actions";
import type { ClaimStatus } from "../../schema/rules/claims";
import type { Db, Tx } from "../../server/db/connect";

export interface Account {
  claim: {
    id: string;
    status: ClaimStatus;
    version: number;
    pending: ClaimAction | null;
    supplier: string | null;
    arrived: string | null;
    finished: string | null;
    cancelled: string | null;
    managed: string | null;
  };
  deeds: { id: string; request: string; action: ClaimAction; state: string; code: string | null; at: string }[];
  calls: { key: string; operation: string; state: string; until: string | null }[];
  audit: { action: string; request: string | null }[];
  /** Changes of the status, in order of the claim's versions. */
  statuses: { version: number; at: string; from: ClaimStatus | null; to: ClaimStatus }[];
  /** What boards were told, in order. */
  told: { version: number; status: ClaimStatus }[];
  milestones: { code: string; at: string }[];
  runs: { id: string; process: string; state: string }[];
}

/** Everything that is stored of a claim at one moment, instants in one form. */
export const accountOf = (db: Db, id: string): Promise<Account> =>
  db.transaction((tx) => readAccount(tx, id), { isolationLevel: "repeatable read", accessMode: "read only" });

async function readAccount(db: Tx, id: string): Promise<Account> {
  const time = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  const all = async <T>(query: ReturnType<typeof sql>): Promise<T[]> => [...(await db.execute(query))] as T[];
  const [claim] = await all<Account["claim"]>(sql`select id, status, version::int, pending_action as pending, supplier_id as supplier,
    ${time("arrived_at")} as arrived, ${time("finished_at")} as finished, ${time("cancelled_at")} as cancelled,
    ${time("managed_until")} as managed from claims where id = ${id}`);
  return {
    claim: claim!,
    deeds: await all(
      sql`select id, request_id as request, action, state, code, ${time("at")} as at from deeds where claim_id = ${id} order by id`,
    ),
    calls: await all(sql`select key, operation, state, body ->> 'until' as until from outbox where claim_id = ${id} order by id`),
    audit: await all(sql`select action, request_id as request from audit where model = 'claim' and entity_id = ${id} order by id`),
    statuses: await all(
      sql`select version::int, ${time("at")} as at, "from", "to" from status_log where claim_id = ${id} order by version, id`,
    ),
    told: await all(
      sql`select (state ->> 'version')::int as version, state ->> 'status' as status from changes where kind = 'claim' and state ->> 'id' = ${id} order by seq`,
    ),
    milestones: await all(sql`select code, ${time("at")} as at from milestones where claim_id = ${id} order by code`),
    runs: await all(sql`select id, process, state from process_runs where claim_id = ${id} order by process, id`),
  };
}

/** Changes of the status that do not begin where the one before ended, or before it. */
export const goneBack = ({ statuses }: Pick<Account, "statuses">): Account["statuses"] =>
  statuses.filter(({ from, at }, i) => from !== (statuses[i - 1]?.to ?? null) || at < (statuses[i - 1]?.at ?? at));

/** What contradicts itself, whatever was done to the claim: something left over, a version or a status that leads nowhere. */
export function faultsOf({ claim, calls, statuses, told, deeds }: Account): string[] {
  const faults: string[] = [];
  if (claim.pending) faults.push(`${claim.pending} is still pending`);
  for (const { operation, state } of calls) if (!["DONE", "REFUSED", "CANCELLED"].includes(state)) faults.push(`${operation} is ${state}`);
  for (const { action, state } of deeds) if (state === "PENDING" || state === "HELD") faults.push(`${action} is ${state}`);
  for (const { version, from, to } of goneBack({ statuses })) faults.push(`${from} to ${to} at version ${version} does not follow`);
  if (statuses.at(-1)?.to !== claim.status) faults.push(`the status log does not end at ${claim.status}`);
  for (const [i, { version }] of told.entries())
    if (i > 0 && version !== told[i - 1]!.version + 1) faults.push(`version ${version} is out of turn`);
  if (told.at(-1)?.version !== claim.version) faults.push(`nobody was told of version ${claim.version}`);
  for (const { version, to } of statuses)
    if (told.find((one) => one.version === version)?.status !== to) faults.push(`nobody was told of ${to} at version ${version}`);
  return faults;
}

export interface Asked {
  action: ClaimAction;
  request: string;
  /** The outside says no. */
  refused?: boolean;
}

/** What a deed that was asked for once, however often it was sent, has not left as it should: once, wholly, and in all places. */
export function faultsOfDeed({ claim, deeds, calls, audit, milestones }: Account, { action, request, refused = false }: Asked): string[] {
  const faults: string[] = [];
  const expect = (what: string, found: unknown, right: unknown): void => {
    if (JSON.stringify(found) !== JSON.stringify(right))
      faults.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(right)}`);
  };
  const own = deeds.filter((deed) => deed.request === request);
  expect(
    "deeds",
    own.map((deed) => [deed.action, deed.state, deed.code]),
    [[action, refused ? "REFUSED" : "DONE", refused ? "ARRIVAL_ALREADY_NOTIFIED" : null]],
  );
  const ours = action === "manageDelay";
  expect(
    "audit",
    audit.filter((one) => one.request === request).map((one) => one.action),
    ours ? [`claim.${action}`] : [`claim.${action}`, `claim.${action}.${refused ? "refused" : "done"}`],
  );
  const [deed] = own;
  const operation = ours ? "notifyDelay" : action;
  expect(
    "calls",
    calls.filter(({ key }) => own.some(({ id }) => id === key)).map((call) => [call.operation, call.state]),
    [[operation, refused ? "REFUSED" : "DONE"]],
  );
  const changes = !refused && deed !== undefined;
  const at = (wanted: ClaimAction): string | null => (changes && action === wanted ? deed.at : null);
  const milestone = (code: string) => milestones.filter((one) => one.code === code).map((one) => one.at);
  if (action === "confirmArrival") {
    expect("arrived", claim.arrived, at("confirmArrival"));
    expect("milestone", milestone("ARRIVAL"), changes ? [deed.at] : []);
  }
  if (action === "confirmCompletion") {
    expect("finished", claim.finished, at("confirmCompletion"));
    expect("milestone", milestone("FINISHED"), changes ? [deed.at] : []);
  }
  if (action === "cancelService") expect("cancelled", claim.cancelled !== null, true);
  if (action === "cancelProvider") expect("supplier", claim.supplier, null);
  if (ours) {
    // The arrival was overdue when its delay was managed: an hour from then, once.
    expect("managed", claim.managed, deed && new Date(Date.parse(deed.at) + 3_600_000).toISOString());
    expect("told until", calls.find(({ operation: one }) => one === "notifyDelay")?.until, claim.managed);
  }
  return faults;
}
