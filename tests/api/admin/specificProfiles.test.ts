import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";
import { administration, codeOf, named, userFields, valuesOf, type ManagedUser } from "../../fixtures/auth/administration";

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

  test("stores the chosen values and is copied by saving its fields again", async () => {
    const client = await adminFixture.contracts("ES", "A", "B", "C");
    const fields = {
      contracts: [contract(client, "B"), contract(client, "A"), contract(client, "A")],
      instanceIds: ["ES"],
      hiddenLayers: ["BASE"],
      hiddenFields: [{ layer: "INCIDENTS", fields: ["plate", "insuredName"] }],
      requiresTwoFactor: true,
    };
    const made = await adminFixture.profile(admin, fields);
    const chosen = {
      contracts: [contract(client, "A"), contract(client, "B")],
      instances: [{ id: "ES" }],
      suppliers: [],
      hiddenLayers: ["BASE"],
      hiddenFields: [{ layer: "INCIDENTS", fields: ["insuredName", "plate"] }],
    };
    expect(made).toMatchObject({ ...chosen, owner: { user: "admin" }, users: 0, keys: 0 });
    expect(await adminFixture.profile(admin, { ...fields, name: named("Copia ") })).toMatchObject(chosen);
    expect(codeOf(await adminFixture.saveProfile(admin, { ...fields, name: (made.name as string).toUpperCase() }))).toBe("PROFILE_EXISTS");
  });

  test("never covers all contracts of a client with several contracts", async () => {
    const [two, one] = [await adminFixture.contracts("ES", "A", "B"), await adminFixture.contracts("ES", "A")];
    const answer = await adminFixture.saveProfile(admin, { contracts: [contract(two, "A"), contract(two, "B"), contract(one, "A")] });
    expect([codeOf(answer), valuesOf(answer)]).toEqual(["PROFILE_ALL_CONTRACTS", { client: `Client ${two}` }]);
    expect((await adminFixture.saveProfile(admin, { contracts: [contract(one, "A")] })).errors).toBeUndefined();
  });

  test("returns the available choices for its form", async () => {
    const [two, one] = [await adminFixture.contracts("ES", "A", "B"), await adminFixture.contracts("ES", "A")];
    const offered = (token: string, text: string) =>
      adminFixture.ask<{ clientChoices: object[] }>(
        token,
        `clientChoices(instanceId: "ES", text: "${text}") { code contracts { code } mayHaveAll }`,
      );
    expect((await offered(admin, two)).data!.clientChoices).toEqual([
      { code: two, contracts: [{ code: "A" }, { code: "B" }], mayHaveAll: false },
    ]);
    expect((await offered(admin, one)).data!.clientChoices).toEqual([{ code: one, contracts: [{ code: "A" }], mayHaveAll: true }]);
    const profile = await adminFixture.profile(admin, {
      profileType: "LOCALADMIN",
      contracts: [contract(two, "A")],
      hiddenFields: [{ layer: "INCIDENTS", fields: ["plate"] }],
    });
    const narrow = await adminFixture.person(admin, { profileType: "LOCALADMIN", specificProfileId: profile.id });
    expect((await offered(narrow.token, two)).data!.clientChoices).toEqual([{ code: two, contracts: [{ code: "A" }], mayHaveAll: true }]);
    expect((await offered(narrow.token, one)).data!.clientChoices).toEqual([]);
    expect((await adminFixture.ask(narrow.token, 'clientChoices(instanceId: "PT") { id }')).data).toEqual({ clientChoices: null });
    const { data } = await adminFixture.ask<{ profileChoices: { fields: { layer: string; fields: string[] }[] } }>(
      narrow.token,
      "profileChoices { fields { layer fields } indicators }",
    );
    const ofClaims = data!.profileChoices.fields.find(({ layer }) => layer === "INCIDENTS")!.fields;
    expect(ofClaims).toContain("insuredName");
    expect(ofClaims).not.toContain("plate");
  });

  test("narrows at least as much as the profile of its creator", async () => {
    const client = await adminFixture.contracts("ES", "A", "B", "C");
    const fields = { contracts: [contract(client, "A"), contract(client, "B")], hiddenFields: [{ layer: "INCIDENTS", fields: ["plate"] }] };
    const profile = await adminFixture.profile(admin, { profileType: "LOCALADMIN", ...fields });
    const narrow = await adminFixture.person(admin, { profileType: "LOCALADMIN", specificProfileId: profile.id });
    expect(codeOf(await adminFixture.saveProfile(narrow.token, { profileType: "OPERADOR" }))).toBe("BEYOND_OWN_RIGHTS");
    expect(codeOf(await adminFixture.saveProfile(narrow.token, { contracts: [contract(client, "C")] }))).toBe("NOT_FOUND");
    expect(codeOf(await adminFixture.saveProfile(narrow.token, { instanceIds: ["PT"] }))).toBe("NOT_FOUND");
    const made = await adminFixture.profile(narrow.token, { contracts: [contract(client, "A")] });
    expect(made.hiddenFields).toEqual([{ layer: "INCIDENTS", fields: ["plate"] }]);
    expect((await adminFixture.create(narrow.token, { profileType: "CLIENTE", specificProfileId: made.id })).errors).toBeUndefined();
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
  ])("rejects a profile with: %s", async (_, more, code) => {
    expect(codeOf(await adminFixture.saveProfile(admin, more))).toBe(code);
  });

  test("of a provider accepts suppliers that do not exist yet", async () => {
    expect(await adminFixture.profile(admin, { profileType: "PROVEEDOR", supplierIds: ["TO-COME-1"] })).toMatchObject({
      suppliers: [{ id: "TO-COME-1", name: null }],
    });
    const spain = await adminFixture.administrator(admin);
    expect(codeOf(await adminFixture.saveProfile(spain.token, { profileType: "PROVEEDOR", supplierIds: ["TO-COME-1"] }))).toBe("NOT_FOUND");
  });

  test("applies changes to open sockets, rejects outdated changes and is changed once", async () => {
    const client = await adminFixture.contracts("ES", "A", "B", "C");
    const fields = { name: named("Cambia "), contracts: [contract(client, "A")] };
    const made = await adminFixture.profile(admin, fields);
    const person = await adminFixture.person(admin, { profileType: "CLIENTE", specificProfileId: made.id });
    const change = (more: object) => adminFixture.saveProfile(admin, { ...fields, id: made.id, updatedAt: made.updatedAt, ...more });
    const closed = new Promise<number>((done) => {
      const socket = app.socket(person.token, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
      socket.on("connected", () => void change({ contracts: [contract(client, "B")] }));
    });
    expect(await closed).toBe(4403);
    expect((await change({ contracts: [contract(client, "B")] })).errors).toBeUndefined();
    expect(codeOf(await change({ contracts: [contract(client, "C")] }))).toBe("CHANGED_MEANWHILE");
    expect((await adminFixture.audited(made.id)).map(({ action }) => action)).toEqual(["specificProfile.create", "specificProfile.change"]);
  });

  test("cannot be deleted or given another parent while in use", async () => {
    const made = await adminFixture.profile(admin, { profileType: "OPERADOR" });
    const person = await adminFixture.user(admin, { specificProfileId: made.id });
    const remove = () => adminFixture.do(admin, `deleteSpecificProfile(input: { id: "${made.id}" }) { id name profileType }`);
    const answer = await remove();
    expect([codeOf(answer), valuesOf(answer)]).toEqual(["PROFILE_IN_USE", { users: 1, keys: 0 }]);
    expect(
      codeOf(await adminFixture.saveProfile(admin, { id: made.id, name: made.name, updatedAt: made.updatedAt, profileType: "SUPERVISOR" })),
    ).toBe("PROFILE_IN_USE");
    const key = (await adminFixture.createKey(admin, { specificProfileId: made.id })).data!.createApiKey.apiKey;
    const now = (await adminFixture.ask<{ user: ManagedUser }>(admin, `user(id: "${person.id}") { ${userFields} }`)).data!.user;
    await adminFixture.change(admin, now, { specificProfileId: null });
    expect(valuesOf(await remove())).toEqual({ users: 0, keys: 1 });
    await adminFixture.do(admin, `revokeApiKey(input: { id: "${key.id}" }) { id }`);
    expect((await remove()).data).toEqual({ deleteSpecificProfile: { id: made.id, name: made.name, profileType: made.profileType } });
    expect(codeOf(await remove())).toBe("NOT_FOUND");
  });

  test("takes the parent of its user", async () => {
    const made = await adminFixture.profile(admin, { profileType: "CLIENTE" });
    expect(codeOf(await adminFixture.create(admin, { profileType: "OPERADOR", specificProfileId: made.id }))).toBe("PROFILE_PARENT");
  });

  test("limits a user to exactly its contracts", async () => {
    const key = await app.key("ingest");
    const client = named("CLI");
    const claims = ["A", "B"].map((cdcontrato) => claimRecord(named("CLAIM-"), { cdcliente: client, cdcontrato }));
    await app.ingest("claims", claims, key);
    const made = await adminFixture.profile(admin, { contracts: [contract(client, "A")] });
    const person = await adminFixture.person(admin, { profileType: "CLIENTE", specificProfileId: made.id });
    const { data } = await adminFixture.ask<{ claims: { nodes: { id: string }[] } }>(person.token, "claims(first: 100) { nodes { id } }");
    expect(data!.claims.nodes.map((one) => one.id)).toEqual([claims[0]!.rgpresta]);
  });
});
