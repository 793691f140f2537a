// Third-party clients and tools over HTTP: requests, renewed credentials, and schemas compared by introspection.
import { type Change, CriticalityLevel, diff } from "@graphql-inspector/core";
import { authExchange } from "@urql/exchange-auth";
import { Client, fetchExchange } from "@urql/core";
import { buildClientSchema, buildSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from "graphql";
import { batchRequests, ClientError, GraphQLClient } from "graphql-request";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { password, startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let url: string;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  url = `${app.url}/graphql`;
  key = await app.key("read");
  await app.ingest("claims", [claimRecord("C-1"), claimRecord("C-2")], await app.key("ingest"));
});
const headersOf = (bearer: string) => ({ authorization: `Bearer ${bearer}` });

const document = "query Open($first: Int!) { claims(first: $first) { nodes { id } totalCount } }";
interface Open {
  claims: { nodes: { id: string }[]; totalCount: number };
}

const clientErrorOf = (request: Promise<unknown>): Promise<ClientError> =>
  request.then(
    () => expect.fail("The request was answered."),
    (error: unknown) => error as ClientError,
  );

describe("graphql-request", () => {
  test.each(["POST", "GET"] as const)("reads with variables by %s", async (method) => {
    const client = new GraphQLClient(url, { method, headers: headersOf(key) });
    const { claims } = await client.request<Open>(document, { first: 1 });
    expect([claims.nodes.length, claims.totalCount]).toEqual([1, 2]);
  });

  test.each([
    ["an invalid key", "nothing", "{ claims { totalCount } }", 401, "CREDENTIAL_INVALID"],
    ["an unknown field", null, "{ clams { id } }", 400, "GRAPHQL_VALIDATION_FAILED"],
    ["missing variables", null, document, 400, "BAD_USER_INPUT"],
  ])("throws status and code for %s", async (_what, bearer, text, status, code) => {
    const error = await clientErrorOf(new GraphQLClient(url, { headers: headersOf(bearer ?? key) }).request(text));
    expect(error).toBeInstanceOf(ClientError);
    expect([error.response.status, error.response.errors![0]!.extensions!["code"]]).toEqual([status, code]);
  });

  test("keeps the data of other fields if one is refused and its policy is `all`", async () => {
    const client = new GraphQLClient(url, { headers: headersOf(key), errorPolicy: "all" });
    const { data, errors } = await client.rawRequest<Open & { users: null }>("{ claims { totalCount } users { totalCount } }");
    expect([data.claims.totalCount, data.users]).toEqual([2, null]);
    expect(errors).toMatchObject([{ path: ["users"], extensions: { code: "FORBIDDEN" } }]);
  });

  test("throws the detail of a refused batch", async () => {
    const error = await clientErrorOf(batchRequests(url, [{ document, variables: { first: 1 } }], headersOf(key)));
    expect([error.response.status, JSON.stringify(error.response)]).toEqual([400, expect.stringContaining("Batches are not supported")]);
  });
});

describe("urql with authExchange", () => {
  test("renews its credential after UNAUTHENTICATED, and repeats the request", async () => {
    let token = await app.signIn();
    let renewals = 0;
    const auth = authExchange(async (utils) => ({
      addAuthToOperation: (operation) => utils.appendHeaders(operation, headersOf(token)),
      didAuthError: ({ graphQLErrors }) => graphQLErrors.some(({ extensions }) => extensions["code"] === "UNAUTHENTICATED"),
      refreshAuth: async () => {
        renewals++;
        const login = "mutation Login($input: LoginInput!) { login(input: $input) { jwt } }";
        const { data } = await utils.mutate<{ login: { jwt: string } }>(login, { input: { user: "operator", password } });
        token = data!.login.jwt;
      },
    }));
    const client = new Client({ url, exchanges: [auth, fetchExchange], requestPolicy: "network-only" });
    const read = () => client.query<Open>(document, { first: 1 }).toPromise();
    expect((await read()).data?.claims.totalCount).toBe(2);
    await app.graphql("mutation { logout }", {}, token);
    const { data, error } = await read();
    expect([error, data?.claims.totalCount, renewals]).toEqual([undefined, 2, 1]);
  });
});

/** The request of a tool that reads the schema from the endpoint. */
async function introspect(options: Parameters<typeof getIntrospectionQuery>[0], isNamed: boolean): Promise<GraphQLSchema> {
  const body = { query: getIntrospectionQuery(options), ...(isNamed && { operationName: "IntrospectionQuery" }) };
  const headers = { "content-type": "application/json", ...headersOf(key) };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  const { data, errors } = (await response.json()) as { data: IntrospectionQuery; errors?: unknown };
  expect([response.status, errors]).toEqual([200, undefined]);
  return buildClientSchema(data);
}

const breaking = (changes: readonly Change[]): string[] =>
  changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking).map(({ path }) => path ?? "");

describe("tools that introspect the endpoint with a read key", () => {
  const everything = { descriptions: true, schemaDescription: true, specifiedByUrl: true, directiveIsRepeatable: true };

  test("graphql-inspector finds no difference to the published schema", async () => {
    const published = (await (await fetch(`${url}/schema.json`)).json()) as { data: IntrospectionQuery };
    const changes = await diff(buildClientSchema(published.data), await introspect({ ...everything, inputValueDeprecation: true }, false));
    expect(changes.map(({ message }) => message)).toEqual([]);
  });

  test("graphql-inspector finds no breaking change since the release, and finds one that is made", async () => {
    const released = buildSchema(readFileSync("schema/released.graphql", "utf8"));
    const current = await introspect({ ...everything, inputValueDeprecation: true }, false);
    expect(breaking(await diff(released, current))).toEqual([]);
    const smaller = buildSchema(readFileSync("schema/released.graphql", "utf8").replace(/^ {2}changeCursor:/m, "  newCursor:"));
    expect(breaking(await diff(released, smaller))).toEqual(["Query.changeCursor"]);
  });

  // spectaql itself would add 395 packages; this is the request that it sends for `introspection.url`.
  test.each([false, true])("spectaql's request is answered, with deprecated input values: %s", async (inputValueDeprecation) => {
    const schema = await introspect({ inputValueDeprecation }, true);
    expect(Object.keys(schema.getMutationType()!.getFields())).toContain("createApiKey");
  });
});
