// Several nodes on one database, and nodes that end in the middle.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type App } from "../../../../server/app";
import { runProcesses } from "../../../../server/claims/automation/processes.actions";
import { Announcer } from "../../../../server/changes/announcer";
import { outbox } from "../../../../server/db/tables/claimActions";
import { openIntegrations } from "../../../../server/integrations/integrations";
import { readEnv } from "../../../../server/platform/env";
import { createLog } from "../../../../server/platform/log";
import { systemSender } from "../../../../server/platform/viewer";
import { createIngestFixture, claimRecord, minutes, supplierRecord } from "../../../fixtures/claims/intake";
import { EVENTUALLY } from "../../../fixtures/claims/automation";

let ingestFixture: Awaited<ReturnType<typeof createIngestFixture>>;
const apps: App[] = [];
const log = createLog("silent");
const startNode = async (): Promise<App> => {
  const app = await startApp(readEnv({ PORT: "0", DEMO: "0" }), log, ingestFixture, ingestFixture.clock);
  apps.push(app);
  return app;
};
/** The clock's work without a node around it: what it leaves is what a node leaves that is killed after the commit. */
const work = () => ({
  db: ingestFixture.db,
  clock: ingestFixture.clock,
  announcer: new Announcer(ingestFixture.db, log),
  supplierList: "suppliers",
});

beforeAll(async () => {
  ingestFixture = await createIngestFixture();
  await ingestFixture.suppliers([supplierRecord({ cdprovee: "B-1", txtelefono: "+34910000001" })]);
  await ingestFixture.db.execute(
    sql`insert into contact_lists (id, instance_id, list_id, name, created_at, updated_at)
      values (gen_random_uuid(), 'ES', 'insured', 'Insured', now(), now())`,
  );
});
afterAll(async () => {
  for (const app of apps) await app.stop();
});

const lateClaims = async (prefix: string, count: number): Promise<void> => {
  const late = { cdprovee: "B-1", fhasignacion: minutes(-90), eta: 30, txtelefonoaseg: "+34600000001" };
  const records = Array.from({ length: count }, (_, n) => claimRecord({ rgpresta: `${prefix}-${n}`, ...late }));
  expect(await ingestFixture.claims(records, systemSender)).toMatchObject({ accepted: count, refused: [] });
};
const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await ingestFixture.db.execute<{ n: string }>(query))[0]!.n);
const runs = (prefix: string) => count(sql`select count(*) as n from process_runs where claim_id like ${`${prefix}-%`}`);
const calls = (prefix: string) =>
  count(sql`select count(*) as n from outbox where operation = 'addContact' and claim_id like ${`${prefix}-%`}`);
const contacts = (prefix: string) =>
  count(sql`select count(*) as n from contact_list_entries where data->>'claimId' like ${`${prefix}-%`}`);
const begun = (prefix: string) =>
  count(sql`select count(*) as n from audit where action = 'process.begin' and entity_id like ${`${prefix}-%`}`);

describe("a node that stops", () => {
  test("after the commit and before the call leaves the call to another node, once per contact", async () => {
    await lateClaims("K", 3);
    expect(await runProcesses(work())).toBe(3);
    expect([await runs("K"), await calls("K"), await contacts("K")]).toEqual([6, 6, 0]);
    await startNode();
    await expect.poll(() => contacts("K"), EVENTUALLY).toBe(6);
    expect([await runs("K"), await calls("K"), await begun("K")]).toEqual([6, 6, 6]);
  });

  test("between the call and its stored response has the call repeated, with one entry per contact", async () => {
    await apps.pop()!.stop();
    await lateClaims("A", 3);
    await runProcesses(work());
    const waiting = await ingestFixture.db.select().from(outbox).where(eq(outbox.state, "WAITING"));
    const { CONTACT_CENTRE: contactCentre } = openIntegrations(readEnv({}), work()).adapters;
    for (const { operation, body, key } of waiting) await contactCentre!.call(operation, body, key, new AbortController().signal);
    expect([waiting.length, await contacts("A")]).toEqual([6, 6]);
    await startNode();
    await expect.poll(() => count(sql`select count(*) as n from outbox where state = 'WAITING'`), EVENTUALLY).toBe(0);
    expect([await contacts("A"), await count(sql`select count(*) as n from api_errors`)]).toEqual([6, 0]);
  });

  test("between cancelling and its notification leaves the notification to another node", async () => {
    await apps.pop()!.stop();
    const callable = () => count(sql`select count(*) as n from contact_list_entries where callable and data->>'claimId' like 'A-%'`);
    await ingestFixture.claims(["A-0", "A-1"].map((rgpresta) => ({ rgpresta, version: 2, cdestadoserv: "FIN" })));
    await runProcesses(work());
    expect([await count(sql`select count(*) as n from process_runs where state = 'CANCELLED'`), await callable()]).toEqual([4, 6]);
    await startNode();
    await expect.poll(callable, EVENTUALLY).toBe(2);
  });

  test("before the commit leaves no partial result", async () => {
    await apps.pop()!.stop();
    await lateClaims("R", 3);
    await ingestFixture.owner.execute(
      sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
    );
    await ingestFixture.owner.execute(
      sql`create trigger killed before insert on audit for each row when (new.action = 'process.begin') execute function refuse()`,
    );
    await expect(runProcesses(work())).rejects.toThrow();
    expect([await runs("R"), await calls("R")]).toEqual([0, 0]);
    await ingestFixture.owner.execute(sql`drop trigger killed on audit`);
    await startNode();
    await expect.poll(() => contacts("R"), EVENTUALLY).toBe(6);
    expect([await runs("R"), await calls("R"), await begun("R")]).toEqual([6, 6, 6]);
  });
});

describe("two nodes on one database", () => {
  test("share the work: each process runs once", async () => {
    while (apps.length < 2) await startNode();
    await lateClaims("S", 60);
    await expect.poll(() => contacts("S"), { timeout: 40_000, interval: 200 }).toBe(120);
    expect([await runs("S"), await calls("S"), await begun("S")]).toEqual([120, 120, 120]);
  });

  test("do not block each other on the same claims", async () => {
    while (apps.length) await apps.pop()!.stop();
    await lateClaims("T", 120);
    let looked = 0;
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (let seen = 1; seen > 0;) {
          seen = await runProcesses(work());
          looked += seen;
        }
      }),
    );
    expect([looked, await runs("T"), await calls("T")]).toEqual([120, 240, 240]);
  });
});
