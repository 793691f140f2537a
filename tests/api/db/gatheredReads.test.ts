import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Reader } from "../../../server/db/connect";
import { inList } from "../../../server/db/inList";
import { builtByIds, builtFor, BuiltSelection, type DrizzleSelection } from "../../../server/db/reading/builtSelection";
import { gatheredReads } from "../../../server/db/reading/gatheredReads";
import * as claimTables from "../../../server/db/tables/claims";
import { centres, instances, services } from "../../../server/db/tables/instances";
import { statusLog } from "../../../server/db/tables/statusLog";
import { suppliers } from "../../../server/db/tables/suppliers";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

const { claims, milestones, movements } = claimTables;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("B-1", { tpaccprovee: "M", x: -3.9, y: 40.6, services: ["GRU"] })], key);
  const claim = claimRecord("SIN-1", {
    ...{ cdprovee: "B-1", fhasignacion: minutes(-60), eta: 30, x: -3.75, y: 40.45, nuexpediente: 'F\'1 "$2"' },
    attributes: { keys: "the driver's", passengers: "2" },
    milestones: [{ code: "T", at: minutes(-50) }],
    movements: [
      { rgmovimi: 1, ecomov: 30 },
      { rgmovimi: 2, ecomov: 7.5 },
    ],
  });
  await app.ingest("claims", [claim, claimRecord("SIN-2")], key);
  // Lets the clock evaluate due claims once, so that two reads of a row agree.
  await vi.waitFor(async () => expect(await app.db.$count(claims, isNotNull(claims.processDueAt))).toBe(0));
});

type Build = (db: Reader) => DrizzleSelection<unknown>;
const readBuilt = (build: Build): ((db: Reader) => Promise<unknown[]>) => {
  const selection = new BuiltSelection(build);
  return (db) => selection.read(db, {});
};

/** The same reads by drizzle, as built selections, and as those in one turn; the number of statements of the turn. */
async function threeWays(builds: Build[]) {
  const plain = await Promise.all(builds.map((build) => build(app.requests)));
  const reads = builds.map(readBuilt);
  const alone = await Promise.all(reads.map((read) => read(app.requests)));
  const { result: together, count } = await statements(app.requests, () => {
    const db = gatheredReads(app.requests);
    return Promise.all(reads.map((read) => read(db)));
  });
  return { plain, alone, together, count };
}

describe("reads within one turn", () => {
  test("are executed as one statement with the same rows for every column type", async () => {
    const { plain, alone, together, count } = await threeWays([
      (db) => db.select().from(claims).orderBy(asc(claims.id)),
      (db) => db.select().from(milestones),
      (db) => db.select().from(movements).orderBy(asc(movements.number)),
      (db) => db.select().from(statusLog),
      (db) => db.select().from(suppliers),
      (db) => db.select().from(instances),
      (db) => db.select().from(services).orderBy(asc(services.id)),
      (db) => db.select().from(users).orderBy(asc(users.id)),
    ]);
    expect(alone).toEqual(plain);
    expect(together).toEqual(plain);
    expect(plain.map((rows) => rows.length > 0)).toEqual(plain.map(() => true));
    expect((together[2] as { amount: string }[]).map(({ amount }) => amount)).toEqual(["30.00", "7.50"]);
    expect(count).toBe(1);
  });

  test("keep their parameters next to texts and names that resemble them", async () => {
    const { plain, alone, together, count } = await threeWays([
      (db) => db.select({ id: claims.id }).from(claims).where(eq(claims.file, 'F\'1 "$2"')),
      (db) =>
        db
          .select({ id: claims.id, text: sql<string>`'it''s $1'` })
          .from(claims)
          .where(eq(claims.id, "SIN-2")),
      (db) => db.select({ "as $1": claims.id }).from(claims).where(eq(claims.id, "SIN-1")),
      (db) =>
        db
          .select({ found: sql<number>`count(*)::int` })
          .from(claims)
          .where(eq(claims.id, "none")),
    ]);
    expect(together).toEqual([[{ id: "SIN-1" }], [{ id: "SIN-2", text: "it's $1" }], [{ "as $1": "SIN-1" }], [{ found: 0 }]]);
    expect(together).toEqual(alone);
    expect(plain).toEqual(alone);
    expect(count).toBe(1);
  });

  test("support duplicate column names, self-joins and unmatched joins", async () => {
    const other = alias(claims, "other");
    const { plain, alone, together } = await threeWays([
      (db) => db.select({ one: claims.id, two: other.id, centre: centres.name }).from(claims).innerJoin(other, eq(other.instanceId, claims.instanceId))
        .leftJoin(centres, eq(centres.id, claims.supplierId)).orderBy(asc(claims.id), asc(other.id)),
      (db) => db.select({ claims, suppliers }).from(claims).leftJoin(suppliers, eq(suppliers.id, claims.supplierId)).orderBy(asc(claims.id)),
    ]); // prettier-ignore
    expect(alone).toEqual(plain);
    expect(together).toEqual(plain);
    expect((plain[0] as unknown[]).length).toBe(4);
  });

  test("fail together without affecting the next turn", async () => {
    const db = gatheredReads(app.requests);
    const wrong = readBuilt((reader) => reader.select({ id: sql<number>`1 / 0` }).from(claims));
    const good = readBuilt((reader) => reader.select({ id: claims.id }).from(claims));
    expect((await Promise.allSettled([wrong(db), good(db)])).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await good(db)).toHaveLength(2);
  });

  test("see the writes of their transaction", async () => {
    const rename = "update claims set file = 'renamed' where id = 'SIN-2'";
    const files = await app.db.transaction(async (tx) => {
      await tx.execute(rename);
      const db = gatheredReads(tx);
      return Promise.all(
        ["SIN-2", "none"].map((id) =>
          readBuilt((reader) => reader.select({ file: claims.file }).from(claims).where(eq(claims.id, id)))(db),
        ),
      );
    });
    expect(files).toEqual([[{ file: "renamed" }], []]);
  });

  test("leave other statements unchanged", async () => {
    const db = gatheredReads(app.requests);
    const [rows, [raw]] = await Promise.all([db.select({ id: claims.id }).from(claims), db.execute(sql`select 1 as one`)]);
    expect([rows.length, raw]).toEqual([2, { one: 1 }]);
  });
});

describe("a prepared selection", () => {
  let builds = 0;
  const withSupplier = builtByIds((db, ids) => {
    builds++;
    return db.select({ claims, suppliers }).from(claims).leftJoin(suppliers, eq(suppliers.id, claims.supplierId)).where(inList(claims.id, ids)).orderBy(asc(claims.id));
  }); // prettier-ignore
  const plain = (db: Reader, ids: string[]) =>
    db.select().from(claims).leftJoin(suppliers, eq(suppliers.id, claims.supplierId)).where(inList(claims.id, ids)).orderBy(asc(claims.id)); // prettier-ignore
  const lists = [["SIN-1", "SIN-2"], ["SIN-2"], [], ['quoted "\\ one', "SIN-1"]];

  test("returns the rows of each id list on the pool, in one turn and in a transaction", async () => {
    // again if a row changed in between, because the clock of the product continues
    await vi.waitFor(answersAsPlain, { timeout: 20_000 });
    expect(builds).toBe(1);
  });

  async function answersAsPlain(): Promise<void> {
    const expected = [];
    for (const ids of lists) expected.push(await plain(app.requests, ids));
    expect(expected.map((rows) => rows.map(({ claims: { id }, suppliers: supplier }) => [id, supplier?.id ?? null]))).toEqual([
      [
        ["SIN-1", "B-1"],
        ["SIN-2", null],
      ],
      [["SIN-2", null]],
      [],
      [["SIN-1", "B-1"]],
    ]);
    const alone = await Promise.all(lists.map((ids) => withSupplier(app.requests, ids)));
    const gathered = gatheredReads(app.requests);
    const { result: together, count } = await statements(app.requests, () => Promise.all(lists.map((ids) => withSupplier(gathered, ids))));
    expect([alone, together, count]).toEqual([expected, expected, 1]);
    expect(await app.db.transaction((tx) => withSupplier(tx, lists[0]!))).toEqual(expected[0]);
  }

  test("is built per key and keeps its definition", async () => {
    const ofInstance = builtFor((db, { instanceId }: { instanceId: string }) =>
      db
        .select({ id: claims.id })
        .from(claims)
        .where(and(eq(claims.id, sql.placeholder("id")), eq(claims.instanceId, instanceId))),
    );
    const [spain, portugal] = [{ instanceId: "ES" }, { instanceId: "PT" }];
    const read = (key: { instanceId: string }, id: string) => ofInstance(app.requests, key, { id });
    expect([await read(spain, "SIN-1"), await read(portugal, "SIN-1"), await read(spain, "SIN-2"), await read(spain, "none")]).toEqual([
      [{ id: "SIN-1" }],
      [],
      [{ id: "SIN-2" }],
      [],
    ]);
  });
});

test("a claim with all its panels takes at most four statements", async () => {
  const bearer = await app.signIn("operator");
  const query = `query($id: ID!) { claim(id: $id) { id instance { name } service { name } centre { name } client { name } contract { name }
    supplier { name position { lon lat } } milestones { code at picture } movements { number amount currency } visits { name at }
    actions { name at } otherServices { id } processes { process } upcomingProcesses { process } statusHistory { to at }
    statusReason { sentence } trip { metres } milestonePositions { moment } routeFigures { remainingMetres } } }`;
  await app.graphql(query, { id: "SIN-1" }, bearer);
  // Background work uses the same pool and can only add statements: the fewest of several requests counts.
  const counts: number[] = [];
  for (let request = 0; request < 5; request++) {
    const { result, count } = await statements(app.requests, () => app.graphql(query, { id: "SIN-1" }, bearer));
    expect(result.errors).toBeUndefined();
    counts.push(count);
  }
  expect(Math.min(...counts)).toBeLessThanOrEqual(4);
});
