import { beforeAll, describe, expect, test } from "vitest";
import { encodeObjectId } from "../../../server/platform/objectIds";
import { nodeTypes } from "../../../server/nodes/nodeTypes";
import { createSchema } from "../../../server/schema";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, setFunctionalities } from "../../fixtures/auth/profiles";
import { dataOf } from "../../fixtures/graphqlClient";
import { claimRecord, supplierRecord } from "../../fixtures/records";
import { statements } from "../../fixtures/db/statements";
import { rootFields } from "../../fixtures/schema/rootFields";

let app: TestApp;
let operator: string;
const codes = { cdservicio: "TOW", cdcentro: "01", cdcliente: "0042", cdcontrato: "B" };
const names = { nbservicio: "Grúa", nbcentro: "Valencia", nbcliente: "Seguros Norte", nbcontrato: "Norte básico" };
const references = ["service", "centre", "client", "contract"] as const;

beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("X-1"), supplierRecord("X-2", { cdama: "PT" })], key);
  await app.ingest(
    "claims",
    [
      claimRecord("X-1", { ...codes, ...names }),
      claimRecord("X-3", { ...codes, cdama: "PT", nbservicio: "Reboque", nbcentro: "Lisboa", nbcliente: "Sul", nbcontrato: "Sul básico" }),
      claimRecord("X-4", codes),
    ],
    key,
  );
  operator = await app.signIn("operator");
});

interface Found {
  __typename: string;
  globalId: string;
  id: string;
  name?: string;
}
const nodesQuery = `query($ids: [ID!]!) { nodes(ids: $ids) { __typename globalId
  ... on Claim { id } ... on Supplier { id } ... on Client { id name } ... on Centre { id name } ... on Contract { id name } ... on Service { id name } } }`;
const nodes = async (ids: string[], bearer = operator): Promise<(Found | null)[]> =>
  dataOf(await app.graphql<{ nodes: (Found | null)[] }>(nodesQuery, { ids }, bearer)).nodes;
const typeAndId = (found: (Found | null)[]) => found.map((node) => node && `${node.__typename} ${node.id}`);
const claim = (id: string): string => encodeObjectId("Claim", id);
const supplier = (id: string): string => encodeObjectId("Supplier", id);

/** Global ids of the reference data of a claim, as the administrator sees them. */
async function referencesOf(id: string): Promise<string[]> {
  const fields = references.map((name) => `${name} { globalId }`).join(" ");
  const query = `query($id: ID!) { claim(id: $id) { ${fields} } }`;
  const { claim: row } = dataOf(
    await app.graphql<{ claim: Record<string, { globalId: string }> }>(query, { id }, await app.signIn("admin")),
  );
  return references.map((name) => row[name]!.globalId);
}

describe("nodeTypes", () => {
  test("has an entry for each type that implements Node, and no other", async () => {
    const schema = await createSchema();
    const implementing = schema.getPossibleTypes(schema.getType("Node") as never).map(({ name }) => name);
    expect(Object.keys(nodeTypes).sort()).toEqual(implementing.toSorted());
    const returned = Object.values(nodeTypes).flatMap(({ queries }) => queries.map((query) => `Query.${query}`));
    expect(returned.filter((query) => !rootFields[query])).toEqual([]);
  });

  test.each(Object.entries(nodeTypes))("needs for %s what its queries need", (_typeName, { queries, needs }) => {
    const needed = queries.flatMap((query) => {
      const { needs: ofQuery } = rootFields[`Query.${query}`]!;
      return typeof ofQuery === "string" ? [] : ofQuery;
    });
    expect([...needs].sort()).toEqual([...new Set(needed)].sort());
  });
});

describe("node", () => {
  test("tells a claim from a supplier with the same id", async () => {
    expect(typeAndId(await nodes([claim("X-1"), supplier("X-1")]))).toEqual(["Claim X-1", "Supplier X-1"]);
  });

  test("accepts the id of a claim or a supplier unless both exist", async () => {
    expect(typeAndId(await nodes(["X-2", "X-3", "X-1"]))).toEqual(["Supplier X-2", "Claim X-3", null]);
    const { data } = await app.graphql(`query($id: ID!) { node(id: $id) { __typename globalId } }`, { id: "X-3" }, operator);
    expect(data).toEqual({ node: { __typename: "Claim", globalId: claim("X-3") } });
  });

  test("returns the global id that claim and supplier accept", async () => {
    const query = `query($claim: ID!, $supplier: ID!) { claim(id: $claim) { id globalId } supplier(id: $supplier) { id globalId } }`;
    const ids = { claim: claim("X-1"), supplier: supplier("X-1") };
    expect((await app.graphql(query, ids, operator)).data).toEqual({
      claim: { id: "X-1", globalId: ids.claim },
      supplier: { id: "X-1", globalId: ids.supplier },
    });
    expect((await app.graphql(query, { claim: ids.supplier, supplier: ids.claim }, operator)).data).toEqual({
      claim: null,
      supplier: null,
    });
  });

  test("returns null in the place of unknown and malformed ids", async () => {
    const unknown = [claim("NONE"), encodeObjectId("Client", "ES"), encodeObjectId("Nothing", "X-1"), encodeObjectId("User", "X-1"), ""];
    expect(typeAndId(await nodes([claim("X-1"), ...unknown, supplier("X-2")]))).toEqual([
      "Claim X-1",
      ...unknown.map(() => null),
      "Supplier X-2",
    ]);
  });

  test("returns one object for each id, repeated ids included, and rejects more than 100", async () => {
    const hundred = Array.from({ length: 100 }, (_, i) => claim(i % 2 ? "X-1" : "X-4"));
    expect(typeAndId(await nodes(hundred))).toEqual(hundred.map((_, i) => (i % 2 ? "Claim X-1" : "Claim X-4")));
    const { errors } = await app.graphql(nodesQuery, { ids: [...hundred, claim("X-1")] }, operator);
    expect(errors).toMatchObject([{ extensions: { code: "LIST_TOO_LONG" } }]);
  });

  test("reads claims in one statement", async () => {
    const { result, count } = await statements(app.requests, () => nodes(["X-1", "X-3", "X-4"].map(claim)), /from "claims"/);
    expect([typeAndId(result), count]).toEqual([["Claim X-1", "Claim X-3", "Claim X-4"], 1]);
  });

  test("rejects callers without a permission on any type", async () => {
    expect((await app.graphql(nodesQuery, { ids: [] })).errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
    const { errors } = await app.graphql(nodesQuery, { ids: [] }, await app.key("ingest"));
    expect(errors).toMatchObject([{ extensions: { code: "CREDENTIAL_INSUFFICIENT" } }]);
  });
});

describe("node shows each type as its own query", () => {
  test("claims, suppliers and instances in scope only", async () => {
    const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["ES"] });
    const ids = [
      claim("X-1"),
      claim("X-3"),
      supplier("X-1"),
      supplier("X-2"),
      encodeObjectId("Instance", "ES"),
      encodeObjectId("Instance", "PT"),
    ];
    const found = await nodes(ids, await app.signIn(user));
    expect(found.map((node) => node?.globalId ?? null)).toEqual([ids[0], null, ids[2], null, ids[4], null]);
  });

  test("reference data that a claim in scope names, with the names of its instance", async () => {
    const [spanish, portuguese] = [await referencesOf("X-1"), await referencesOf("X-3")];
    const shown = async (bearer?: string) => (await nodes([...spanish, ...portuguese], bearer)).map((node) => node?.name ?? null);
    expect(await shown()).toEqual(["Grúa", "Valencia", "Seguros Norte", "Norte básico", "Reboque", "Lisboa", "Sul", "Sul básico"]);
    const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["PT"] });
    expect(await shown(await app.signIn(user))).toEqual([null, null, null, null, "Reboque", "Lisboa", "Sul", "Sul básico"]);
    const others = await insertNarrowedUser(app, { profileType: "CLIENTE", contracts: [["PT", "0043", "B"]] });
    expect(await shown(await app.signIn(others.user))).toEqual(Array.from({ length: 8 }, () => null));
  });

  test("no reference data of a hidden field", async () => {
    const { user } = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: ["client"] } });
    const [service, , client] = await nodes(await referencesOf("X-1"), await app.signIn(user));
    expect([service?.name, client]).toEqual(["Grúa", null]);
  });

  test("nothing of a type whose query the viewer may not use", async () => {
    await setFunctionalities(app, "SUPERVISOR", ["map", "layer.base"]);
    const { user } = await insertNarrowedUser(app, { profileType: "SUPERVISOR" });
    const found = await nodes([claim("X-1"), supplier("X-1"), ...(await referencesOf("X-1"))], await app.signIn(user));
    expect(typeAndId(found)).toEqual([null, "Supplier X-1", null, null, null, null]);
  });
});
