import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertSpecificProfile } from "../../fixtures/auth/profiles";
import { supplierRecord } from "../../fixtures/records";
import { administration, codeOf, named, valuesOf } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});
describe("a specific profile", () => {
  const contract = (clientId: string, contractId: string) => ({ instanceId: "ES", clientId, contractId });

  test("rejects changes for users of other administrators", async () => {
    const spain = await adminFixture.administrator(admin);
    const made = await adminFixture.profile(spain.token, { profileType: "OPERADOR" });
    const person = await adminFixture.user(admin, { specificProfileId: made.id });
    const change = () =>
      adminFixture.saveProfile(spain.token, {
        id: made.id,
        name: made.name,
        updatedAt: made.updatedAt,
        profileType: "OPERADOR",
        hiddenLayers: ["BASE"],
      });
    const answer = await change();
    expect([codeOf(answer), valuesOf(answer)]).toEqual(["PROFILE_IN_USE", { users: 1, keys: 0 }]);
    await app.db.execute(sql`update users set owner_id = null where id = ${person.id}`);
    const ofNobody = await change();
    expect([codeOf(ofNobody), valuesOf(ofNobody)]).toEqual(["PROFILE_IN_USE", { users: 1, keys: 0 }]);
  });

  test("returns only the name of another administrator's profile", async () => {
    const client = await adminFixture.contracts("ES", "A", "B");
    const made = await adminFixture.profile(admin, { profileType: "OPERADOR", contracts: [contract(client, "A")] });
    const spain = await adminFixture.administrator(admin);
    const person = await adminFixture.user(spain.token);
    await app.db.execute(sql`update users set specific_profile_id = ${made.id} where id = ${person.id}`);
    expect((await adminFixture.ask(spain.token, `specificProfile(id: "${made.id}") { id }`)).data).toEqual({ specificProfile: null });
    const listed = (fields: string) => adminFixture.ask(spain.token, `user(id: "${person.id}") { specificProfile { ${fields} } }`);
    expect((await listed("id name profileType")).data).toEqual({
      user: { specificProfile: { id: made.id, name: made.name, profileType: "OPERADOR" } },
    });
    for (const more of [
      "contracts { contractId }",
      "instances { id }",
      "suppliers { id }",
      "hiddenFields { layer }",
      "users",
      "owner { id }",
    ])
      expect((await listed(more)).data, more).toBeFalsy();
  });

  test("is shown within the caller's scope and keeps the hidden rest through changes", async () => {
    const [client, key] = [await adminFixture.contracts("ES", "A", "B", "C"), await app.key("ingest")];
    const [seen, unseen] = [named("S-ES-"), named("S-PT-")];
    await app.ingest("suppliers", [supplierRecord(seen, { nbprovee: "Seen" }), supplierRecord(unseen, { cdama: "PT" })], key);
    const spain = await adminFixture.administrator(admin, ["ES", "PT"]);
    const before = await adminFixture.profile(spain.token, {
      profileType: "PROVEEDOR",
      contracts: [contract(client, "A"), contract(client, "B")],
      instanceIds: ["ES", "PT"],
      supplierIds: [seen, unseen],
    });
    // Its rights become less than they were.
    const own = await insertSpecificProfile(app, {
      profileType: "LOCALADMIN",
      contracts: [
        ["ES", client, "A"],
        ["ES", client, "C"],
      ],
      profileInstances: ["ES"],
      hiddenFields: { BASE: ["name"] },
    });
    await app.db.execute(sql`update users set specific_profile_id = ${own} where id = ${spain.id}`);
    const narrow = await app.signIn(spain.user);
    const lists = "contracts { contractId } instances { id } suppliers { id name }";
    const shownProfile = async (token: string) =>
      (await adminFixture.ask(token, `specificProfile(id: "${before.id}") { ${lists} }`)).data!.specificProfile;
    const shown = { contracts: [{ contractId: "A" }], instances: [{ id: "ES" }], suppliers: [{ id: seen, name: null }] };
    expect(await shownProfile(narrow)).toEqual(shown);
    const saved = (updatedAt: unknown, more: object) =>
      adminFixture.saveProfile(narrow, {
        ...{ id: before.id, name: before.name, updatedAt, profileType: "PROVEEDOR" },
        ...{ contracts: [contract(client, "A")], instanceIds: ["ES"], supplierIds: [seen], ...more },
      });
    // It is not to be got round: the last contract that is left of the client, and one more than it or the profile has.
    expect(codeOf(await saved(before.updatedAt, { contracts: [contract(client, "A"), contract(client, "C")] }))).toBe(
      "PROFILE_ALL_CONTRACTS",
    );
    expect(codeOf(await saved(before.updatedAt, { contracts: [contract(client, "B")] }))).toBe("NOT_FOUND");
    const same = await saved(before.updatedAt, {});
    expect(same.errors).toBeUndefined();
    const less = await saved(same.data!.saveSpecificProfile.updatedAt, { contracts: [], supplierIds: [] });
    expect(less.errors).toBeUndefined();
    expect(await shownProfile(narrow)).toEqual({ contracts: [], instances: [{ id: "ES" }], suppliers: [] });
    expect(await shownProfile(admin)).toEqual({
      contracts: [{ contractId: "B" }],
      instances: [{ id: "ES" }, { id: "PT" }],
      suppliers: [{ id: unseen, name: `Supplier ${unseen}` }],
    });
  });
});
