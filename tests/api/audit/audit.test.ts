import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { eraseAudit } from "../../../server/audit/erase";
import { nameColumns } from "../../../server/db/text/foldedNames";
import { audit } from "../../../server/db/tables/log";
import { genericProfiles, specificProfiles } from "../../../server/db/tables/profiles";
import { userInstances } from "../../../server/db/tables/users";
import { systemActor } from "../../../server/platform/actor";
import { defaultFunctionalities } from "../../../schema/rules/access/functionalities";
import { administration } from "../../fixtures/auth/administration";
import { insertUser } from "../../fixtures/auth/accounts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { createActionFixture } from "../../fixtures/claims/actions";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let admin: string;
let operator: string;
let actionFixture: ReturnType<typeof createActionFixture>;
/** Claims of two AMA instances, each with a managed delay and a visit by the operator. */
const claims = { ES: "", PT: "" };
beforeAll(async () => {
  app = await startTestApp();
  actionFixture = createActionFixture(app);
  [admin, operator] = [await app.signIn("admin"), await app.signIn("operator")];
  claims.ES = await actionFixture.claimIn(operator, "PENDING_ARRIVAL");
  claims.PT = `PT-${randomUUID().slice(0, 6)}`;
  const key = await app.key("ingest");
  const soon = { cdama: "PT", cdprovee: "B-1", fhasignacion: new Date(Date.now() - 300_000).toISOString() };
  await app.ingest("claims", [claimRecord(claims.PT, soon)], key);
  for (const id of Object.values(claims)) {
    await actionFixture.actSuccessfully(operator, "manageDelay", id);
    await app.graphql(`mutation { registerVisit(input: { claimId: "${id}" }) { id } }`, {}, operator);
  }
});

interface Entry {
  id: string;
  at: string;
  actor: { kind: string; id: string | null; name: string } | null;
  action: string;
  model: string;
  entityId: string | null;
  entityName: string | null;
  origin: string | null;
  erased: boolean;
  before: string | null;
  after: string | null;
}
const fields = "id at actor { kind id name } action model entityId entityName origin requestId erased before after";
const entries = async (bearer: string, filter: object = {}, more = ""): Promise<Entry[]> => {
  const { data, errors } = await app.graphql<{ auditEntries: { nodes: Entry[] } }>(
    `query($filter: AuditFilter) { auditEntries(filter: $filter, first: 100${more}) { nodes { ${fields} } } }`,
    { filter },
    bearer,
  );
  expect(errors).toBeUndefined();
  return data!.auditEntries.nodes;
};
const entry = async (bearer: string, id: string): Promise<Entry | null> =>
  (await app.graphql<{ auditEntry: Entry | null }>(`query($id: ID!) { auditEntry(id: $id) { ${fields} } }`, { id }, bearer)).data!
    .auditEntry;
const actionsOn = async (bearer: string, entityId: string): Promise<string[]> =>
  (await entries(bearer, { entityId })).map(({ action }) => action);
const both = ["claim.visit", "claim.manageDelay"];

describe("an audit row", () => {
  test("contains the name of its entity, if it has one", async () => {
    const fixture = administration(app);
    const user = await fixture.user(admin, { name: "Ana Sur" });
    const [created] = await entries(admin, { action: "user.create", entityId: user.id });
    expect(created!.entityName).toBe("Ana Sur");
    const [visit] = await entries(admin, { action: "claim.visit", entityId: claims.ES });
    expect(visit!.entityName).toBeNull();
  });

  test("contains actor, time, action, entity, both values and origin", async () => {
    const [row] = await entries(admin, { action: "claim.manageDelay", entityId: claims.ES });
    expect(row).toMatchObject({
      actor: { kind: "USER", name: "operator" },
      model: "CLAIM",
      entityId: claims.ES,
      origin: expect.stringMatching(/127|::1/),
      erased: false,
    });
    expect(Math.abs(Date.parse(row!.at) - Date.now())).toBeLessThan(60_000);
    expect(JSON.parse(row!.before!)).toEqual({ managedUntil: null, workManagedUntil: null });
    expect(JSON.parse(row!.after!)).toMatchObject({ minutes: 60, reason: "traffic" });
    expect(await entry(admin, row!.id)).toEqual(row);
  });

  test("has no origin for actions of the system", async () => {
    const [row] = await entries(admin, { actor: { kind: "SYSTEM" }, action: "user.seed" });
    expect(row).toMatchObject({ origin: null, entityId: null });
  });

  test("reports an erased payload", async () => {
    const id = await actionFixture.claimIn(operator, "PENDING_ARRIVAL");
    await actionFixture.actSuccessfully(operator, "manageDelay", id, { reason: "the insured, Ana García, waits" });
    await eraseAudit(app.ownerDb, new Date(), systemActor, { model: "claim", entityId: id });
    expect(await entries(admin, { entityId: id, action: "claim.manageDelay" })).toMatchObject([
      { erased: true, before: null, after: null },
    ]);
  });

  test("returns null for an unknown or malformed id", async () => {
    expect(await entry(admin, randomUUID())).toBeNull();
    expect(await entry(admin, "ffffffff-ffff-7fff-bfff-ffffffffffff")).toBeNull();
    expect(await entry(admin, "nothing")).toBeNull();
  });
});

describe("the audit list", () => {
  test("returns the newest first in pages without gaps or duplicates", async () => {
    const all = await entries(admin);
    const [ids, end] = [[] as string[], { cursor: null as string | null, more: true }];
    while (end.more) {
      const { data } = await app.graphql<{
        auditEntries: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
      }>(
        'query($after: String) { auditEntries(first: 3, after: $after, filter: {to: "' +
          new Date(Date.parse(all[0]!.at) + 1).toISOString() +
          '"}) { nodes { id } pageInfo { hasNextPage endCursor } } }',
        { after: end.cursor },
        admin,
      );
      const { nodes, pageInfo } = data!.auditEntries;
      ids.push(...nodes.map(({ id }) => id));
      Object.assign(end, { cursor: pageInfo.endCursor, more: pageInfo.hasNextPage && ids.length < all.length });
    }
    expect(ids).toEqual(all.slice(0, ids.length).map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
  });

  test("filters by time, actor, action, kind, entity and text", async () => {
    const [row] = await entries(admin, { entityId: claims.ES, action: "claim.manageDelay" });
    const at = (ms: number): string => new Date(Date.parse(row!.at) + ms).toISOString();
    const has = async (filter: object): Promise<boolean> => (await entries(admin, filter)).some(({ id }) => id === row!.id);
    const yes = [
      { from: at(0) },
      { to: at(1) },
      { actor: { name: "operator" } },
      { actor: { kind: "USER" } },
      { actor: row!.actor },
      { action: "claim." },
      { model: "CLAIM" },
      { text: "MANAGED" },
      { text: claims.ES },
      { peopleOnly: true },
      { peopleOnly: false },
    ];
    const no = [
      { from: at(1) },
      { to: at(0) },
      { actor: { name: "oper" } },
      { actor: { kind: "KEY" } },
      { actor: { kind: "SYSTEM", name: "operator" } },
      { actor: { id: randomUUID() } },
      { actor: { id: "operator" } },
      { action: "laim" },
      { model: "USER" },
      { text: "traffic" },
      { text: "%%_%" },
    ];
    expect(await Promise.all(yes.map(has))).toEqual(yes.map(() => true));
    expect(await Promise.all(no.map(has))).toEqual(no.map(() => false));
  });

  test("of people excludes imports, system actions and acceptances, but includes failed sign-ins", async () => {
    await app.graphql('mutation { login(input: { user: "operator", password: "another one" }) { jwt } }');
    await actionFixture.actSuccessfully(operator, "confirmArrival", await actionFixture.claimIn(operator, "PENDING_ARRIVAL"));
    await vi.waitFor(async () => expect(await entries(admin, { action: "claim.confirmArrival.done" })).not.toEqual([]));
    const actions = new Set((await entries(admin, { peopleOnly: true })).map(({ action }) => action));
    expect([...actions]).toEqual(expect.arrayContaining(["session.begin", "claim.manageDelay", "claim.confirmArrival"]));
    expect([...actions].filter((action) => action.endsWith(".done"))).toEqual([]);
    for (const action of ["ingest.claims", "user.seed"]) {
      expect(actions).not.toContain(action);
      expect(await entries(admin, { action })).not.toEqual([]);
    }
    const [failed] = await entries(admin, { action: "session.fail" });
    expect((await entries(admin, { peopleOnly: true, action: "session.fail" })).map(({ id }) => id)).toContain(failed!.id);
  });

  test("executes one statement, plus one for the total", async () => {
    const { data } = await app.graphql<{ auditEntries: { totalCount: number } }>("{ auditEntries(first: 1) { totalCount } }", {}, admin);
    const [row] = await app.db.execute<{ n: string }>(sql`select count(*) as n from audit`);
    expect(data!.auditEntries.totalCount).toBeLessThanOrEqual(Number(row!.n));
    expect(data!.auditEntries.totalCount).toBeGreaterThan(5);
  });
});

describe("audit access", () => {
  const signedIn = async (more: Parameters<typeof insertUser>[1], instances?: string[]): Promise<{ id: string; token: string }> => {
    const { id, user } = await insertUser(app, { ...more, ...(instances && { allInstances: false }) });
    if (instances) await app.db.insert(userInstances).values(instances.map((instanceId) => ({ userId: id, instanceId })));
    return { id, token: await app.signIn(user) };
  };
  const supervisorOf = async (...instances: string[]): Promise<string> => (await signedIn({ profileType: "SUPERVISOR" }, instances)).token;

  test.each(["operator", "client", "provider"])("denies all rows to %s without the audit functionality", async (user) => {
    const answer = await app.graphql("{ auditEntries { nodes { id } } }", {}, await app.signIn(user));
    expect(answer.errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  test("limits a supervisor to actions on claims of its AMA instances", async () => {
    const token = await supervisorOf("ES");
    expect(await actionsOn(token, claims.ES)).toEqual(both);
    expect(await actionsOn(token, claims.PT)).toEqual([]);
    expect(new Set((await entries(token)).map(({ model }) => model))).toEqual(new Set(["CLAIM"]));
    const [foreign] = await entries(admin, { entityId: claims.PT });
    expect(await entry(token, foreign!.id)).toBeNull();
  });

  test("limits a local administrator to its actions, those of its users and visible system actions", async () => {
    const chief = await signedIn({ profileType: "LOCALADMIN" }, ["ES"]);
    const own = await signedIn({ ownerId: chief.id, profileType: "OPERADOR" }, ["ES"]);
    const below = await signedIn({ ownerId: own.id, profileType: "OPERADOR" }, ["ES"]);
    expect(await actionsOn(chief.token, claims.ES)).toEqual([]);
    for (const { token } of [own, below])
      await app.graphql(`mutation { registerVisit(input: { claimId: "${claims.ES}" }) { id } }`, {}, token);
    expect(await actionsOn(chief.token, claims.ES)).toEqual(["claim.visit", "claim.visit"]);
    expect(await actionsOn(chief.token, claims.PT)).toEqual([]);
    const begun = (await entries(chief.token, { action: "session.begin" })).map(({ actor }) => actor);
    expect(begun).toHaveLength(3);
    expect((await entries(chief.token)).filter(({ actor }) => actor!.name === "admin" || actor!.name === "operator")).toEqual([]);
    expect((await entries(admin, { action: "session.begin" })).length).toBeGreaterThan(3); // the first administrator: everything
  });

  test("shows a local administrator the actions of keys from before key ids were stored", async () => {
    const chief = await signedIn({ profileType: "LOCALADMIN" }, ["ES"]);
    const old = { at: new Date(), actorKind: "KEY" as const, actorName: "monitor", action: "claim.manageDelay", model: "claim" };
    const claim = await actionFixture.claimIn(operator, "PENDING_ARRIVAL");
    await app.db.insert(audit).values([claim, claims.PT].map((entityId) => ({ ...old, id: uuidv7(), entityId })));
    expect(await entries(chief.token, { entityId: claim })).toMatchObject([{ actor: { kind: "KEY", id: null, name: "monitor" } }]);
    expect(await actionsOn(chief.token, claims.PT)).toEqual([]);
  });

  test("hides actor and origin from profiles that do not show who opens a claim", async () => {
    const functionalities = [...defaultFunctionalities.CLIENTE, "logs.audit"];
    await app.db.insert(genericProfiles).values({ profileType: "CLIENTE", functionalities, updatedAt: new Date() });
    const profileId = randomUUID();
    const made = { createdAt: new Date(), updatedAt: new Date() };
    await app.db.insert(specificProfiles).values({ id: profileId, ...nameColumns("Audited client"), profileType: "CLIENTE", ...made });
    await app.db.execute(sql`
      with c as (insert into clients (instance_id, id, name) values ('ES', 'AU', 'AU') returning 1),
        k as (insert into contracts (instance_id, client_id, id, name) values ('ES', 'AU', 'K', 'K') returning 1)
      select 1`);
    await app.db.execute(sql`insert into specific_profile_contracts values (${profileId}, 'ES', 'AU', 'K')`);
    await app.db.execute(sql`update claims set client_id = 'AU', contract_id = 'K' where id = ${claims.ES}`);
    const { token } = await signedIn({ profileType: "CLIENTE", specificProfileId: profileId });
    expect(await entries(token)).toMatchObject([{ action: "claim.manageDelay", entityId: claims.ES, actor: null, origin: null }]);
    expect(await entries(token, { actor: { name: "operator" } })).toEqual([]);
    expect(await entries(token, { text: "operator" })).toEqual([]);
  });

  test("hides audit rows of claims that would reveal hidden fields", async () => {
    const hiding = async (...fields: string[]): Promise<string> => {
      const id = randomUUID();
      const made = { createdAt: new Date(), updatedAt: new Date() };
      await app.db.insert(specificProfiles).values({
        id,
        ...nameColumns(`Hides ${fields.join(" ")}`),
        profileType: "SUPERVISOR",
        hiddenFields: { INCIDENTS: fields },
        ...made,
      });
      return (await signedIn({ profileType: "SUPERVISOR", specificProfileId: id })).token;
    };
    const [row] = await entries(await hiding("plate"), { entityId: claims.ES, action: "claim.manageDelay" });
    expect([JSON.parse(row!.before!), Object.keys(JSON.parse(row!.after!) as object)]).toEqual([
      { managedUntil: null, workManagedUntil: null },
      ["managedUntil"],
    ]);
    for (const field of ["managedUntil", "actions", "visits"]) expect(await actionsOn(await hiding(field), claims.ES)).toEqual([]);
  });
});

test("an id with an impossible time is answered as unknown", async () => {
  const answer = await app.graphql(`{ auditEntry(id: "ffffffff-ffff-7fff-8fff-ffffffffffff") { id } }`, {}, await app.signIn("admin"));
  expect(answer).toEqual({ data: { auditEntry: null } });
});
