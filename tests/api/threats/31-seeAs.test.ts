// Threat 31: an administrator who looks through a specific profile sees more than itself, changes something, or keeps the view beyond its end.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { buildSchema } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { endOverViews } from "../../../server/auth/session/overViews";
import { mutationsOfViews } from "../../../server/auth/permissions/readOnlyViews";
import { commonScope, scopeOf } from "../../../server/auth/permissions/scope";
import { isScopeWithin } from "../../../server/admin/permissions/grants";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertUser } from "../../fixtures/auth/accounts";
import { insertSpecificProfile } from "../../fixtures/auth/profiles";
import { claimRecord, ofDemoClient } from "../../fixtures/records";
import { rootFields } from "../../fixtures/schema/rootFields";

const contract = ["ES", ofDemoClient.cdcliente, ofDemoClient.cdcontrato] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const records = [
    claimRecord("SA-ES", { ...ofDemoClient, txmat: "1234BCD" }),
    claimRecord("SA-ES-2"),
    claimRecord("SA-PT", { cdama: "PT" }),
  ];
  await app.ingest("claims", records, await app.key("ingest"));
});

const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;

interface Administrator {
  id: string;
  user: string;
  bearer: string;
}
async function administrator(instances: readonly string[] | null): Promise<Administrator> {
  const { id, user } = await insertUser(app, { profileType: "LOCALADMIN", allInstances: instances === null });
  for (const instance of instances ?? [])
    await app.db.execute(sql`insert into user_instances (user_id, instance_id) values (${id}, ${instance})`);
  return { id, user, bearer: await app.signIn(user) };
}
const begin = (bearer: string, profileId: string) =>
  app.graphql<{ beginSeeAs: { name: string } }>(
    "mutation($id: ID!) { beginSeeAs(input: { profileId: $id }) { name profileType since } }",
    { id: profileId },
    bearer,
  );
const end = (bearer: string, profileId: string) =>
  app.graphql("mutation($id: ID!) { endSeeAs(input: { profileId: $id }) { profileId } }", { id: profileId }, bearer);
const claims = async (bearer: string): Promise<string[] | null> =>
  (await app.graphql<{ claims: { nodes: { id: string }[] } }>("{ claims(first: 100) { nodes { id } } }", {}, bearer)).data?.claims?.nodes
    .map(({ id }) => id)
    .sort() ?? null;
const info = async (bearer: string) =>
  (
    await app.graphql<{
      userInfo: { profileType: string; functionalities: string[]; visibleColumns: string[]; seeAs: { profileId: string } | null };
    }>("{ userInfo { profileType functionalities visibleColumns seeAs { profileId } } }", {}, bearer)
  ).data!.userInfo;

describe("threat 31: a view through a profile", () => {
  test("shows the intersection of the profile and the administrator's access", async () => {
    const { id, bearer } = await administrator(["ES"]);
    const ofContract = await insertSpecificProfile(app, {
      ...{ profileType: "CLIENTE", ownerId: id, contracts: [contract], hiddenFields: { INCIDENTS: ["plate"] } },
    });
    const everywhere = await insertSpecificProfile(app, { profileType: "SUPERVISOR", ownerId: id });
    const portuguese = await insertSpecificProfile(app, { profileType: "SUPERVISOR", ownerId: id, profileInstances: ["PT"] });
    expect(await claims(bearer)).toEqual(["SA-ES", "SA-ES-2"]);
    const own = await info(bearer);
    for (const [profile, seen] of [
      [ofContract, ["SA-ES"]],
      [everywhere, ["SA-ES", "SA-ES-2"]],
      [portuguese, []],
    ] as const) {
      const reach = "query($id: ID!) { specificProfileReach(id: $id) { claims ofClaims } }";
      expect((await app.graphql(reach, { id: profile }, bearer)).data).toEqual({
        specificProfileReach: { claims: seen.length, ofClaims: 2 },
      });
      expect(code(await begin(bearer, profile))).toBeUndefined();
      expect(await claims(bearer)).toEqual(seen);
      const through = await info(bearer);
      expect(through.seeAs).toEqual({ profileId: profile });
      expect(own.functionalities).toEqual(expect.arrayContaining(through.functionalities));
      expect(own.visibleColumns).toEqual(expect.arrayContaining(through.visibleColumns));
      expect(through.visibleColumns.includes("incidents.plate")).toBe(profile !== ofContract);
      expect(code(await app.graphql("{ users { totalCount } }", {}, bearer))).toBe("FORBIDDEN");
      expect(code(await end(bearer, profile))).toBeUndefined();
      expect(await claims(bearer)).toEqual(["SA-ES", "SA-ES-2"]);
      expect(await info(bearer)).toEqual(own);
    }
  });

  test("requires a profile that the administrator manages", async () => {
    const [{ id }, { bearer }] = [await administrator(["ES"]), await administrator(["ES"])];
    const foreign = await insertSpecificProfile(app, { profileType: "OPERADOR", ownerId: id });
    for (const one of [foreign, randomUUID()]) expect(code(await begin(bearer, one))).toBe("NOT_FOUND");
    expect(code(await begin(await app.signIn("operator"), foreign))).toBe("FORBIDDEN");
    expect(code(await end(bearer, foreign))).toBe("NOT_FOUND");
  });

  test("rejects every mutation but its end and the end of the session", async () => {
    const { id, bearer } = await administrator(null);
    const profile = await insertSpecificProfile(app, { profileType: "LOCALADMIN", ownerId: id });
    await begin(bearer, profile);
    const fields = buildSchema(readFileSync("schema/schema.graphql", "utf8")).getMutationType()!.getFields();
    // of people: the product itself may just then note the end of a view whose session has ended
    const rows = () => app.db.execute(sql`select count(*)::int as rows from audit where actor_kind = 'USER'`);
    const before = await rows();
    for (const [name, field] of Object.entries(fields)) {
      if (mutationsOfViews.has(name)) continue;
      const variables = rootFields[`Mutation.${name}`]!.variables?.() ?? {};
      const types = Object.fromEntries(field.args.map((arg) => [arg.name, String(arg.type)]));
      const named = Object.keys(variables);
      const declared = named.length ? `(${named.map((one) => `$${one}: ${types[one]}`).join(", ")})` : "";
      const given = named.length ? `(${named.map((one) => `${one}: $${one}`).join(", ")})` : "";
      const leaf = /^(Boolean|String|Int)!?$/.test(String(field.type)) ? "" : "{ __typename }";
      expect([name, code(await app.graphql(`mutation${declared} { ${name}${given} ${leaf} }`, variables, bearer))]).toEqual([
        name,
        "SEEING_AS",
      ]);
    }
    expect(await rows()).toEqual(before);
  });

  test("reaches open sockets of its session only, within a second", async () => {
    const { id, user, bearer } = await administrator(["ES"]);
    const profile = await insertSpecificProfile(app, { profileType: "CLIENTE", ownerId: id, contracts: [contract] });
    const other = await app.signIn(user);
    const closed = (token: string) =>
      new Promise<number>((done) => {
        const socket = app.socket(token, { on: { closed: (event: unknown) => done((event as { code: number }).code) } });
        socket.subscribe(
          { query: "subscription { claimChanged { id } }" },
          { next: () => undefined, error: () => undefined, complete: () => undefined },
        );
      });
    const [own, others] = [closed(bearer), closed(other)];
    await new Promise((later) => setTimeout(later, 300));
    await begin(bearer, profile);
    const began = performance.now();
    expect(await own).toBe(4403);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(await Promise.race([others, Promise.resolve("open")])).toBe("open");
    expect(await claims(other)).toEqual(["SA-ES", "SA-ES-2"]);
    expect(await claims(bearer)).toEqual(["SA-ES"]);
  });

  test("cannot download a file requested before it", async () => {
    const { id, bearer } = await administrator(["ES"]);
    const profile = await insertSpecificProfile(app, { profileType: "SUPERVISOR", ownerId: id, contracts: [contract] });
    const { data } = await app.graphql<{ exportClaims: { id: string } }>(
      'mutation { exportClaims(input: { format: CSV, columns: ["id"] }) { id } }',
      {},
      bearer,
    );
    const file = `/exports/${data!.exportClaims.id}`;
    await begin(bearer, profile);
    const answer = await fetch(new URL(file, app.url), { headers: { authorization: `Bearer ${bearer}` } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  test("ends with its session, and each start and end is in the audit log", async () => {
    const { id, user, bearer } = await administrator(["ES"]);
    const profile = await insertSpecificProfile(app, { profileType: "OPERADOR", ownerId: id });
    await begin(bearer, profile);
    await end(bearer, profile);
    await begin(bearer, profile);
    expect(code(await begin(bearer, profile))).toBe("SEEING_AS");
    await app.graphql("mutation { logout }", {}, bearer);
    const rows = await app.db.execute<{ action: string }>(
      sql`select action from audit where entity_id = ${profile} and actor_id = ${id} order by seq`,
    );
    expect(rows.map(({ action }) => action)).toEqual(["seeAs.begin", "seeAs.end", "seeAs.begin", "seeAs.end"]);
    expect((await info(await app.signIn(user))).seeAs).toBeNull();
  });

  test("is recorded as ended once if its session ends first", async () => {
    const { id, user, bearer } = await administrator(["ES"]);
    const profile = await insertSpecificProfile(app, { profileType: "OPERADOR", ownerId: id });
    const left = () =>
      app.db.execute<{ action: string; after: object }>(
        sql`select action, after from audit where entity_id = ${profile} and actor_id = ${id} order by seq`,
      );
    await begin(bearer, profile);
    await endOverViews(app);
    expect((await left()).map(({ action }) => action)).toEqual(["seeAs.begin"]);
    await app.graphql("mutation { endOtherSessions { id } }", {}, await app.signIn(user));
    for (let twice = 0; twice < 2; twice++) await endOverViews(app);
    expect((await left()).at(-1)).toMatchObject({ action: "seeAs.end", after: { sessionOver: true, sessionEndedAt: expect.any(String) } });
    await begin(await app.signIn(user), profile);
    app.clock.offset += DAY_MS + MINUTE_MS;
    await endOverViews(app);
    app.clock.offset = 0;
    expect((await left()).map(({ action }) => action)).toEqual(["seeAs.begin", "seeAs.end", "seeAs.begin", "seeAs.end"]);
    expect((await left()).at(-1)).toMatchObject({ after: { sessionOver: true, sessionEndedAt: null } });
  });

  test("of a deleted profile shows nothing until it is ended", async () => {
    const { id, user, bearer } = await administrator(["ES"]);
    const profile = await insertSpecificProfile(app, { profileType: "OPERADOR", ownerId: id });
    await begin(bearer, profile);
    await app.graphql("mutation($id: ID!) { deleteSpecificProfile(input: { id: $id }) { id } }", { id: profile }, await app.signIn(user));
    expect(await claims(bearer)).toBeNull();
    expect((await info(bearer)).functionalities).toEqual([]);
    await end(bearer, profile);
    expect(await claims(bearer)).toEqual(["SA-ES", "SA-ES-2"]);
  });
});

test("combines two scopes into one within both", () => {
  const generic = null;
  const lists = { instanceIds: ["ES", "PT"], contracts: [{ instanceId: "ES", clientId: "A", contractId: "1" }], supplierIds: ["S1", "S2"] };
  const specific = (more: object, own = lists) =>
    ({ hiddenLayers: [], hiddenFields: {}, hiddenIndicators: [], ...more, lists: own }) as unknown as NonNullable<
      Parameters<typeof scopeOf>[0]["specific"]
    >;
  const none = { instanceIds: [], contracts: [], supplierIds: [] };
  const scopes = [
    scopeOf({ profileType: "LOCALADMIN", instanceIds: null, generic, specific: null }),
    scopeOf({ profileType: "LOCALADMIN", instanceIds: ["ES", "IT"], generic, specific: null }),
    scopeOf({
      profileType: "LOCALADMIN",
      instanceIds: null,
      generic,
      specific: specific({ hiddenLayers: ["BASE"], hiddenIndicators: ["a"] }),
    }),
    scopeOf({
      profileType: "SUPERVISOR",
      instanceIds: null,
      generic,
      specific: specific({ hiddenFields: { INCIDENTS: ["supplier"] } }, none),
    }),
    scopeOf({ profileType: "PROVEEDOR", instanceIds: null, generic, specific: specific({}, { ...none, supplierIds: ["S2", "S3"] }) }),
  ];
  for (const one of scopes)
    for (const other of scopes) {
      const common = commonScope(one, other);
      expect([isScopeWithin(common, one), isScopeWithin(common, other)]).toEqual([true, true]);
      expect(common.version).toBe(commonScope(other, one).version);
    }
  const client = scopeOf({
    profileType: "CLIENTE",
    instanceIds: null,
    generic,
    specific: specific({}, { ...none, contracts: lists.contracts }),
  });
  for (const one of scopes) expect(isScopeWithin({ ...commonScope(client, one), suppliers: one.suppliers }, one)).toBe(true);
  // A client sees the suppliers of its claims; if these are hidden from either viewer, it sees none.
  expect(commonScope(client, scopes[3]!).layers).toEqual(["INCIDENTS"]);
});
