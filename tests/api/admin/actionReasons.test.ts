import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";

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
const save = (reasons: string[], more: object = {}, bearer = admin) =>
  app.graphql<{ saveActionReasons: List }>(
    "mutation($input: SaveActionReasonsInput!) { saveActionReasons(input: $input) { action reasons } }",
    { input: { instanceId: "ES", action: "MANAGE_DELAY", reasons, ...more } },
    bearer,
  );
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe("the reasons to pick from", () => {
  test("begin in the demo with a list for each action that asks for one, in the language of its instance", async () => {
    const operator = await app.signIn("operator");
    const found = (await lists(operator)).data!.actionReasons;
    expect(found.map(({ action }) => action)).toEqual(["MANAGE_DELAY", "CANCEL_PROVIDER", "CANCEL_SERVICE"]);
    expect(found[0]!.reasons[0]).toBe("Tráfico denso");
    expect((await lists(operator, "GR")).data!.actionReasons[0]!.reasons[0]).toBe("Έντονη κίνηση");
  });

  test("are for who can do the action, in the instances that it sees", async () => {
    expect(codeOf(await lists(await app.signIn("client")))).toBe("FORBIDDEN");
    expect(codeOf(await lists(spanish, "PT"))).toBe("NOT_FOUND");
    await app.db.execute(sql`insert into generic_profiles
      values ('OPERADOR', array['map', 'layer.incidents', 'claim.detail', 'claim.manageDelay', 'claim.cancelProvider'], false, now())`);
    const found = (await lists(await app.signIn("operator"))).data!.actionReasons;
    expect(found.map(({ action }) => action)).toEqual(["MANAGE_DELAY", "CANCEL_PROVIDER"]);
  });

  test("are changed as a whole, and let go; each in the audit with what was there before", async () => {
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

  test("are refused where an action would not take them, for another instance, and from who configures nothing", async () => {
    expect(codeOf(await save(["no"]))).toBe("BAD_USER_INPUT");
    expect(codeOf(await save(["Snow", "Snow"]))).toBe("BAD_USER_INPUT");
    expect(codeOf(await save(["Snow"], { action: "CONFIRM_ARRIVAL" }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await save(["Snow"], { instanceId: "PT" }, spanish))).toBe("NOT_FOUND");
    expect(codeOf(await save(["Snow"], { instanceId: "NOWHERE" }))).toBe("NOT_FOUND");
    expect(codeOf(await save(["Snow"], {}, await app.signIn("operator")))).toBe("FORBIDDEN");
  });

  test("of two that are saved at once one is there afterwards, whole", async () => {
    await Promise.all([save(["One way", "Another way"]), save(["Third way"])]);
    const [list] = (await lists(admin)).data!.actionReasons;
    expect([["One way", "Another way"], ["Third way"]]).toContainEqual(list!.reasons);
  });
});
