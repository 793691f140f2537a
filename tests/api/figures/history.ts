// A random history of claims, with late, corrected and withdrawn facts, and what a plain reading of the rows says of them.
import { sql, type SQL } from "drizzle-orm";
import type { TestApp } from "../../fixtures/app";
import { claimRecord, supplierRecord } from "../../fixtures/records";

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** A small generator of numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export const suppliersOfHistory = ["H-BASE", "H-TOW", "H-FAR", "DEMO-MAD-BAS-01"];
const contracts = [
  ["AUR", "AUTO-PLUS-3"],
  ["AUR", "OTHER-1"],
  ["FAR", "ROAD-24"],
  [null, null],
] as const;

export interface HistoryOptions {
  random: () => number;
  /** The history's last instant, Unix ms. */
  until: number;
  /** How far it goes back. */
  days: number;
}

export const suppliers = (app: TestApp, key: string) =>
  app.ingest(
    "suppliers",
    suppliersOfHistory.map((id) => supplierRecord(id, id === "H-TOW" ? { tpaccprovee: "MOBILE", mobile: "dev-h" } : {})),
    key,
  );

/** One claim as the source system might send it for the so-manieth time. */
export function randomClaim(id: string, version: number, { random, until, days }: HistoryOptions): object {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const often = (share: number): boolean => random() < share;
  const iso = (at: number): string => new Date(Math.min(at, until)).toISOString();
  const occurred = until - random() * days * 24 * HOUR;
  const assigned = occurred + random() * 40 * MINUTE;
  const arrived = assigned + random() * 90 * MINUTE;
  const ended = arrived + random() * 300 * MINUTE;
  const [client, contract] = pick(contracts);
  const isAssigned = often(0.8);
  const hasArrived = isAssigned && often(0.8);
  const hasEnded = hasArrived && often(0.8);
  return claimRecord(id, {
    version,
    cdama: pick(["ES", "ES", "ES", "PT"]),
    cdservicio: pick(["GRU", "TAX", "AMB"]),
    cdcliente: client,
    cdcontrato: contract,
    fhocurrencia: iso(occurred),
    fhvalida: iso(occurred),
    swprogramado: often(0.15) ? 1 : 0,
    ...(often(0.15) && { fhplanificai: iso(assigned + 2 * HOUR) }),
    cdprovee: isAssigned ? pick(suppliersOfHistory) : null,
    fhasignacion: isAssigned ? iso(assigned) : null,
    swpropuesta: isAssigned && often(0.05) ? 1 : 0,
    tpasignacion: isAssigned ? pick(["MANUAL", "DIGITAL"]) : null,
    eta: isAssigned ? Math.round(random() * 60) : null,
    milestones: [...(hasArrived ? [{ code: "C", at: iso(arrived) }] : []), ...(hasEnded ? [{ code: "F", at: iso(ended) }] : [])],
    ...(hasEnded && { cdestadoserv: "FIN" }),
    ...(!hasEnded && often(0.1) && { cdestadoserv: "ANU" }),
  });
}

/** Counts claims between two instants by a plain read. */
export interface PlainFigures {
  occurred: number;
  arrived: number;
  onTime: number;
  toArrival: number | null;
  toArrivalP90: number | null;
  toAssignment: number | null;
  toCompletion: number | null;
  peak: number;
  manualOverdue: number;
  digitalOverdue: number;
}

/** One statement over the claims themselves, of those that `condition` lets through. `hours`: the threshold of the overdue ones. */
export async function plainFigures(app: TestApp, condition: SQL, from: Date, to: Date, hours: number): Promise<PlainFigures> {
  const [begin, end] = [from.toISOString(), to.toISOString()];
  const within = (column: string) => sql`${sql.raw(column)} >= ${begin}::timestamptz and ${sql.raw(column)} < ${end}::timestamptz`;
  const took = (column: string, share: number) =>
    sql`(percentile_disc(${share}) within group (order by least(10080, greatest(0, floor(extract(epoch from ${sql.raw(column)} - occurred_at) / 60))))
      filter (where ${within(column)} and scheduled is not true))::int`;
  const overdue = (type: string) =>
    sql`count(*) filter (where assignment_type = ${type} and assigned_at + ${hours} * interval '1 hour' <= ${end}::timestamptz
      and (ended_at is null or ended_at > assigned_at + ${hours} * interval '1 hour') and (ended_at is null or ended_at >= ${end}::timestamptz))::int`;
  const [row] = await app.db.execute<Omit<PlainFigures, "peak"> & Record<string, unknown>>(sql`
    with c as (select occurred_at, arrived_at, arrived_late, finished_at, scheduled, assignment_type, least(finished_at, cancelled_at) as ended_at,
        case when supplier_id is not null and proposed is not true then assigned_at end as assigned_at
      from claims where ${condition})
    select count(*) filter (where ${within("occurred_at")})::int as occurred, count(*) filter (where ${within("arrived_at")})::int as arrived,
      count(*) filter (where ${within("arrived_at")} and arrived_late = false)::int as "onTime",
      ${took("arrived_at", 0.5)} as "toArrival", ${took("arrived_at", 0.9)} as "toArrivalP90", ${took("assigned_at", 0.5)} as "toAssignment",
      ${took("finished_at", 0.5)} as "toCompletion", ${overdue("MANUAL")} as "manualOverdue", ${overdue("DIGITAL")} as "digitalOverdue"
    from c`);
  const [{ peak }] = (await app.db.execute<{ peak: number }>(sql`
    with c as (select case when supplier_id is not null and proposed is not true then assigned_at end as since, least(finished_at, cancelled_at) as until
      from claims where ${condition}),
    moves as (select date_trunc('minute', since) as at, 1 as step from c where since is not null and (until is null or until > since)
      union all select date_trunc('minute', until), -1 from c where since is not null and until > since),
    levels as (select at, sum(sum(step)) over (order by at) as level from moves group by at)
    select greatest(coalesce((select level from levels where at < ${begin}::timestamptz order by at desc limit 1), 0),
      coalesce((select max(level) from levels where at >= ${begin}::timestamptz and at < ${end}::timestamptz), 0))::int as peak`)) as unknown as [
    { peak: number },
  ];
  return { ...row!, peak };
}
