// Ordinary clients of other people, with their defaults and a read key: GET, persisted queries and batches.
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { Client, fetchExchange } from "@urql/core";
import { persistedExchange } from "@urql/exchange-persisted";
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";
import { send } from "../../fixtures/requests";

let app: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  await app.ingest("claims", [claimRecord("C-1")], await app.key("ingest"));
  headers = { authorization: `Bearer ${await app.key("read")}` };
});

const text = "query Open($first: Int!) { claims(first: $first) { totalCount } }";
const variables = { first: 1 };
const one = { claims: { totalCount: 1 } };
const get = (search: Record<string, string>, more: Record<string, string> = headers) =>
  send(app, undefined, { method: "GET", path: `/graphql?${new URLSearchParams(search).toString()}`, headers: more });

describe("queries by GET", () => {
  test("are answered with a bearer in the header and not stored by proxies", async () => {
    const answer = await get({ query: text, variables: JSON.stringify(variables), operationName: "Open" });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { data: one, extensions: { cost: { actual: 21 } } }]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("are never answered with the session cookie", async () => {
    const login = await send(app, {
      query: 'mutation { login(input: { user: "operator", password: "Demo-pass1!" }) { jwt } }',
    });
    const cookie = login.headers.get("set-cookie")!.split(";")[0]!;
    expect((await get({ query: "{ claims { totalCount } }" }, { cookie })).codes).toEqual(["METHOD_NOT_ALLOWED"]);
    const invalid = await get({ query: "{ claims { totalCount } }" }, { cookie, origin: app.url, authorization: "Bearer nonsense" });
    expect(invalid.codes).toEqual(["CREDENTIAL_INVALID"]);
    expect((await send(app, { query: "{ claims { totalCount } }" }, { headers: { cookie, origin: app.url } })).codes).toEqual([]);
  });

  test.each([
    ["mutation { logout }", 405, "METHOD_NOT_ALLOWED"],
    ["subscription { heartbeat { at } }", 405, "METHOD_NOT_ALLOWED"],
    ["", 400, "BAD_REQUEST"],
    ["{", 400, "GRAPHQL_PARSE_FAILED"],
  ])("reject %j", async (query, status, code) => {
    const answer = await get({ query });
    expect([answer.status, answer.codes]).toEqual([status, [code]]);
  });

  test("reject variables that are no JSON", async () => {
    expect((await get({ query: text, variables: "{" })).codes).toEqual(["BAD_REQUEST"]);
  });
});

describe("a batch", () => {
  test("is refused with a detail that says so", async () => {
    const answer = await send(app, [{ query: text, variables }], { headers });
    expect([answer.status, answer.codes]).toEqual([400, ["BAD_REQUEST"]]);
    expect(answer.text).toContain("Batches are not supported");
  });
});

describe("persisted queries", () => {
  const persistedQuery = { version: 1, sha256Hash: createHash("sha256").update(text).digest("hex") };

  test("are refused with the protocol's code in every language, so that clients send the document", async () => {
    for (const language of ["es", "el"]) {
      const answer = await send(app, { extensions: { persistedQuery } }, { headers: { ...headers, "accept-language": language } });
      expect(JSON.parse(answer.text)).toEqual({
        errors: [{ message: "PersistedQueryNotSupported", extensions: { code: "PERSISTED_QUERY_NOT_SUPPORTED" } }],
      });
    }
    const byGet = await get({ extensions: JSON.stringify({ persistedQuery }) });
    expect(byGet.codes).toEqual(["PERSISTED_QUERY_NOT_SUPPORTED"]);
  });

  test("are answered if the document is sent with its hash", async () => {
    const answer = await send(app, { query: text, variables, extensions: { persistedQuery } }, { headers });
    expect(JSON.parse(answer.text)).toMatchObject({ data: one });
  });
});

describe("clients with their defaults", () => {
  test.each([false, true])("Apollo Client with persisted queries, hashes by GET: %s", async (useGETForHashedQueries) => {
    const sha256 = (document: string): string => createHash("sha256").update(document).digest("hex");
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.from([
        new PersistedQueryLink({ sha256, useGETForHashedQueries }),
        new HttpLink({ uri: `${app.url}/graphql`, headers }),
      ]),
    });
    for (const fetchPolicy of ["network-only", "network-only"] as const)
      expect((await client.query({ query: gql(text), variables, fetchPolicy })).data).toMatchObject(one);
    client.stop();
  });

  test("Apollo Client with queries by GET", async () => {
    const link = new HttpLink({ uri: `${app.url}/graphql`, headers, useGETForQueries: true });
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    expect((await client.query({ query: gql(text), variables })).data).toMatchObject(one);
    client.stop();
  });

  test.each([
    ["its defaults", []],
    ["persisted queries", [persistedExchange({})]],
  ])("urql with %s", async (_what, exchanges) => {
    const client = new Client({ url: `${app.url}/graphql`, exchanges: [...exchanges, fetchExchange], fetchOptions: { headers } });
    for (const first of [1, 2]) {
      const { data, error } = await client.query(text, { first }).toPromise();
      expect([data, error]).toEqual([expect.objectContaining({ claims: expect.objectContaining({ totalCount: 1 }) as object }), undefined]);
    }
  });
});
