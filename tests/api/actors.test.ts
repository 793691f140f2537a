// Who did something is known by kind and id: names may be the same, and must tell nothing.
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { givenUser } from "../given/accounts";
import { givenApp, type GivenApp } from "../given/app";
import { givenDeeds, request } from "../given/deeds";
import { administration, codeOf, type Person } from "./adminGiven";

let app: GivenApp;
let admin: string;
let deeds: ReturnType<typeof givenDeeds>;
let people: ReturnType<typeof administration>;
/** Two local administrators, each with a key of the same name. */
let one: Person & { key: string; keyId: string };
let other: Person & { key: string; keyId: string };
const scopes = ["read", "act"];
beforeAll(async () => {
  app = await givenApp();
  deeds = givenDeeds(app);
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

interface Row {
  action: string;
  entityId: string;
}
const audited = async (bearer: string, entityId: string): Promise<string[]> => {
  const query = "query($filter: AuditFilter) { auditEntries(filter: $filter) { nodes { action entityId } } }";
  const { data } = await app.graphql<{ auditEntries: { nodes: Row[] } }>(query, { filter: { entityId, action: "claim.c" } }, bearer);
  return data!.auditEntries.nodes.map(({ action }) => action).reverse();
};

describe("who has the name of another", () => {
  test("two keys of one name: the same request id is two actions", async () => {
    const [id, elsewhere] = await deeds.claimsIn(admin, ["PENDING_ARRIVAL_DELAYED", "PENDING_ARRIVAL_DELAYED"]);
    const requestId = request();
    await deeds.done(one.key, "manageDelay", id!, { requestId });
    const twice = await deeds.done(other.key, "manageDelay", id!, { requestId });
    expect(twice.deeds).toHaveLength(2);
    expect(codeOf(await deeds.act(other.key, "manageDelay", elsewhere!, { requestId }))).toBe("REQUEST_REUSED");
    // each its own once more
    expect((await deeds.done(one.key, "manageDelay", id!, { requestId })).deeds).toHaveLength(2);
  });

  test("two keys of one name: neither takes back what the other did", async () => {
    const id = await deeds.claimIn(admin, "PENDING_ARRIVAL_DELAYED");
    const requestId = request();
    await deeds.done(one.key, "manageDelay", id, { requestId });
    expect(codeOf(await deeds.act(other.key, "undoManageDelay", id, { requestId, minutes: undefined, reason: undefined }))).toBe(
      "NOT_FOUND",
    );
    expect((await deeds.claim(admin, id)).deeds).toMatchObject([{ state: "HELD" }]);
    expect((await deeds.done(one.key, "undoManageDelay", id, { requestId })).deeds).toMatchObject([{ state: "UNDONE" }]);
  });

  test("a user who is named as a key: the same request id is two actions, and neither takes back the other's", async () => {
    const { user } = await givenUser(app, { user: "key monitor" });
    const namesake = await app.signIn(user);
    const id = await deeds.claimIn(admin, "PENDING_ARRIVAL_DELAYED");
    const requestId = request();
    await deeds.done(one.key, "manageDelay", id, { requestId });
    expect(codeOf(await deeds.act(namesake, "undoManageDelay", id, { requestId }))).toBe("NOT_FOUND");
    expect((await deeds.done(namesake, "manageDelay", id, { requestId })).deeds).toHaveLength(2);
  });

  test("a user who is named as the system: what it does is somebody's action", async () => {
    const { user } = await givenUser(app, { user: "system" });
    const namesake = await app.signIn(user);
    const id = await deeds.claimIn(admin, "PENDING_ARRIVAL_INTIME");
    await deeds.done(namesake, "confirmArrival", id);
    const query = "query($id: ID!) { claim(id: $id) { statusHistory { to cause } } }";
    const { data } = await app.graphql<{ claim: { statusHistory: object[] } }>(query, { id }, admin);
    expect(data!.claim.statusHistory[0]).toMatchObject({ to: "NO_FINISH_ARRIVAL_INTIME", cause: "ACTION" });
  });
});

describe("what a key asked the outside for", () => {
  test("is the key's also when it is settled: whoever may not see the one does not see the other", async () => {
    const id = await deeds.claimIn(admin, "PENDING_ARRIVAL_INTIME");
    await deeds.done(one.key, "confirmArrival", id);
    const both = ["claim.confirmArrival", "claim.confirmArrival.done"];
    expect(await audited(admin, id)).toEqual(both);
    expect(await audited(one.token, id)).toEqual(both);
    expect(await audited(other.token, id)).toEqual([]);
  });

  test("is the key's also when it is refused", async () => {
    const id = await deeds.claimIn(admin, "PENDING_ARRIVAL_INTIME");
    await deeds.assistance({ refusals: [{ code: "ARRIVAL_ALREADY_NOTIFIED", claimId: id, times: 1 }] });
    expect(codeOf(await deeds.act(one.key, "confirmArrival", id))).toBe("ARRIVAL_ALREADY_NOTIFIED");
    await deeds.assistance();
    expect(await audited(one.token, id)).toEqual(["claim.confirmArrival", "claim.confirmArrival.refused"]);
    expect(await audited(other.token, id)).toEqual([]);
  });
});
