import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { connect, type Db } from "../../../server/db/connect";
import { PLANNED_ANEW, PREPARED_LIMITS } from "../../../server/db/driver/preparedTexts";
import { inBounds } from "../../../server/db/inBounds";
import { claims } from "../../../server/db/tables/claims";
import { transaction } from "../../../server/db/transaction";
import { createLog } from "../../../server/platform/log";
import { Clock } from "../../../server/platform/time";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { workerCluster } from "../../fixtures/db/cluster";

let app: TestApp;
/** A pool of one connection, so that what one query prepares, the next one can look at. */
let single: Db;
let singleConnection: () => Db;
let clock: Clock;

beforeAll(async () => {
  app = await startTestApp();
  clock = new Clock();
  const [row] = await app.owner.execute<{ name: string }>(sql`select current_database() as name`);
  const cluster = workerCluster();
  const place =
    "url" in cluster
      ? { url: Object.assign(new URL(cluster.url), { pathname: `/${row!.name}` }).href }
      : { socket: cluster.socket, database: row!.name };
  singleConnection = () => connect(place, createLog("silent"), 1);
  single = singleConnection();
});
afterAll(() => single.$client.end({ timeout: 2 }));

interface Prepared extends Record<string, unknown> {
  statement: string;
  runs: number;
}
const preparedOn = (db: Pick<Db, "execute">): Promise<Prepared[]> =>
  db.execute<Prepared>(sql.raw("select statement, (generic_plans + custom_plans)::int as runs from pg_prepared_statements"));
const claimById = (db: Db, id: string) => db.select({ id: claims.id, status: claims.status }).from(claims).where(eq(claims.id, id));

describe("a repeated query", () => {
  test("is prepared once per connection when it repeats", async () => {
    for (let run = 0; run < 4; run++) await claimById(single, randomUUID());
    const prepared = (await preparedOn(single)).filter(({ statement }) => statement.includes('from "claims"'));
    expect(prepared.map(({ runs }) => runs)).toEqual([3]);
  });

  test("is prepared for requests and for background work", async () => {
    for (const pool of [app.requests, app.vitalDb]) {
      for (let run = 0; run < 3; run++) await Promise.all(Array.from({ length: 20 }, () => claimById(pool, randomUUID())));
      const seen = await Promise.all(Array.from({ length: 10 }, () => pool.transaction((tx) => preparedOn(tx))));
      expect(seen.flat().some(({ runs, statement }) => runs > 1 && statement.includes("$1"))).toBe(true);
    }
  });

  test("keeps its results separate from concurrent queries", async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => app.requests.execute<{ n: number }>(sql`select ${n}::int as n, pg_sleep(${n % 3} * 0.001)`)),
    );
    expect(answers.map(([row]) => row!.n)).toEqual(answers.map((_, n) => n));
  });
});

describe("the prepared statements of a connection", () => {
  beforeEach(async () => {
    await single.$client.end({ timeout: 2 });
    single = singleConnection();
  });

  test("are bounded for any number of query shapes and stay correct", async () => {
    for (let round = 0; round < 2; round++)
      for (let n = 1; n <= PREPARED_LIMITS.statements * 2; n++) {
        const [row] = await single.execute<{ n: number }>(sql`select ${n}::int as n, ${n}::text as ${sql.raw(`shape_${n}`)}`);
        expect(row!.n).toBe(n);
      }
    expect((await preparedOn(single)).length).toBeLessThanOrEqual(PREPARED_LIMITS.statements);
  });

  test("exclude lists longer than a page and multiple statements", async () => {
    const many = Array.from({ length: PREPARED_LIMITS.parameters + 1 }, () => randomUUID());
    for (let run = 0; run < 3; run++) await single.select({ id: claims.id }).from(claims).where(inArray(claims.id, many));
    expect((await preparedOn(single)).filter(({ statement }) => statement.includes(`$${many.length}`))).toEqual([]);
    const several = await single.$client.unsafe("select 1 as one; select 2 as two");
    expect(several.map((rows) => [...(rows as unknown as object[])])).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  });

  test("are planned per execution if the best plan depends on the values", async () => {
    const inBox = (east: number) =>
      single
        .select({ id: claims.id })
        .from(claims)
        .where(inBounds(claims.lon, claims.lat, { west: -4, south: 40, east, north: 41 }));
    for (const east of [-3, -2, -1]) expect(await inBox(east)).toEqual([]);
    expect((await preparedOn(single)).filter(({ statement }) => statement.includes(PLANNED_ANEW))).toEqual([]);
  });

  test("are discarded with the connection", async () => {
    await claimById(single, randomUUID());
    const [{ pid }] = (await single.execute(sql`select pg_backend_pid() as pid`)) as unknown as [{ pid: number }];
    await app.owner.execute(sql`select pg_terminate_backend(${pid})`);
    await expect.poll(() => claimById(single, randomUUID()).catch(() => "cut")).toEqual([]);
  });
});

describe("a table changed between executions", () => {
  const all = (db: Pick<Db, "execute">) =>
    db.execute(sql`select * from planted where id > ${0} and data <> ${Buffer.from("no")} order by id`);
  const rowsOf = async (work: Promise<Iterable<unknown>>): Promise<unknown[]> => [...(await work)];

  beforeAll(async () => {
    await app.owner.execute(sql.raw("create table planted (id int, data bytea)"));
    await app.owner.execute(sql.raw("insert into planted values (1, 'yes')"));
    await app.owner.execute(sql.raw("grant all on planted to public"));
  });

  test("returns current rows inside and outside of a transaction", async () => {
    const data = Buffer.from("yes");
    for (let run = 0; run < 3; run++) expect(await rowsOf(all(single))).toEqual([{ id: 1, data }]);
    expect((await preparedOn(single)).map(({ statement }) => statement)).toContainEqual(expect.stringContaining("from planted"));
    await app.owner.execute(sql.raw("alter table planted add more text default 'a'"));
    expect(await rowsOf(all(single))).toEqual([{ id: 1, data, more: "a" }]);
    await app.owner.execute(sql.raw("alter table planted add most text default 'b'"));
    expect(await rowsOf(transaction({ db: single, clock }, (tx) => all(tx)))).toEqual([{ id: 1, data, more: "a", most: "b" }]);
  });

  test("returns current rows on each connection of a pool", async () => {
    const each = (): Promise<unknown[][]> =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          rowsOf(
            transaction({ db: app.db, clock }, async (tx) => {
              await tx.execute(sql`select pg_sleep(0.02)`);
              return all(tx);
            }),
          ),
        ),
      );
    await each();
    await each();
    await app.owner.execute(sql.raw("alter table planted drop more"));
    for (const rows of await each()) expect(rows).toEqual([{ id: 1, data: Buffer.from("yes"), most: "b" }]);
  });
});
