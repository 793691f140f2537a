import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { EVENTUALLY, createAutomationFixture } from "../../fixtures/claims/automation";

let automationFixture: Awaited<ReturnType<typeof createAutomationFixture>>;
let admin: string;
let spanish: string;
beforeAll(async () => {
  automationFixture = await createAutomationFixture();
  await automationFixture.app.db.execute(sql`
    insert into users (id, "user", folded_user, name, language, profile_type, password_hash)
    select gen_random_uuid(), 'spanish', 'spanish', 'Spanish', 'es', 'LOCALADMIN', password_hash from users where "user" = 'admin'`);
  await automationFixture.app.db.execute(sql`insert into user_instances select id, 'ES' from users where "user" = 'spanish'`);
  await automationFixture.app.db.execute(sql`insert into clients values ('ES', 'AU', 'Aurora'), ('PT', 'AU', 'Aurora')`);
  await automationFixture.app.db.execute(sql`insert into contracts values ('ES', 'AU', 'A1', 'Auto'), ('ES', 'AU', 'A2', 'Auto Plus')`);
  await automationFixture.app.db.execute(sql`insert into centres values ('ES', 'C1', 'Madrid', null), ('ES', 'C2', 'Vigo', null)`);
  [admin, spanish] = [await automationFixture.app.signIn("admin"), await automationFixture.app.signIn("spanish")];
});

interface List {
  id: string;
  instanceId: string;
  contractId: string | null;
  listId: string;
  name: string;
  updatedAt: string;
}
const fields = "id instanceId centreId riskType riskCode clientId contractId supplement listId name updatedAt";
const save = (input: object, bearer = admin) =>
  automationFixture.app.graphql<{ saveContactList: List }>(
    `mutation($input: SaveContactListInput!) { saveContactList(input: $input) { ${fields} } }`,
    { input: { instanceId: "ES", listId: "list-1", name: "One", ...input } },
    bearer,
  );
const versionOf = ({ id, updatedAt }: List) => ({ id, updatedAt });
const remove = (id: string, bearer = admin) =>
  automationFixture.app.graphql<{ deleteContactList: List }>(
    `mutation { deleteContactList(input: { id: "${id}" }) { ${fields} } }`,
    {},
    bearer,
  );
const lists = async (bearer = admin, args = "first: 100"): Promise<List[]> => {
  const answer = await automationFixture.app.graphql<{ contactLists: { nodes: List[] } }>(
    `{ contactLists(${args}) { nodes { ${fields} } } }`,
    {},
    bearer,
  );
  return answer.data!.contactLists.nodes;
};
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;

describe("the configuration of contact lists", () => {
  test("contains one list per instance in the demo", async () => {
    const seeded = await lists();
    expect(seeded).toHaveLength(12);
    expect(seeded.find(({ instanceId }) => instanceId === "ES")).toMatchObject({ listId: "insured-es", clientId: null, contractId: null });
    expect(await lists(admin, `instanceId: "PT"`)).toHaveLength(1);
  });

  test("creates, changes and deletes a list and records each change in the audit log", async () => {
    const made = (await save({ clientId: "AU", contractId: " A1 ", riskType: "CAR" })).data!.saveContactList;
    expect(made).toMatchObject({ clientId: "AU", contractId: "A1", riskType: "CAR", centreId: null, supplement: null });
    const changed = (await save({ ...versionOf(made), clientId: "AU", contractId: "A2", name: "Two" })).data!.saveContactList;
    expect(changed).toMatchObject({ id: made.id, contractId: "A2", riskType: null, name: "Two" });
    expect(await remove(made.id)).toEqual({ data: { deleteContactList: changed } });
    expect(codeOf(await remove(made.id))).toBe("NOT_FOUND");
    const rows = await automationFixture.app.db.execute<{ action: string }>(
      sql`select action from audit where entity_id = ${made.id} order by at`,
    );
    expect(rows.map(({ action }) => action)).toEqual(["contactList.save", "contactList.save", "contactList.delete"]);
  });

  test("changes a list only if it has not changed since it was read", async () => {
    const made = (await save({ supplement: "VERSION" })).data!.saveContactList;
    expect((await save({ ...versionOf(made), supplement: "VERSION", name: "Mine" })).errors).toBeUndefined();
    expect(codeOf(await save({ ...versionOf(made), supplement: "VERSION", name: "Yours" }))).toBe("CHANGED_MEANWHILE");
    expect(codeOf(await save({ id: made.id, supplement: "VERSION", name: "Yours" }))).toBe("CHANGED_MEANWHILE");
    expect((await save({ ...versionOf(made), supplement: "VERSION", name: "Mine" })).errors).toBeUndefined();
  });

  test("accepts one list per combination of fields", async () => {
    const first = (await save({ centreId: "C1" })).data!.saveContactList;
    const second = (await save({ centreId: "C2" })).data!.saveContactList;
    expect(codeOf(await save({ centreId: "C1" }))).toBe("CONTACT_LIST_EXISTS");
    expect(codeOf(await save({ ...versionOf(second), centreId: "C1" }))).toBe("CONTACT_LIST_EXISTS");
    expect((await save({ ...versionOf(first), centreId: "C1", name: "Again" })).errors).toBeUndefined();
  });

  test.each([
    [{ contractId: "A1" }, "BAD_USER_INPUT"],
    [{ name: "  " }, "NAME_INVALID"],
    [{ name: "Aurora (A-1)" }, "NAME_INVALID"],
    [{ listId: "" }, "BAD_USER_INPUT"],
    [{ name: "x".repeat(101) }, "TEXT_TOO_LONG"],
    [{ centreId: "C9" }, "CONTACT_LIST_CENTRE"],
    [{ clientId: "XX" }, "CONTACT_LIST_CLIENT"],
    [{ clientId: "AU", contractId: "A9" }, "CONTACT_LIST_CONTRACT"],
    [{ instanceId: "PT", clientId: "AU", contractId: "A1" }, "CONTACT_LIST_CONTRACT"],
    [{ instanceId: "XX" }, "NOT_FOUND"],
    [{ id: "nothing" }, "NOT_FOUND"],
  ])("rejects %j", async (input, code) => {
    expect(codeOf(await save(input))).toBe(code);
  });
});

describe("the contact list that applies to a claim", () => {
  const matches = (claimId: string, bearer = admin) =>
    automationFixture.app.graphql<{ contactListMatches: { clientId: string; matches: { list: { name: string }; asked: string[] }[] } }>(
      "query($claimId: ID!) { contactListMatches(claimId: $claimId) { clientId matches { list { name } asked } } }",
      { claimId },
      bearer,
    );

  test("is the first match, with the conditions of each list, for callers who see the claim", async () => {
    await save({ supplement: "M", name: "By supplement" });
    await save({ supplement: "M", clientId: "AU", name: "By client too" });
    const claim = await automationFixture.lateClaim(5, { cdcliente: "AU", rgsuplem: "M" });
    const found = (await matches(claim)).data!.contactListMatches;
    expect(found.clientId).toBe("AU");
    expect(found.matches.slice(0, 2)).toEqual([
      { list: { name: "By client too" }, asked: ["CLIENT_ID", "SUPPLEMENT"] },
      { list: { name: "By supplement" }, asked: ["SUPPLEMENT"] },
    ]);
    expect(found.matches.at(-1)).toMatchObject({ asked: [] });
    const portuguese = await automationFixture.lateClaim(5, { cdama: "PT" });
    expect((await matches(portuguese, spanish)).data).toEqual({ contactListMatches: null });
    expect((await matches("no claim")).data).toEqual({ contactListMatches: null });
  });

  test("marks a contact list whose client no longer exists as unreachable", async () => {
    const made = (await save({ clientId: "AU", supplement: "GONE" })).data!.saveContactList;
    const obstacle = async (): Promise<string | null> => {
      const question = "query($id: ID!) { contactList(id: $id) { obstacle client { name } } }";
      const answer = await automationFixture.app.graphql<{ contactList: { obstacle: string | null } }>(question, { id: made.id }, admin);
      return answer.data!.contactList.obstacle;
    };
    expect(await obstacle()).toBeNull();
    await automationFixture.app.db.execute(sql`update contact_lists set client_id = 'XX' where id = ${made.id}`);
    expect(await obstacle()).toBe("CLIENT_UNKNOWN");
  });
});

describe("permission to configure contact lists", () => {
  test("is granted to a local administrator for its instances", async () => {
    const [portuguese] = await lists(admin, `instanceId: "PT"`);
    expect(new Set((await lists(spanish)).map(({ instanceId }) => instanceId))).toEqual(new Set(["ES"]));
    expect(await lists(spanish, `instanceId: "PT"`)).toEqual([]);
    expect(codeOf(await save({ instanceId: "PT", supplement: "S" }, spanish))).toBe("NOT_FOUND");
    expect(codeOf(await save({ id: portuguese!.id, supplement: "S" }, spanish))).toBe("NOT_FOUND");
    expect(codeOf(await remove(portuguese!.id, spanish))).toBe("NOT_FOUND");
    expect((await save({ supplement: "S" }, spanish)).errors).toBeUndefined();
  });

  test("is denied to all other users", async () => {
    for (const user of ["supervisor", "operator", "client", "provider"]) {
      const bearer = await automationFixture.app.signIn(user);
      expect(codeOf(await save({}, bearer))).toBe("FORBIDDEN");
      expect(codeOf(await automationFixture.app.graphql("{ contactLists { totalCount } }", {}, bearer))).toBe("FORBIDDEN");
    }
    expect(codeOf(await save({}, await automationFixture.app.key("read")))).toBe("FORBIDDEN");
    expect(codeOf(await automationFixture.app.graphql("{ contactLists { totalCount } }"))).toBe("UNAUTHENTICATED");
  });
});

test("adds the insured of a late claim to the most specific list, visible only to those who see the claim", async () => {
  await save({ clientId: "AU", listId: "aurora", name: "Aurora" });
  await save({ clientId: "AU", contractId: "A1", listId: "aurora-a1", name: "Aurora A1" });
  await save({ instanceId: "PT", clientId: "AU", listId: "aurora", name: "Aurora" });
  const client = { cdcliente: "AU", nbcliente: "Aurora", nbcontrato: "Auto" };
  const [contract, other, foreign] = [
    await automationFixture.lateClaim(60, { ...client, cdcontrato: "A1" }),
    await automationFixture.lateClaim(60, { ...client, cdcontrato: "A9" }),
    await automationFixture.lateClaim(60, { ...client, cdama: "PT", cdcontrato: "A1" }),
  ];
  await expect.poll(() => automationFixture.contactsOf(contract, "aurora-a1"), EVENTUALLY).toHaveLength(1);
  await expect.poll(() => automationFixture.contactsOf(other, "aurora"), EVENTUALLY).toHaveLength(1);
  await expect.poll(() => automationFixture.contactsOf(foreign, "aurora"), EVENTUALLY).toHaveLength(1);
  const count = async (bearer: string) =>
    (await automationFixture.app.graphql<{ contactListEntries: { totalCount: number; nodes: object[] } }>(
      `{ contactListEntries(listId: "aurora") { totalCount nodes { id } } }`,
      {},
      bearer,
    ))!.data!.contactListEntries;
  expect([(await count(admin)).totalCount, (await count(spanish)).totalCount, (await count(spanish)).nodes.length]).toEqual([2, 1, 1]);
});

test("prefers a list for a risk's code over a list for its kind", async () => {
  await save({ supplement: "R", riskType: "CAR", listId: "cars", name: "Cars" });
  const risky = (await save({ supplement: "R", riskCode: "RC-9", listId: "special", name: "Special cars" })).data!.saveContactList;
  expect(risky).toMatchObject({ riskType: null, riskCode: "RC-9" });
  const claim = { rgsuplem: "R", nbriesgo: "Automóvil" };
  const [special, usual] = [
    await automationFixture.lateClaim(60, { ...claim, cdriesgo: "RC-9" }),
    await automationFixture.lateClaim(60, { ...claim, cdriesgo: "automovil" }),
  ];
  await expect.poll(() => automationFixture.contactsOf(special, "special"), EVENTUALLY).toHaveLength(1);
  await expect.poll(() => automationFixture.contactsOf(usual, "cars"), EVENTUALLY).toHaveLength(1);
});
