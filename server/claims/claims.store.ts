// The statements behind a batch of claims: what is read before it, under lock, and what is written after it. None is per claim.
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { insertNewRows, insertRows, replaceRows } from "../db/rows";
import { claims, milestones, movements } from "../db/tables/claims";
import { nothing, type Standing, type StandingClaim } from "./claims.standing";

/** The claims of these ids, locked in the order of their ids until the transaction ends; those that are not there have no row. */
export async function lockedClaims(tx: Tx, ids: readonly string[]): Promise<Map<string, Standing>> {
  const rows = await tx.select().from(claims).where(among(claims.id, ids)).orderBy(claims.id).for("no key update");
  const standings = new Map<string, Standing>(ids.map((id) => [id, nothing]));
  if (!rows.length) return standings;
  const found = rows.map(({ id }) => id);
  const [marks, moves] = await Promise.all([
    tx.select().from(milestones).where(among(milestones.claimId, found)).then(grouped),
    tx.select().from(movements).where(among(movements.claimId, found)).then(grouped),
  ]);
  for (const row of rows)
    standings.set(row.id, {
      row,
      milestones: new Map(marks.get(row.id)?.map(({ code, at, url }) => [code, { at, url }])),
      movements: new Map(moves.get(row.id)?.map(({ number, amount }) => [number, amount])),
    });
  return standings;
}

function grouped<R extends { claimId: string }>(rows: R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(row.claimId, [...(groups.get(row.claimId) ?? []), row]);
  return groups;
}

export interface Written {
  before: Standing;
  after: StandingClaim;
}

/** Writes whole claims; those that were there must be locked. Throws InsertedMeanwhile. */
export async function writeClaims(tx: Tx, written: readonly Written[]): Promise<void> {
  const inOrder = [...written].sort((a, b) => (a.after.row.id < b.after.row.id ? -1 : 1));
  const added = inOrder.filter(({ before }) => before.row === null).map(({ after }) => after.row);
  await insertNewRows(tx, claims, added);
  await replaceRows(
    tx,
    claims,
    inOrder.filter(({ before }) => before.row !== null).map(({ after }) => after.row),
  );
  await writeMilestones(tx, inOrder);
  await writeMovements(tx, inOrder);
}

/** Where the source counted on though nothing changed, its version alone is kept, and nobody is told. */
export async function writeSourceVersions(tx: Tx, same: readonly Written[]): Promise<void> {
  const counted = same.filter(({ before, after }) => before.row?.sourceVersion !== after.row.sourceVersion);
  if (!counted.length) return;
  const records = JSON.stringify(counted.map(({ after: { row } }) => ({ id: row.id, version: row.sourceVersion })));
  await tx.execute(sql`
    update claims set source_version = r.version from jsonb_to_recordset(${records}::text::jsonb) as r(id text, version bigint) where claims.id = r.id`);
}

export async function writeMilestones(tx: Tx, written: readonly Written[]): Promise<void> {
  const moved = written.filter(({ before, after }) => !isDeepStrictEqual(before.milestones, after.milestones));
  await clear(
    tx,
    milestones,
    moved.filter(({ before }) => before.milestones.size).map(({ after }) => after.row.id),
  );
  await insertRows(
    tx,
    milestones,
    moved.flatMap(({ after }) => [...after.milestones].map(([code, { at, url }]) => ({ claimId: after.row.id, code, at, url }))),
  );
}

async function writeMovements(tx: Tx, written: readonly Written[]): Promise<void> {
  const moved = written.filter(({ before, after }) => !isDeepStrictEqual(before.movements, after.movements));
  await clear(
    tx,
    movements,
    moved.filter(({ before }) => before.movements.size).map(({ after }) => after.row.id),
  );
  await insertRows(
    tx,
    movements,
    moved.flatMap(({ after }) => [...after.movements].map(([number, amount]) => ({ claimId: after.row.id, number, amount }))),
  );
}

async function clear(tx: Tx, table: typeof milestones | typeof movements, claimIds: readonly string[]): Promise<void> {
  if (claimIds.length) await tx.delete(table).where(among(table.claimId, claimIds));
}
