// Rows that are written in bulk are in the database as they were given, whatever their values are made of.
import { getTableColumns, sql } from "drizzle-orm";
import { boolean, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import { record } from "../../../server/audit/record";
import { appendChanges } from "../../../server/changes/appendChanges";
import type { ClaimState } from "../../../server/changes/states";
import { inList } from "../../../server/db/inList";
import { insertRows, updateRows } from "../../../server/db/bulk/rows";
import { double, instant, integersOrNulls } from "../../../server/db/tables/columns";
import { transaction } from "../../../server/db/transaction";
import { systemActor } from "../../../server/platform/actor";
import { startTestApp, type TestApp } from "../../fixtures/app";

const samples = pgTable("bulk_samples", {
  id: text().primaryKey(),
  name: text(),
  count: integer(),
  metres: double(),
  amount: numeric({ precision: 12, scale: 2 }),
  isOpen: boolean(),
  at: instant(),
  details: jsonb(),
  names: text().array(),
  bands: integersOrNulls(),
});
type Sample = typeof samples.$inferSelect;
const EMPTY = { name: null, count: null, metres: null, amount: null, isOpen: null, at: null, details: null, names: null, bands: null };

/** Lists as PostgreSQL has them: drizzle reads some of them otherwise. */
const stored = () =>
  app.owner
    .select({ ...getTableColumns(samples), names: sql`to_jsonb(${samples.names})`, bands: sql`to_jsonb(${samples.bands})` })
    .from(samples)
    .orderBy(samples.id);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.owner
    .execute(sql`create table bulk_samples (id text primary key, name text, count integer, metres float8, amount numeric(12, 2), is_open boolean,
    at timestamp (3) with time zone, details jsonb, names text[], bands integer[])`);
});

test("keeps quotes, backslashes, braces, nested lists, JSON, instants and nulls", async () => {
  const rows: Sample[] = [
    { id: "1", ...EMPTY },
    {
      id: "2",
      ...EMPTY,
      name: 'a "b" \\ {c, d}\n\t',
      count: -3,
      metres: 1e-7,
      amount: "12.50",
      isOpen: false,
      at: new Date(1_795_000_000_123),
    },
    {
      id: "3",
      ...EMPTY,
      name: "NULL",
      details: { 'k"\\': ["é", null, 1.5, { deep: '\\"' }] },
      names: ['x "y"', "", "NULL", "{}", "\\"],
      bands: [1, null, 3],
    },
    { id: "4", ...EMPTY, name: "", details: ["a", 2], names: [], bands: [] },
    { id: "5", ...EMPTY, details: "a text", isOpen: true },
    { id: "6", ...EMPTY, details: 0 },
  ];
  expect(await app.owner.transaction((tx) => insertRows(tx, samples, rows))).toBe(6);
  expect(await stored()).toEqual(rows);

  const changed = rows.map(({ id }, n): Sample => ({ ...rows[(n + 1) % rows.length]!, id }));
  const columns = ["name", "count", "metres", "amount", "isOpen", "at", "details", "names", "bands"] as const;
  await app.owner.transaction((tx) => updateRows(tx, samples, changed, columns));
  expect(await stored()).toEqual(changed);
});

test("stores null for an invalid number", async () => {
  await app.owner.transaction((tx) => insertRows(tx, samples, [{ id: "7", ...EMPTY, metres: Number.NaN, at: new Date(Number.NaN) }]));
  const [row] = await app.owner.execute(sql`select metres, at from bulk_samples where id = '7'`);
  expect(row).toEqual({ metres: null, at: null });
});

describe("appended log rows", () => {
  const work = () => ({ db: app.db, clock: app.clock });
  const change = (id: string) => ({ kind: "claim" as const, state: { id } as ClaimState });
  const appended = async (ids: readonly string[]) =>
    (
      await app.owner.execute<{ id: string }>(
        sql`select state->>'id' as id from changes where kind = 'claim' and ${inList(sql`state->>'id'`, ids)} order by seq`,
      )
    ).map(({ id }) => id);
  const audited = async (entity: string) =>
    Number((await app.owner.execute<{ n: string }>(sql`select count(*) as n from audit where entity_id = ${entity}`))[0]!.n);

  test("are discarded if the transaction fails", async () => {
    const failing = transaction(work(), async (tx, now) => {
      await appendChanges(tx, [change("L-4")]);
      await record(tx, now, systemActor, { action: "test.append", model: "claim", entityId: "L-4" });
      throw new Error("it fails");
    });
    await expect(failing).rejects.toThrow("it fails");
    expect([await appended(["L-4"]), await audited("L-4")]).toEqual([[], 0]);
  });
});
