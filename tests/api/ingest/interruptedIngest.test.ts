import { PassThrough, Readable } from "node:stream";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { IngestAnswer } from "../../../server/ingest/answer";
import { claimRecord, createIngestFixture, minutes, supplierRecord, type IngestFixture } from "../../fixtures/claims/intake";

let ingestFixture: IngestFixture;
beforeAll(async () => {
  ingestFixture = await createIngestFixture();
});

const ndjson = (records: object[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join("");
const list = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
/** In another order each time, but the same for one seed. */
function shuffled<T>(values: readonly T[], seed: number): T[] {
  const weight = (i: number): number => (Math.imul(i + 1, 2_654_435_761) ^ Math.imul(seed, 40_503)) >>> 0;
  return values
    .map((value, i) => ({ value, at: weight(i) }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

test("a sender that disconnects loses only uncommitted records; a retry stores everything once", async () => {
  const records = list(900, () => claimRecord());
  const text = ndjson(records);
  const broken = Readable.from(
    (function* () {
      yield Buffer.from(text.slice(0, text.length * 0.7));
      throw new Error("connection reset");
    })(),
  );
  await expect(ingestFixture.claims(broken)).rejects.toMatchObject({ code: "BODY_UNREADABLE" });
  const kept = await ingestFixture.count("claims");
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(900);
  expect(await ingestFixture.claims(text)).toEqual({ accepted: 900 - kept, unchanged: kept, refused: [] });
  expect(await ingestFixture.count("changes")).toBe(900);
});

test("a paused sender has its complete records stored", async () => {
  const [first, second] = [claimRecord(), claimRecord()];
  const stream = new PassThrough();
  const answer = ingestFixture.claims(stream);
  stream.write(ndjson([first]));
  await vi.waitFor(async () => expect(await ingestFixture.claim(first.rgpresta)).toBeDefined());
  stream.end(ndjson([second]));
  expect(await answer).toMatchObject({ accepted: 2 });
});

describe("several concurrent senders", () => {
  test("store the newest version of shared claims in any order with one change per version", async () => {
    const trucks = list(6, (i) => supplierRecord({ cdprovee: `T${i}`, tpaccprovee: "MOBILE", mobile: `t${i}` }));
    await ingestFixture.suppliers(trucks);
    const ids = list(60, (i) => `SHARED-${i}`);
    const versions = ids.flatMap((rgpresta, i) =>
      list(6, (v) =>
        claimRecord({
          rgpresta,
          version: v + 1,
          txmat: `v${v + 1}`,
          cdprovee: v % 3 === 2 ? null : `T${(i + v) % 6}`,
          fhasignacion: minutes(-20),
          cdcentro: `C${(i * v) % 9}`,
        }),
      ),
    );
    const moving = list(6, (v) =>
      trucks.map(({ cdprovee }, i) => ({
        cdprovee,
        version: v + 2,
        connected: v % 2,
        x: -3.7,
        y: 40.4 + v / 100,
        fhposiciongmt: minutes(-9 + v + i / 10),
      })),
    );
    const answers: IngestAnswer[] = await Promise.all([
      ...list(4, (sender) => ingestFixture.claims(ndjson(shuffled(versions, sender)))),
      ...moving.map((records, i) => ingestFixture.suppliers(ndjson(shuffled(records, i)))),
    ]);
    expect(answers.flatMap(({ refused }) => refused)).toEqual([]);
    for (const id of ids) {
      const claim = await ingestFixture.claim(id);
      expect(claim).toMatchObject({ plate: "v6", sourceVersion: 6, supplierId: null });
      expect((await ingestFixture.changes("claim", id)).map(({ version }) => version)).toEqual(list(claim.version, (i) => i + 1));
    }
    for (const { cdprovee } of trucks) {
      const supplier = await ingestFixture.supplier(cdprovee);
      const versions = (await ingestFixture.changes("supplier", cdprovee)).map(({ version }) => version);
      expect([versions.at(-1), new Set(versions).size]).toEqual([supplier.version, versions.length]);
      expect(supplier.status).toBe("MOBILE_FREE");
    }
  });

  test("adds an unknown centre, client and supplier named by several senders once", async () => {
    const senders = list(5, (sender) =>
      ndjson(
        shuffled(
          list(40, (i) => claimRecord({ cdcentro: `N${i % 7}`, cdcliente: `N${i % 5}`, cdcontrato: "N", cdprovee: `N${i % 11}` })),
          sender,
        ),
      ),
    );
    const answers = await Promise.all(senders.map((text) => ingestFixture.claims(text)));
    expect(answers.map(({ accepted }) => accepted)).toEqual([40, 40, 40, 40, 40]);
    const added = await ingestFixture.db.execute<{ n: string }>(sql`select count(*) as n from suppliers where id like 'N%'`);
    expect(Number(added[0]!.n)).toBe(11);
    expect(await ingestFixture.changes("supplier", "N3")).toHaveLength(1);
  });
});

test("keeps the last name of a centre and the first of a supplier, however many transactions take the body", async () => {
  const records = list(400, (i) =>
    claimRecord({ cdcentro: `ORDER${i % 40}`, nbcentro: `Name ${i}`, cdprovee: `ORDER${i % 40}`, nbprovee: `Name ${i}` }),
  );
  expect(await ingestFixture.claims(ndjson(records))).toEqual({ accepted: 400, unchanged: 0, refused: [] });
  for (const [table, firstName] of [
    ["centres", 360],
    ["suppliers", 0],
  ] as const) {
    const rows = await ingestFixture.db.execute<{ id: string; name: string }>(
      sql`select id, name from ${sql.identifier(table)} where id like 'ORDER%'`,
    );
    expect(new Map(rows.map(({ id, name }) => [id, name]))).toEqual(new Map(list(40, (i) => [`ORDER${i}`, `Name ${firstName + i}`])));
  }
});

test("reports a lost database connection to the sender; a retry stores everything once", async () => {
  const records = list(600, () => claimRecord({ cdprovee: "CUT", fhasignacion: minutes(-5) }));
  const cut = new PassThrough();
  const answer = ingestFixture.claims(cut);
  const half = ndjson(records.slice(0, 300));
  cut.write(half);
  await vi.waitFor(async () => expect(await ingestFixture.claim(records[0]!.rgpresta)).toBeDefined());
  const ended = Promise.allSettled([answer]);
  for (let cuts = 0; cuts < 30; cuts++) {
    cut.write(ndjson(records.slice(300 + cuts * 10, 310 + cuts * 10)));
    await ingestFixture.owner
      .execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query not like 'listen%'`,
      )
      .catch(() => undefined);
  }
  cut.end();
  await ended;
  const again = await vi.waitFor(async () => ingestFixture.claims(ndjson(records)));
  expect(again.accepted + again.unchanged).toBe(600);
  const [stored] = await ingestFixture.db.execute<{ n: string; changes: string }>(
    sql`select (select count(*) from claims where supplier_id = 'CUT') as n, (select count(*) from changes where kind = 'claim' and state->>'supplierId' = 'CUT') as changes`,
  );
  expect(stored).toEqual({ n: "600", changes: "600" });
});
