import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { assignedClaim } from "../../fixtures/records";

let app: TestApp;
let admin: string;
let spanish: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.execute(sql`
    insert into users (id, "user", folded_user, name, language, profile_type, password_hash)
    select gen_random_uuid(), 'spanish', 'spanish', 'Spanish', 'es', 'LOCALADMIN', password_hash from users where "user" = 'admin'`);
  await app.db.execute(sql`insert into user_instances select id, 'ES' from users where "user" = 'spanish'`);
  [admin, spanish] = [await app.signIn("admin"), await app.signIn("spanish")];
});

interface List {
  action: string;
  reasons: string[];
}
const lists = (bearer: string, instanceId = "ES") =>
  app.graphql<{ actionReasons: List[] }>(
    "query($instanceId: ID!) { actionReasons(instanceId: $instanceId) { action reasons } }",
    { instanceId },
    bearer,
  );
const versionOfDelays = async (): Promise<string | null> => {
  const query = '{ actionReasons(instanceId: "ES") { updatedAt } }';
  return (await app.graphql<{ actionReasons: { updatedAt: string | null }[] }>(query, {}, admin)).data!.actionReasons[0]!.updatedAt;
};
const save = async (reasons: string[], more: object = {}, bearer = admin) =>
  app.graphql<{ saveActionReasons: List }>(
    "mutation($input: SaveActionReasonsInput!) { saveActionReasons(input: $input) { action reasons } }",
    { input: { instanceId: "ES", action: "MANAGE_DELAY", reasons, updatedAt: await versionOfDelays(), ...more } },
    bearer,
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe("the configurable action reasons", () => {
  test("contain in the demo one list per action that requires a reason, in the language of the instance", async () => {
    const operator = await app.signIn("operator");
    const found = (await lists(operator)).data!.actionReasons;
    expect(found.map(({ action }) => action)).toEqual(["MANAGE_DELAY", "CANCEL_PROVIDER", "CANCEL_SERVICE"]);
    expect(found[0]!.reasons[0]).toBe("Tráfico denso");
    expect((await lists(operator, "GR")).data!.actionReasons[0]!.reasons[0]).toBe("Έντονη κίνηση");
  });

  test("are returned to callers who can perform the action, in the instances in their scope", async () => {
    expect(codeOf(await lists(await app.signIn("client")))).toBe("FORBIDDEN");
    expect((await lists(spanish, "PT")).data).toEqual({ actionReasons: null });
    await app.db.execute(sql`insert into generic_profiles
      values ('OPERADOR', array['map', 'layer.incidents', 'claim.detail', 'claim.manageDelay', 'claim.cancelProvider'], false, now())`);
    const found = (await lists(await app.signIn("operator"))).data!.actionReasons;
    expect(found.map(({ action }) => action)).toEqual(["MANAGE_DELAY", "CANCEL_PROVIDER"]);
  });

  test("replaces and clears the complete list and records both lists in the audit log", async () => {
    expect((await save(["  Snow ", "Road   closed"])).data!.saveActionReasons).toEqual({
      action: "MANAGE_DELAY",
      reasons: ["Snow", "Road closed"],
    });
    expect((await save([])).data!.saveActionReasons.reasons).toEqual([]);
    expect((await lists(admin)).data!.actionReasons[0]).toEqual({ action: "MANAGE_DELAY", reasons: [] });
    expect((await lists(admin, "PT")).data!.actionReasons[0]!.reasons).toHaveLength(5);
    const rows = await app.db.execute<{ entity_id: string; before: List; after: List }>(
      sql`select entity_id, before, after from audit where action = 'actionReasons.save' order by at, id`,
    );
    expect([...rows]).toMatchObject([
      {
        entity_id: "ES",
        before: { reasons: expect.arrayContaining(["Tráfico denso"]) as unknown },
        after: { reasons: ["Snow", "Road closed"] },
      },
      { entity_id: "ES", before: { reasons: ["Snow", "Road closed"] }, after: { reasons: [] } },
    ]);
  });

  test("are rejected for actions without reasons, for other instances and from callers without the permission", async () => {
    expect(codeOf(await save(["no"]))).toBe("BAD_USER_INPUT");
    expect(codeOf(await save(["Snow", "Snow"]))).toBe("BAD_USER_INPUT");
    expect(codeOf(await save(["Snow"], { action: "CONFIRM_ARRIVAL" }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await save(["Snow"], { instanceId: "PT" }, spanish))).toBe("NOT_FOUND");
    expect(codeOf(await save(["Snow"], { instanceId: "NOWHERE" }))).toBe("NOT_FOUND");
    expect(codeOf(await save(["Snow"], {}, await app.signIn("operator")))).toBe("FORBIDDEN");
  });

  test("stores exactly one of two lists that are saved at the same time", async () => {
    const updatedAt = await versionOfDelays();
    const answers = await Promise.all([save(["One way", "Another way"], { updatedAt }), save(["Third way"], { updatedAt })]);
    expect(answers.map(codeOf).sort()).toEqual(["CHANGED_MEANWHILE", undefined]);
    const [list] = (await lists(admin)).data!.actionReasons;
    expect([["One way", "Another way"], ["Third way"]]).toContainEqual(list!.reasons);
  });
});

test("a list is saved only if it has not changed since it was read, and repeated without effect", async () => {
  await save(["Snow"]);
  const updatedAt = await versionOfDelays();
  await save([]);
  expect(await versionOfDelays()).toBeNull();
  expect(codeOf(await save(["Ice"], { updatedAt }))).toBe("CHANGED_MEANWHILE");
  expect((await save([], { updatedAt })).errors).toBeUndefined();
  expect((await save(["Ice"], { updatedAt: null })).errors).toBeUndefined();
  expect(codeOf(await save(["Fog"], { updatedAt: null }))).toBe("CHANGED_MEANWHILE");
});

describe("a selected reason", () => {
  const delay = async (claimId: string, reason: string): Promise<string | null> => {
    await app.ingest("claims", [assignedClaim(claimId, 30)], await app.key("ingest"));
    const { data } = await app.graphql<{ manageDelay: { actions: { reason: string; reasonCode: string | null }[] } }>(
      "mutation($input: ManageDelayInput!) { manageDelay(input: $input) { actions { reason reasonCode } } }",
      { input: { claimId, minutes: 10, reason, requestId: claimId } },
      admin,
    );
    const [action] = data!.manageDelay.actions;
    expect(action!.reason).toBe(reason);
    return action!.reasonCode;
  };

  test("stores the code of the built-in reason or its text as the code, and no code for a typed reason", async () => {
    await save(["Tráfico denso", "Obras (A-2)"]);
    expect(await delay("REASON-1", "Tráfico denso")).toBe("TRAFFIC");
    expect(await delay("REASON-2", "Obras (A-2)")).toBe("OBRAS_A_2");
    expect(await delay("REASON-3", "Tráfico")).toBeNull();
    await save(["Nieve"]);
    const { data } = await app.graphql<{ claim: { actions: { reasonCode: string }[] } }>(
      '{ claim(id: "REASON-2") { actions { reasonCode } } }',
      {},
      admin,
    );
    expect(data!.claim.actions[0]!.reasonCode).toBe("OBRAS_A_2");
  });
});
