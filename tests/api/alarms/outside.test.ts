// Alarms about silent feeds and abandoned calls.
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { feedLimits } from "../../../schema/rules/alarms/feeds";
import { DAY_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { createKey } from "../../../server/auth/keys/apiKeys";
import { alarmOf, alarmsOf, handle } from "../../fixtures/alarms";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { createActionFixture } from "../../fixtures/claims/actions";
import { FakeAssistance } from "../../fixtures/integrations/assistance";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let second: TestApp;
let operator: string;
const remote = new FakeAssistance();

beforeAll(async () => {
  const options = { integrations: { adapters: { ASSISTANCE: remote }, random: () => 0.5 } };
  app = await startTestApp({}, options);
  second = await startTestApp({}, { ...options, beside: app });
  operator = await app.signIn();
});
beforeEach(() => {
  app.clock.offset = 0;
  remote.acceptAll();
});

describe("a silent feed", () => {
  let sent = 0;
  const senders = {
    claims: (key: string) => app.ingest("claims", [claimRecord(`feed ${++sent}`)], key),
    positions: (key: string) =>
      fetch(`${app.url}/ingest/positions/traccar`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({
          position: { latitude: 40, longitude: -3, fixTime: new Date().toISOString() },
          device: { uniqueId: "none" },
        }),
      }),
  };
  const feedsOf = async (name: string): Promise<{ messages: number }[]> => [
    ...(await app.db.execute<{ messages: number }>(
      sql`select messages from feeds f join api_keys k on k.id = f.key_id where k.name = ${name}`,
    )),
  ];
  /** A key that has sent something, and did so for long enough to be a feed. */
  async function newFeed(name: string, what: keyof typeof senders): Promise<string> {
    const key = await createKey(app, name, ["ingest"]);
    await senders[what](key);
    app.clock.offset += feedLimits.noteMs;
    await expect.poll(() => feedsOf(name)).toHaveLength(1);
    await app.db.execute(
      sql`update feeds set messages = ${feedLimits.messages - 1} where key_id = (select id from api_keys where name = ${name})`,
    );
    await senders[what](key);
    app.clock.offset += feedLimits.noteMs;
    await expect.poll(() => feedsOf(name)).toEqual([{ messages: feedLimits.messages }]);
    return key;
  }
  const alarmsOfFeed = async (name: string, bearer = operator) =>
    (await alarmsOf(second, bearer)).rows.filter(({ alarm }) => alarm.feed === name).map(({ alarm }) => [alarm.cause, alarm.claimId]);

  test.each([
    ["claims", "CLAIM_FEED_SILENT"],
    ["positions", "POSITION_FEED_SILENT"],
  ] as const)("of %s raises one alarm with its name until it sends again", async (what, cause) => {
    const name = `The source of ${what}`;
    const key = await newFeed(name, what);
    expect(await alarmsOfFeed(name)).toEqual([]);
    app.clock.offset += feedLimits.minSilenceMs + MINUTE_MS;
    await expect.poll(() => alarmsOfFeed(name)).toEqual([[cause, null]]);
    await senders[what](key);
    app.clock.offset += feedLimits.noteMs;
    await expect.poll(() => alarmsOfFeed(name)).toEqual([]);
    const [raised] = await app.db.execute<{ n: number }>(
      sql`select count(*)::int as n from alarms a join feeds f on f.id = a.feed_id join api_keys k on k.id = f.key_id where k.name = ${name}`,
    );
    expect(raised!.n).toBe(1);
  });

  test("raises no alarm after a day of silence", async () => {
    await newFeed("Gone", "claims");
    app.clock.offset += feedLimits.minSilenceMs + MINUTE_MS;
    await expect.poll(() => alarmsOfFeed("Gone")).toHaveLength(1);
    app.clock.offset += DAY_MS;
    const bearer = await app.signIn();
    await expect.poll(() => alarmsOfFeed("Gone", bearer)).toEqual([]);
  });

  test("stays the same alarm and silent if it was snoozed and the feed stops again", async () => {
    const key = await newFeed("Snoozed", "claims");
    const rows = async () => (await alarmsOf(app, operator)).rows.filter(({ alarm }) => alarm.feed === "Snoozed").map(({ alarm }) => alarm);
    app.clock.offset += feedLimits.minSilenceMs + MINUTE_MS;
    await expect.poll(rows).toHaveLength(1);
    const id = (await rows())[0]!.id;
    await handle(app, operator, "snoozeAlarms", { ids: [id], minutes: 60, reason: "They know" });
    await senders.claims(key);
    app.clock.offset += feedLimits.noteMs;
    await expect.poll(rows).toEqual([]);
    app.clock.offset += feedLimits.minSilenceMs + 5 * MINUTE_MS;
    await expect.poll(rows).toEqual([expect.objectContaining({ id, state: "SNOOZED" })]);
  });

  test("raises an alarm for an expired key, and none for a revoked key", async () => {
    await newFeed("Expired", "claims");
    await newFeed("Revoked", "claims");
    const at = sql`now() + ${app.clock.offset + feedLimits.minSilenceMs}::float8 * interval '1 millisecond'`;
    await app.db.execute(sql`update api_keys set expires_at = ${at} where name = 'Expired'`);
    await app.db.execute(sql`update api_keys set revoked_at = ${at} where name = 'Revoked'`);
    app.clock.offset += feedLimits.minSilenceMs + 2 * MINUTE_MS;
    await expect.poll(() => alarmsOfFeed("Expired")).toEqual([["CLAIM_FEED_SILENT", null]]);
    expect(await alarmsOfFeed("Revoked")).toEqual([]);
  });

  test("is hidden from users of other instances, and an import trial is not a feed", async () => {
    await newFeed("Spain", "claims");
    await app.db.execute(sql`update api_keys set instance_ids = '{ES}' where name = 'Spain'`);
    await senders.claims(await createKey(app, "Trial", ["ingest"]));
    app.clock.offset += feedLimits.minSilenceMs + 5 * MINUTE_MS;
    await expect.poll(() => alarmsOfFeed("Spain")).toHaveLength(1);
    const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["PT"] });
    expect(await alarmsOfFeed("Spain", await app.signIn(user))).toEqual([]);
    expect(await alarmsOfFeed("Trial")).toEqual([]);
  });
});

describe("an abandoned integration call", () => {
  async function givenUp(): Promise<string> {
    const actionFixture = createActionFixture(app);
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL_DELAYED");
    await actionFixture.actSuccessfully(operator, "manageDelay", id);
    await app.db.execute(sql`update outbox set created_at = created_at - interval '60 hours', due_at = now() where claim_id = ${id}`);
    await expect.poll(() => alarmOf(app, operator, id)).toMatchObject({ cause: "CALL_GIVEN_UP", operation: "NOTIFY_DELAY" });
    return id;
  }

  test("raises an alarm of its claim until its holder acknowledges it", async () => {
    const id = await givenUp();
    const alarm = (await alarmOf(second, operator, id))!;
    const supervisor = await app.signIn("supervisor");
    await handle(app, operator, "takeAlarms", { ids: [alarm.id] });
    await handle(app, supervisor, "acknowledgeAlarms", { ids: [alarm.id] });
    expect((await alarmOf(app, supervisor, id))!.state).toBe("TAKEN");
    const { alarms } = await handle(app, operator, "acknowledgeAlarms", { ids: [alarm.id] });
    expect(alarms![0]).toMatchObject({ state: "ACKNOWLEDGED", clearedAt: expect.any(String) });
    expect(await alarmOf(app, operator, id)).toBeUndefined();
  });

  test("keeps its alarm when the claim's status changes and clears it with the claim", async () => {
    const id = await givenUp();
    const key = await app.key("ingest");
    await app.ingest("claims", [{ rgpresta: id, version: 2, txobserva: "Called" }], key);
    expect(await alarmOf(app, operator, id)).toBeDefined();
    await app.ingest("claims", [{ rgpresta: id, version: 3, cdestadoserv: "ANU" }], key);
    await expect.poll(() => alarmOf(app, operator, id)).toBeUndefined();
  });
});
