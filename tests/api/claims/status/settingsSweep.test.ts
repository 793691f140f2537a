import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { Announcer } from "../../../../server/changes/announcer";
import { SettingsSweep } from "../../../../server/claims/status/settingsSweep";
import { WatchedEntities } from "../../../../server/live/watchedEntities";
import { createLog } from "../../../../server/platform/log";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { claimRecord as ingestRecord, createIngestFixture, minutes as ago, type IngestFixture } from "../../../fixtures/claims/intake";
import { claimRecord, minutes, supplierRecord } from "../../../fixtures/records";
import { settingsOf } from "../../../fixtures/kpiSettings";
import { lockClaim } from "../../../fixtures/db/rowLocks";

const SOON = { timeout: 20_000, interval: 50 };
/** Without a supplier for so many minutes: on time until KPI 4, 15 minutes. */
const waiting = (id: string, since: number, more: object = {}) => claimRecord(id, { fhocurrencia: minutes(-since), ...more });

describe("changed settings", () => {
  let app: TestApp;
  let settings: ReturnType<typeof settingsOf>;
  let key: string;
  let operator: string;
  beforeAll(async () => {
    app = await startTestApp();
    settings = settingsOf(app);
    key = await app.key("ingest");
    operator = await app.signIn();
  });
  const send = async (endpoint: string, records: object[]): Promise<void> => {
    expect((await app.ingest(endpoint, records, key)).body).toMatchObject({ accepted: records.length, refused: [] });
  };
  const see = async (id: string) => {
    const asked = `query ($id: ID!) { claim(id: $id) { status version statusReason { settingsVersion settings { key value } }
      statusHistory { from to cause actor { kind } settingsVersion } } }`;
    return (await app.graphql<{ claim: Record<string, unknown> }>(asked, { id }, operator)).data!.claim;
  };
  const statusOf = async (id: string) => (await see(id))["status"];
  const older = async (): Promise<number> =>
    Number(
      (await app.db.execute<{ n: string }>(sql`select count(*) as n from claims where status <> 'FINISHED' and settings_version < 1`))[0]!
        .n,
    );

  test("update the status of the affected claims with settings as the cause", async () => {
    await send("claims", [waiting("W-es", 12), waiting("W-pt", 12, { cdama: "PT", x: -9.1, y: 38.7 }), waiting("W-new", 1)]);
    const before = await see("W-new");
    await settings.change({ unassignedDelay: 10 }, { instanceId: "ES" });
    await expect.poll(() => statusOf("W-es"), SOON).toBe("NO_SUPPLIER_DELAYED");
    expect((await see("W-es"))["statusHistory"]).toMatchObject([
      { from: "NO_SUPPLIER", to: "NO_SUPPLIER_DELAYED", cause: "SETTINGS", actor: { kind: "SYSTEM" }, settingsVersion: 1 },
      { from: null, to: "NO_SUPPLIER", cause: "FEED" },
    ]);
    expect(await statusOf("W-pt")).toBe("NO_SUPPLIER");

    await settings.change({ unassignedDelay: null }, { instanceId: "ES" });
    await expect.poll(() => statusOf("W-es"), SOON).toBe("NO_SUPPLIER");
    // One whose status stays the same is evaluated, too; boards hear that its limit has moved, and back.
    await expect.poll(async () => (await see("W-new"))["statusReason"], SOON).toMatchObject({ settingsVersion: 2 });
    expect(await see("W-new")).toMatchObject({ version: (before["version"] as number) + 2, statusReason: { settings: [{ value: 15 }] } });
  });

  test("update the status of mobile resources by the age of their position", async () => {
    await send("suppliers", [supplierRecord("M-old", { tpaccprovee: "MOBILE", mobile: "dev-old", x: null, y: null })]);
    const url = `${app.url}/ingest/positions/osmand?id=dev-old&lat=40.4&lon=-3.7&timestamp=${Math.floor(Date.now() / 1_000) - 720}`;
    expect((await fetch(url, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
    const status = async () =>
      (await app.graphql<{ supplier: { status: string } }>('{ supplier(id: "M-old") { status } }', {}, operator)).data!.supplier.status;
    await expect.poll(status, SOON).toBe("MOBILE_NO_LOCATION");
    await settings.change({ outdatedPosition: 15 });
    await expect.poll(status, SOON).toBe("MOBILE_FREE");
    await settings.change({ outdatedPosition: null });
    await expect.poll(status, SOON).toBe("MOBILE_NO_LOCATION");
  });

  test("take effect on claims at their scheduled time", async () => {
    await send("claims", [waiting("L-1", 2)]);
    await settings.change({ unassignedDelay: 5 }, { effectiveAt: minutes(10) });
    expect(await statusOf("L-1")).toBe("NO_SUPPLIER");
    try {
      app.clock.offset = 10 * 60_000;
      await expect.poll(() => statusOf("L-1"), SOON).toBe("NO_SUPPLIER_DELAYED");
      expect((await see("L-1"))["statusHistory"]).toMatchObject([{ cause: "SETTINGS" }, { cause: "FEED" }]);
    } finally {
      app.clock.offset = 0;
    }
  });

  test("are applied first to claims in view on a map or in a subscription", async () => {
    const many = Array.from({ length: 1_500 }, (_, i) => waiting(`V-${String(i).padStart(4, "0")}`, 12, { cdama: "FR", x: 2.3, y: 48.8 }));
    // These would come last: evaluated in the order of status and id.
    const watched = [waiting("V-z-map", 12, { cdama: "FR", x: 5.4, y: 43.3 }), waiting("V-z-named", 12, { cdama: "FR" })];
    await send("claims", [...many, ...watched]);
    const token = await app.signIn();
    const shown: string[] = [];
    const ignore = { error: () => undefined, complete: () => undefined };
    const view = { bounds: { west: 5.3, south: 43.2, east: 5.5, north: 43.4 }, zoom: 14, layers: ["INCIDENTS"] };
    const map = "subscription ($view: MapViewInput!) { mapFrames(view: $view) { features { id } } }";
    app
      .socket(token)
      .subscribe<{ mapFrames: { features: { id: string }[] } }>(
        { query: map, variables: { view } },
        { next: ({ data }) => void shown.push(...data!.mapFrames.features.map(({ id }) => id)), ...ignore },
      );
    let changesReceived = 0;
    const named = 'subscription { claimChanged(filter: { ids: ["V-z-named"] }) { status } }';
    app.socket(token).subscribe({ query: named }, { next: () => void changesReceived++, ...ignore });
    await expect.poll(() => shown, SOON).toContain("V-z-map");
    // The first that is heard says that it is followed.
    let version = 1;
    const receivedCount = async (): Promise<number> =>
      send("claims", [{ rgpresta: "V-z-named", version: ++version, txobserva: `note ${version}` }]).then(() => changesReceived);
    await expect.poll(receivedCount, SOON).toBeGreaterThan(0);

    await settings.change({ unassignedDelay: 10 }, { instanceId: "FR" });
    await expect.poll(() => statusOf("V-1499"), SOON).toBe("NO_SUPPLIER_DELAYED");
    const first = await app.db.execute<{ claim_id: string }>(sql`
      select claim_id from status_log where cause = 'SETTINGS' and claim_id like 'V-%' order by at, claim_id desc limit 2`);
    expect(first.map(({ claim_id: id }) => id).sort()).toEqual(["V-z-map", "V-z-named"]);
  });

  test("leave no claim with an evaluation by older settings", async () => {
    await settings.change({ workTime: 100 });
    await expect.poll(older, SOON).toBe(0);
  });
});

describe("several nodes", () => {
  let ingestFixture: IngestFixture;
  const count = 4_000;
  const log = createLog("silent");
  beforeAll(async () => {
    ingestFixture = await createIngestFixture();
    const records = Array.from({ length: count }, (_, i) => ingestRecord({ rgpresta: `S-${i}`, fhocurrencia: ago(-12) }));
    expect(await ingestFixture.claims(records)).toMatchObject({ accepted: count, refused: [] });
  });
  const set = async (value: number): Promise<void> =>
    void (await ingestFixture.db.execute(sql`
      insert into setting_values (instance_id, key, value, effective_at, created_at, actor_kind, actor_name)
      values ('ES', 'unassignedDelay', ${String(value)}::jsonb, now(), now(), 'SYSTEM', 'test')`));
  /** A node's sweep alone, and how many pieces of work it has done. */
  function node() {
    const announcer = new Announcer(ingestFixture.db, log);
    const done = { pieces: 0 };
    announcer.onAnnounced(() => void done.pieces++);
    return {
      done,
      sweep: new SettingsSweep({ db: ingestFixture.db, clock: ingestFixture.clock, announcer, log, watched: new WatchedEntities() }),
    };
  }
  const n = async (query: ReturnType<typeof sql>): Promise<number> => Number((await ingestFixture.db.execute<{ n: string }>(query))[0]!.n);
  const with_ = (status: string) => n(sql`select count(*) as n from claims where status = ${status}::claim_status`);
  const logged = () => n(sql`select count(*) as n from status_log where cause = 'SETTINGS'`);
  const doubled = () => n(sql`select count(*) as n from (select 1 from status_log group by claim_id, version having count(*) > 1) twice`);

  test("share the evaluation and evaluate each claim once", async () => {
    await set(10);
    const nodes = [node(), node()];
    for (const { sweep } of nodes) sweep.start();
    await expect.poll(() => with_("NO_SUPPLIER_DELAYED"), SOON).toBe(count);
    for (const { sweep } of nodes) await sweep.stop();
    expect(Math.min(...nodes.map(({ done }) => done.pieces))).toBeGreaterThan(1);
    expect(await logged()).toBe(count);
    expect(await doubled()).toBe(0);
  });

  test("continue after another node stopped", async () => {
    await set(15);
    const [first, second] = [node(), node()];
    first.sweep.start();
    await expect.poll(() => first.done.pieces, SOON).toBeGreaterThan(2);
    await first.sweep.stop();
    const left = await with_("NO_SUPPLIER_DELAYED");
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(count);
    second.sweep.start();
    await expect.poll(() => with_("NO_SUPPLIER"), SOON).toBe(count);
    await second.sweep.stop();
    expect(await logged()).toBe(2 * count);
    expect(await doubled()).toBe(0);
  });

  test("skip a locked claim and return to it later", async () => {
    await set(10);
    const { sweep } = node();
    const release = await lockClaim(ingestFixture, "S-7");
    sweep.start();
    await expect.poll(() => with_("NO_SUPPLIER_DELAYED"), SOON).toBe(count - 1);
    await release();
    await expect.poll(() => with_("NO_SUPPLIER_DELAYED"), SOON).toBe(count);
    await sweep.stop();
  });
});
