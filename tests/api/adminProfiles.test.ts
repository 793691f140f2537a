import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { functionalities, needsOf } from "../../schema/rules/functionalities";
import { givenApp, type GivenApp } from "../given/app";
import { givenSpecificProfile } from "../given/profiles";
import { claimRecord, supplierRecord } from "../given/records";
import { administration, codeOf, named, userFields, valuesOf, type GivenUser } from "./adminGiven";

let app: GivenApp;
let admin: string;
let given: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await givenApp();
  admin = await app.signIn("admin");
  given = administration(app);
});

interface Generic {
  profileType: string;
  functionalities: string[];
  updatedAt: string | null;
  changeable: boolean;
}
const generic = async (profileType: string, token = admin): Promise<Generic> => {
  const { data } = await given.ask<{ genericProfiles: Generic[] }>(
    token,
    "genericProfiles { profileType functionalities requiresTwoFactor updatedAt users changeable }",
  );
  return data!.genericProfiles.find((one) => one.profileType === profileType)!;
};
const changeGeneric = (before: Generic, more: object, token = admin) =>
  app.graphql<{ changeGenericProfile: Generic }>(
    "mutation($input: ChangeGenericProfileInput!) { changeGenericProfile(input: $input) { profileType functionalities requiresTwoFactor updatedAt } }",
    {
      input: {
        profileType: before.profileType,
        functionalities: before.functionalities,
        updatedAt: before.updatedAt,
        requiresTwoFactor: false,
        ...more,
      },
    },
    token,
  );

describe("a generic profile", () => {
  test("says what its users may do from now on, on their sockets within a second", async () => {
    const before = await generic("OPERADOR");
    const token = await app.signIn("operator");
    const closed = new Promise<number>((done) => {
      const client = app.socket(token, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
      client.on(
        "connected",
        () => void changeGeneric(before, { functionalities: before.functionalities.filter((one) => one !== "layer.base") }),
      );
    });
    expect(await closed).toBe(4403);
    const now = await generic("OPERADOR");
    expect(now.functionalities).not.toContain("layer.base");
    expect((await changeGeneric(now, { functionalities: before.functionalities })).data!.changeGenericProfile.functionalities).toEqual(
      before.functionalities,
    );
    expect((await given.audited("OPERADOR")).length).toBe(2);
  });

  test.each(functionalities.filter((one) => functionalities.some((other) => needsOf(other).includes(one))))(
    "keeps %s while others need it, and names them",
    async (one) => {
      const answer = await changeGeneric(await generic("LOCALADMIN"), {
        functionalities: functionalities.filter((other) => other !== one),
      });
      expect(codeOf(answer)).toBe("FUNCTIONALITY_NEEDED");
      const needing = functionalities.filter((other) => needsOf(other).includes(one));
      expect(valuesOf(answer)).toMatchObject({ functionality: one, neededBy: needing.join(",") });
      expect(valuesOf(answer)!.others).not.toContain("functionality.");
    },
  );

  test("assigning one takes those it needs", async () => {
    const before = await generic("CLIENTE");
    expect(codeOf(await changeGeneric(before, { functionalities: ["map", "claim.viewers"] }))).toBe("FUNCTIONALITY_NEEDED");
    expect(codeOf(await changeGeneric(before, { functionalities: ["map", "fly"] }))).toBe("BAD_USER_INPUT");
  });

  test.each(["admin.genericProfiles", "admin.localAdmins"])("of local administrators keeps %s", async (one) => {
    const answer = await changeGeneric(await generic("LOCALADMIN"), { functionalities: functionalities.filter((other) => other !== one) });
    expect(codeOf(answer)).toBe("FUNCTIONALITY_KEPT");
  });

  test("twice the same is one change; on something changed meanwhile it is refused", async () => {
    const before = await generic("PROVEEDOR");
    const less = before.functionalities.filter((one) => one !== "registers");
    const answers = await Promise.all([1, 2, 3].map(() => changeGeneric(before, { functionalities: less })));
    expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined]);
    expect((await given.audited("PROVEEDOR")).length).toBe(1);
    expect(codeOf(await changeGeneric(before, { functionalities: [] }))).toBe("CHANGED_MEANWHILE");
  });

  test("is for the whole installation: only its first administrator changes it", async () => {
    const local = await given.administrator(admin);
    const seen = await generic("CLIENTE", local.token);
    expect(seen.changeable).toBe(false);
    expect(codeOf(await changeGeneric(seen, { functionalities: [] }, local.token))).toBe("FORBIDDEN");
  });
});

describe("a specific profile", () => {
  const contract = (clientId: string, contractId: string) => ({ instanceId: "ES", clientId, contractId });

  test("has what was chosen, and is copied by saving its fields anew", async () => {
    const client = await given.contracts("ES", "A", "B", "C");
    const fields = {
      contracts: [contract(client, "B"), contract(client, "A"), contract(client, "A")],
      instanceIds: ["ES"],
      hiddenLayers: ["BASE"],
      hiddenFields: [{ layer: "INCIDENTS", fields: ["plate", "insuredName"] }],
      requiresTwoFactor: true,
    };
    const made = await given.profile(admin, fields);
    const chosen = {
      contracts: [contract(client, "A"), contract(client, "B")],
      instances: [{ id: "ES" }],
      suppliers: [],
      hiddenLayers: ["BASE"],
      hiddenFields: [{ layer: "INCIDENTS", fields: ["insuredName", "plate"] }],
    };
    expect(made).toMatchObject({ ...chosen, owner: { user: "admin" }, users: 0, keys: 0 });
    expect(await given.profile(admin, { ...fields, name: named("Copia ") })).toMatchObject(chosen);
    expect(codeOf(await given.saveProfile(admin, { ...fields, name: (made.name as string).toUpperCase() }))).toBe("PROFILE_EXISTS");
  });

  test("never has all contracts of a client that has two or more", async () => {
    const [two, one] = [await given.contracts("ES", "A", "B"), await given.contracts("ES", "A")];
    const answer = await given.saveProfile(admin, { contracts: [contract(two, "A"), contract(two, "B"), contract(one, "A")] });
    expect([codeOf(answer), valuesOf(answer)]).toEqual(["PROFILE_ALL_CONTRACTS", { client: `Client ${two}` }]);
    expect((await given.saveProfile(admin, { contracts: [contract(one, "A")] })).errors).toBeUndefined();
  });

  test("its form offers what may be chosen", async () => {
    const [two, one] = [await given.contracts("ES", "A", "B"), await given.contracts("ES", "A")];
    const offered = (token: string, text: string) =>
      given.ask<{ clientChoices: object[] }>(token, `clientChoices(instanceId: "ES", text: "${text}") { id contracts { id } mayHaveAll }`);
    expect((await offered(admin, two)).data!.clientChoices).toEqual([
      { id: two, contracts: [{ id: "A" }, { id: "B" }], mayHaveAll: false },
    ]);
    expect((await offered(admin, one)).data!.clientChoices).toEqual([{ id: one, contracts: [{ id: "A" }], mayHaveAll: true }]);
    const profile = await given.profile(admin, {
      profileType: "LOCALADMIN",
      contracts: [contract(two, "A")],
      hiddenFields: [{ layer: "INCIDENTS", fields: ["plate"] }],
    });
    const narrow = await given.person(admin, { profileType: "LOCALADMIN", specificProfileId: profile.id });
    expect((await offered(narrow.token, two)).data!.clientChoices).toEqual([{ id: two, contracts: [{ id: "A" }], mayHaveAll: true }]);
    expect((await offered(narrow.token, one)).data!.clientChoices).toEqual([]);
    expect(codeOf(await given.ask(narrow.token, 'clientChoices(instanceId: "PT") { id }'))).toBe("NOT_FOUND");
    const { data } = await given.ask<{ profileChoices: { fields: { layer: string; fields: string[] }[] } }>(
      narrow.token,
      "profileChoices { fields { layer fields } indicators }",
    );
    const ofClaims = data!.profileChoices.fields.find(({ layer }) => layer === "INCIDENTS")!.fields;
    expect(ofClaims).toContain("insuredName");
    expect(ofClaims).not.toContain("plate");
  });

  test("made by who is narrowed narrows at least as much", async () => {
    const client = await given.contracts("ES", "A", "B", "C");
    const fields = { contracts: [contract(client, "A"), contract(client, "B")], hiddenFields: [{ layer: "INCIDENTS", fields: ["plate"] }] };
    const profile = await given.profile(admin, { profileType: "LOCALADMIN", ...fields });
    const narrow = await given.person(admin, { profileType: "LOCALADMIN", specificProfileId: profile.id });
    expect(codeOf(await given.saveProfile(narrow.token, { profileType: "OPERADOR" }))).toBe("BEYOND_OWN_RIGHTS");
    expect(codeOf(await given.saveProfile(narrow.token, { contracts: [contract(client, "C")] }))).toBe("NOT_FOUND");
    expect(codeOf(await given.saveProfile(narrow.token, { instanceIds: ["PT"] }))).toBe("NOT_FOUND");
    const made = await given.profile(narrow.token, { contracts: [contract(client, "A")] });
    expect(made.hiddenFields).toEqual([{ layer: "INCIDENTS", fields: ["plate"] }]);
    expect((await given.create(narrow.token, { profileType: "CLIENTE", specificProfileId: made.id })).errors).toBeUndefined();
  });

  test.each([
    ["unknown contract", { contracts: [{ instanceId: "ES", clientId: "none", contractId: "none" }] }, "NOT_FOUND"],
    ["unknown instance", { instanceIds: ["XX"] }, "NOT_FOUND"],
    ["unknown field", { hiddenFields: [{ layer: "INCIDENTS", fields: ["status"] }] }, "BAD_USER_INPUT"],
    [
      "layer twice",
      {
        hiddenFields: [
          { layer: "BASE", fields: [] },
          { layer: "BASE", fields: [] },
        ],
      },
      "BAD_USER_INPUT",
    ],
    ["unknown indicator", { hiddenIndicators: ["none"] }, "BAD_USER_INPUT"],
    ["supplier of a client", { supplierIds: ["S-1"] }, "BAD_USER_INPUT"],
    ["name with a tag", { name: "<i>" }, "NAME_INVALID"],
  ])("has no %s", async (_, more, code) => {
    expect(codeOf(await given.saveProfile(admin, more))).toBe(code);
  });

  test("of a provider names its suppliers, also those to come", async () => {
    expect(await given.profile(admin, { profileType: "PROVEEDOR", supplierIds: ["TO-COME-1"] })).toMatchObject({
      suppliers: [{ id: "TO-COME-1", name: null }],
    });
    const spain = await given.administrator(admin);
    expect(codeOf(await given.saveProfile(spain.token, { profileType: "PROVEEDOR", supplierIds: ["TO-COME-1"] }))).toBe("NOT_FOUND");
  });

  test("changed reaches the sockets of its users; on something changed meanwhile it is refused; twice is once", async () => {
    const client = await given.contracts("ES", "A", "B", "C");
    const fields = { name: named("Cambia "), contracts: [contract(client, "A")] };
    const made = await given.profile(admin, fields);
    const person = await given.person(admin, { profileType: "CLIENTE", specificProfileId: made.id });
    const change = (more: object) => given.saveProfile(admin, { ...fields, id: made.id, updatedAt: made.updatedAt, ...more });
    const closed = new Promise<number>((done) => {
      const socket = app.socket(person.token, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
      socket.on("connected", () => void change({ contracts: [contract(client, "B")] }));
    });
    expect(await closed).toBe(4403);
    expect((await change({ contracts: [contract(client, "B")] })).errors).toBeUndefined();
    expect(codeOf(await change({ contracts: [contract(client, "C")] }))).toBe("CHANGED_MEANWHILE");
    expect((await given.audited(made.id)).map(({ action }) => action)).toEqual(["specificProfile.create", "specificProfile.change"]);
  });

  test("in use is neither deleted nor given another parent", async () => {
    const made = await given.profile(admin, { profileType: "OPERADOR" });
    const person = await given.user(admin, { specificProfileId: made.id });
    const remove = () => given.do(admin, `deleteSpecificProfile(id: "${made.id}")`);
    const answer = await remove();
    expect([codeOf(answer), valuesOf(answer)]).toEqual(["PROFILE_IN_USE", { users: 1, keys: 0 }]);
    expect(
      codeOf(await given.saveProfile(admin, { id: made.id, name: made.name, updatedAt: made.updatedAt, profileType: "SUPERVISOR" })),
    ).toBe("PROFILE_IN_USE");
    const key = (await given.createKey(admin, { specificProfileId: made.id })).data!.createApiKey.apiKey;
    const now = (await given.ask<{ user: GivenUser }>(admin, `user(id: "${person.id}") { ${userFields} }`)).data!.user;
    await given.change(admin, now, { specificProfileId: null });
    expect(valuesOf(await remove())).toEqual({ users: 0, keys: 1 });
    await given.do(admin, `revokeApiKey(id: "${key.id}") { id }`);
    expect((await remove()).data).toEqual({ deleteSpecificProfile: true });
    expect(codeOf(await remove())).toBe("NOT_FOUND");
  });

  test("is changed for nobody else's users", async () => {
    const spain = await given.administrator(admin);
    const made = await given.profile(spain.token, { profileType: "OPERADOR" });
    const person = await given.user(admin, { specificProfileId: made.id });
    const change = () =>
      given.saveProfile(spain.token, {
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

  test("of somebody else is known by its name alone", async () => {
    const client = await given.contracts("ES", "A", "B");
    const made = await given.profile(admin, { profileType: "OPERADOR", contracts: [contract(client, "A")] });
    const spain = await given.administrator(admin);
    const person = await given.user(spain.token);
    await app.db.execute(sql`update users set specific_profile_id = ${made.id} where id = ${person.id}`);
    expect(codeOf(await given.ask(spain.token, `specificProfile(id: "${made.id}") { id }`))).toBe("NOT_FOUND");
    const listed = (fields: string) => given.ask(spain.token, `user(id: "${person.id}") { specificProfile { ${fields} } }`);
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

  test("is told as far as its administrator sees itself; what that does not see stays through its changes", async () => {
    const [client, key] = [await given.contracts("ES", "A", "B", "C"), await app.key("ingest")];
    const [seen, unseen] = [named("S-ES-"), named("S-PT-")];
    await app.ingest("suppliers", [supplierRecord(seen, { nbprovee: "Seen" }), supplierRecord(unseen, { cdama: "PT" })], key);
    const spain = await given.administrator(admin, ["ES", "PT"]);
    const before = await given.profile(spain.token, {
      profileType: "PROVEEDOR",
      contracts: [contract(client, "A"), contract(client, "B")],
      instanceIds: ["ES", "PT"],
      supplierIds: [seen, unseen],
    });
    // Its rights become less than they were.
    const own = await givenSpecificProfile(app, {
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
    const told = async (token: string) =>
      (await given.ask(token, `specificProfile(id: "${before.id}") { ${lists} }`)).data!.specificProfile;
    const shown = { contracts: [{ contractId: "A" }], instances: [{ id: "ES" }], suppliers: [{ id: seen, name: null }] };
    expect(await told(narrow)).toEqual(shown);
    const saved = (updatedAt: unknown, more: object) =>
      given.saveProfile(narrow, {
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
    expect(await told(narrow)).toEqual({ contracts: [], instances: [{ id: "ES" }], suppliers: [] });
    expect(await told(admin)).toEqual({
      contracts: [{ contractId: "B" }],
      instances: [{ id: "ES" }, { id: "PT" }],
      suppliers: [{ id: unseen, name: `Supplier ${unseen}` }],
    });
  });

  test("of a user takes its parent", async () => {
    const made = await given.profile(admin, { profileType: "CLIENTE" });
    expect(codeOf(await given.create(admin, { profileType: "OPERADOR", specificProfileId: made.id }))).toBe("PROFILE_PARENT");
  });

  test("a user with it sees exactly its contracts", async () => {
    const key = await app.key("ingest");
    const client = named("CLI");
    const claims = ["A", "B"].map((cdcontrato) => claimRecord(named("CLAIM-"), { cdcliente: client, cdcontrato }));
    await app.ingest("claims", claims, key);
    const made = await given.profile(admin, { contracts: [contract(client, "A")] });
    const person = await given.person(admin, { profileType: "CLIENTE", specificProfileId: made.id });
    const { data } = await given.ask<{ claims: { nodes: { id: string }[] } }>(person.token, "claims(first: 100) { nodes { id } }");
    expect(data!.claims.nodes.map((one) => one.id)).toEqual([claims[0]!.rgpresta]);
  });
});
