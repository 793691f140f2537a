// Stored rows of a claim, and contradictions if an action was not performed exactly once.
import { sql } from "drizzle-orm";
import type { ClaimActionName } from "../../schema/rules/claims/actions";
import type { ClaimStatus } from "../../schema/rules/lists/claims";
import type { Db, Tx } from "../../server/db/connect";

export interface ClaimAccount {
  claim: {
    id: string;
    status: ClaimStatus;
    version: number;
    pending: ClaimActionName | null;
    supplier: string | null;
    arrived: string | null;
    finished: string | null;
    cancelled: string | null;
    managed: string | null;
  };
  claimActions: { id: string; request: string; action: ClaimActionName; state: string; code: string | null; at: string }[];
  calls: { key: string; operation: string; state: string; until: string | null }[];
  audit: { action: string; request: string | null }[];
  /** Changes of the status, in order of the claim's versions. */
  statuses: { version: number; at: string; from: ClaimStatus | null; to: ClaimStatus }[];
  boardStates: { version: number; status: ClaimStatus }[];
  milestones: { code: string; at: string }[];
  runs: { id: string; process: string; state: string }[];
}

/** Everything that is stored of a claim at one moment, instants in one form. */
export const accountOf = (db: Db, id: string): Promise<ClaimAccount> =>
  db.transaction((tx) => readAccount(tx, id), { isolationLevel: "repeatable read", accessMode: "read only" });

async function readAccount(db: Tx, id: string): Promise<ClaimAccount> {
  const time = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
  const all = async <T>(query: ReturnType<typeof sql>): Promise<T[]> => [...(await db.execute(query))] as T[];
  const [claim] = await all<ClaimAccount["claim"]>(sql`select id, status, version::int, pending_action as pending, supplier_id as supplier,
    ${time("arrived_at")} as arrived, ${time("finished_at")} as finished, ${time("cancelled_at")} as cancelled,
    ${time("managed_until")} as managed from claims where id = ${id}`);
  return {
    claim: claim!,
    claimActions: await all(
      sql`select id, request_id as request, name as action, state, code, ${time("at")} as at from claim_actions where claim_id = ${id} order by id`,
    ),
    calls: await all(sql`select key, operation, state, body ->> 'until' as until from outbox where claim_id = ${id} order by id`),
    audit: await all(sql`select action, request_id as request from audit where model = 'claim' and entity_id = ${id} order by id`),
    statuses: await all(
      sql`select version::int, ${time("at")} as at, "from", "to" from status_log where claim_id = ${id} order by version, id`,
    ),
    boardStates: await all(
      sql`select (state ->> 'version')::int as version, state ->> 'status' as status from changes where kind = 'claim' and state ->> 'id' = ${id} order by seq`,
    ),
    milestones: await all(sql`select code, ${time("at")} as at from milestones where claim_id = ${id} order by code`),
    runs: await all(sql`select id, process, state from process_runs where claim_id = ${id} order by process, id`),
  };
}

/** Changes of the status that do not begin where the one before ended, or before it. */
export const goneBack = ({ statuses }: Pick<ClaimAccount, "statuses">): ClaimAccount["statuses"] =>
  statuses.filter(({ from, at }, i) => from !== (statuses[i - 1]?.to ?? null) || at < (statuses[i - 1]?.at ?? at));

/** Contradictions independent of the actions: orphaned rows, and versions or statuses without a successor. */
export function violationsOf({ claim, calls, statuses, boardStates, claimActions }: ClaimAccount): string[] {
  const violations: string[] = [];
  if (claim.pending) violations.push(`${claim.pending} is still pending`);
  for (const { operation, state } of calls)
    if (!["DONE", "REJECTED", "CANCELLED"].includes(state)) violations.push(`${operation} is ${state}`);
  for (const { action, state } of claimActions) if (state === "PENDING" || state === "HELD") violations.push(`${action} is ${state}`);
  for (const { version, from, to } of goneBack({ statuses })) violations.push(`${from} to ${to} at version ${version} does not follow`);
  if (statuses.at(-1)?.to !== claim.status) violations.push(`the status log does not end at ${claim.status}`);
  for (const [i, { version }] of boardStates.entries())
    if (i > 0 && version !== boardStates[i - 1]!.version + 1) violations.push(`version ${version} is out of turn`);
  if (boardStates.at(-1)?.version !== claim.version) violations.push(`nobody was notified of version ${claim.version}`);
  for (const { version, to } of statuses)
    if (boardStates.find((one) => one.version === version)?.status !== to)
      violations.push(`nobody was notified of ${to} at version ${version}`);
  return violations;
}

export interface Asked {
  action: ClaimActionName;
  request: string;
  /** The outside says no. */
  rejected?: boolean;
}

/** Missing or repeated results of an action that was requested once, however often it was sent. */
export function actionViolations(
  { claim, claimActions, calls, audit, milestones }: ClaimAccount,
  { action, request, rejected: refused = false }: Asked,
): string[] {
  const violations: string[] = [];
  const expect = (what: string, found: unknown, right: unknown): void => {
    if (JSON.stringify(found) !== JSON.stringify(right))
      violations.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(right)}`);
  };
  const own = claimActions.filter((candidate) => candidate.request === request);
  expect(
    "actions",
    own.map((candidate) => [candidate.action, candidate.state, candidate.code]),
    [[action, refused ? "REJECTED" : "DONE", refused ? "ARRIVAL_ALREADY_NOTIFIED" : null]],
  );
  const ours = action === "manageDelay";
  expect(
    "audit",
    audit.filter((one) => one.request === request).map((one) => one.action),
    ours ? [`claim.${action}`] : [`claim.${action}`, `claim.${action}.${refused ? "refused" : "done"}`],
  );
  const [ownAction] = own;
  const operation = ours ? "notifyDelay" : action;
  expect(
    "calls",
    calls.filter(({ key }) => own.some(({ id }) => id === key)).map((call) => [call.operation, call.state]),
    [[operation, refused ? "REJECTED" : "DONE"]],
  );
  const changes = !refused && ownAction !== undefined;
  const at = (wanted: ClaimActionName): string | null => (changes && action === wanted ? ownAction.at : null);
  const milestone = (code: string) => milestones.filter((one) => one.code === code).map((one) => one.at);
  if (action === "confirmArrival") {
    expect("arrived", claim.arrived, at("confirmArrival"));
    expect("milestone", milestone("ARRIVAL"), changes ? [ownAction.at] : []);
  }
  if (action === "confirmCompletion") {
    expect("finished", claim.finished, at("confirmCompletion"));
    expect("milestone", milestone("FINISHED"), changes ? [ownAction.at] : []);
  }
  if (action === "cancelService") expect("cancelled", claim.cancelled !== null, true);
  if (action === "cancelProvider") expect("supplier", claim.supplier, null);
  if (ours) {
    // The arrival was overdue when its delay was managed: an hour from then, once.
    expect("managed", claim.managed, ownAction && new Date(Date.parse(ownAction.at) + 3_600_000).toISOString());
    expect("notified until", calls.find(({ operation: one }) => one === "notifyDelay")?.until, claim.managed);
  }
  return violations;
}
