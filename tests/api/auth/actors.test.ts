import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertUser } from "../../fixtures/auth/accounts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { createActionFixture, request } from "../../fixtures/claims/actions";
import { administration, codeOf, type Person } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let actionFixture: ReturnType<typeof createActionFixture>;
let people: ReturnType<typeof administration>;
/** Two local administrators, each with a key of the same name. */
let one: Person & { key: string; keyId: string };
let other: Person & { key: string; keyId: string };
const scopes = ["READ", "ACT"];
beforeAll(async () => {
  app = await startTestApp();
  actionFixture = createActionFixture(app);
  people = administration(app);
  admin = await app.signIn("admin");
  const chief = async () => {
    const person = await people.administrator(admin);
    const { key, apiKey } = (await people.createKey(person.token, { name: "monitor", scopes })).data!.createApiKey;
    return { ...person, key, keyId: apiKey.id as string };
  };
  [one, other] = [await chief(), await chief()];
});
beforeEach(() => void (app.clock.offset = 0));

interface Actor {
  kind: string;
  id: string | null;
  name: string;
}
interface Row {
  action: string;
  entityId: string;
  actor: Actor;
}
const rows = async (bearer: string, filter: object): Promise<Row[]> => {
  const query = "query($filter: AuditFilter) { auditEntries(filter: $filter) { nodes { action entityId actor { kind id name } } } }";
  return (await app.graphql<{ auditEntries: { nodes: Row[] } }>(query, { filter }, bearer)).data!.auditEntries.nodes.reverse();
};
const audited = async (bearer: string, entityId: string): Promise<string[]> =>
  (await rows(bearer, { entityId, action: "claim.c" })).map(({ action }) => action);

const history = async (id: string): Promise<{ to: string; cause: string; actor: Actor }[]> => {
  const query = "query($id: ID!) { claim(id: $id) { statusHistory { to cause actor { kind id name } } } }";
  return (await app.graphql<{ claim: { statusHistory: never[] } }>(query, { id }, admin)).data!.claim.statusHistory;
};

describe("actors that share a name", () => {
  test("two keys with one name and one request id perform two actions", async () => {
    const [id, elsewhere] = await actionFixture.claimsIn(admin, ["PENDING_ARRIVAL_DELAYED", "PENDING_ARRIVAL_DELAYED"]);
    const requestId = request();
    await actionFixture.actSuccessfully(one.key, "manageDelay", id!, { requestId });
    const twice = await actionFixture.actSuccessfully(other.key, "manageDelay", id!, { requestId });
    expect(twice.actions).toHaveLength(2);
    expect(codeOf(await actionFixture.act(other.key, "manageDelay", elsewhere!, { requestId }))).toBe("REQUEST_REUSED");
    // each its own once more
    expect((await actionFixture.actSuccessfully(one.key, "manageDelay", id!, { requestId })).actions).toHaveLength(2);
  });

  test("two keys with one name cannot undo each other's actions", async () => {
    const id = await actionFixture.claimIn(admin, "PENDING_ARRIVAL_DELAYED");
    const requestId = request();
    await actionFixture.actSuccessfully(one.key, "manageDelay", id, { requestId });
    expect(codeOf(await actionFixture.act(other.key, "undoManageDelay", id, { requestId, minutes: undefined, reason: undefined }))).toBe(
      "NOT_FOUND",
    );
    expect((await actionFixture.claim(admin, id)).actions).toMatchObject([{ state: "HELD" }]);
    expect((await actionFixture.actSuccessfully(one.key, "undoManageDelay", id, { requestId })).actions).toMatchObject([
      { state: "UNDONE" },
    ]);
  });

  test("a user named like a key has separate request ids and cannot undo the key's actions", async () => {
    const { user } = await insertUser(app, { user: "key monitor" });
    const namesake = await app.signIn(user);
    const id = await actionFixture.claimIn(admin, "PENDING_ARRIVAL_DELAYED");
    const requestId = request();
    await actionFixture.actSuccessfully(one.key, "manageDelay", id, { requestId });
    expect(codeOf(await actionFixture.act(namesake, "undoManageDelay", id, { requestId }))).toBe("NOT_FOUND");
    expect((await actionFixture.actSuccessfully(namesake, "manageDelay", id, { requestId })).actions).toHaveLength(2);
  });

  test("the action of a user named like the system is recorded as the user's", async () => {
    const { id: userId, user } = await insertUser(app, { user: "system" });
    const namesake = await app.signIn(user);
    const id = await actionFixture.claimIn(admin, "PENDING_ARRIVAL_INTIME");
    await actionFixture.actSuccessfully(namesake, "confirmArrival", id);
    expect((await history(id))[0]).toEqual({
      to: "NO_FINISH_ARRIVAL_INTIME",
      cause: "ACTION",
      actor: { kind: "USER", id: userId, name: "system" },
    });
    expect((await history(id)).at(-1)).toMatchObject({ cause: "FEED", actor: { kind: "KEY", name: "test ingest" } });
  });
});

describe("an integration call requested by a key", () => {
  test("belongs to the key after it is settled and is hidden together with the request", async () => {
    const id = await actionFixture.claimIn(admin, "PENDING_ARRIVAL_INTIME");
    await actionFixture.actSuccessfully(one.key, "confirmArrival", id);
    const both = ["claim.confirmArrival", "claim.confirmArrival.done"];
    expect(await audited(admin, id)).toEqual(both);
    expect(await audited(one.token, id)).toEqual(both);
    expect(await audited(other.token, id)).toEqual([]);
  });

  test("belongs to the key after it is rejected", async () => {
    const id = await actionFixture.claimIn(admin, "PENDING_ARRIVAL_INTIME");
    await actionFixture.assistance({ rejections: [{ code: "ARRIVAL_ALREADY_NOTIFIED", claimId: id, times: 1 }] });
    expect(codeOf(await actionFixture.act(one.key, "confirmArrival", id))).toBe("ARRIVAL_ALREADY_NOTIFIED");
    await actionFixture.assistance();
    expect(await audited(one.token, id)).toEqual(["claim.confirmArrival", "claim.confirmArrival.refused"]);
    expect(await audited(other.token, id)).toEqual([]);
  });
});

test("every answer identifies the actor by kind and id", async () => {
  const id = await actionFixture.claimIn(admin, "PENDING_ARRIVAL_DELAYED");
  await actionFixture.actSuccessfully(one.key, "manageDelay", id);
  await actionFixture.actSuccessfully(other.key, "manageDelay", id);
  const [first, second] = [one, other].map(({ keyId }) => ({ kind: "KEY", id: keyId, name: "monitor" }));
  expect((await actionFixture.claim(admin, id)).actions.map(({ actor }) => actor)).toEqual([second, first]);
  expect((await history(id))[0]).toMatchObject({ to: "MANAGED", actor: first });
  expect((await rows(admin, { entityId: id, action: "claim.manage" })).map(({ actor }) => actor)).toEqual([first, second]);
  // The name is both keys', the id one's.
  const of = async (actor: object) => (await rows(admin, { entityId: id, action: "claim.manage", actor })).map((row) => row.actor.id);
  expect(await of({ name: "monitor" })).toEqual([one.keyId, other.keyId]);
  expect(await of({ kind: "KEY", id: other.keyId })).toEqual([other.keyId]);
  expect(await of({ kind: "USER" })).toEqual([]);
  await app.graphql(`mutation { registerVisit(input: { claimId: "${id}" }) { id } }`, {}, one.token);
  const query = "query($id: ID!) { claim(id: $id) { visits { name actor { kind id name } } } }";
  const { data } = await app.graphql<{ claim: { visits: object[] } }>(query, { id }, admin);
  expect(data!.claim.visits).toEqual([{ name: "María Núñez", actor: { kind: "USER", id: one.id, name: one.user } }]);
});
