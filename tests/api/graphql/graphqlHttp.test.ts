import { type AuditResult, serverAudits } from "graphql-http";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { RawSocket, send } from "../../fixtures/requests";

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
});

/** Audits that end in a warning: the answer is 400 where the draft would have 200 for clients that accept application/json only. */
const warned = ["572B", "FDE2", "7B9B"];

test.each(["session", "read key"])("graphql-http's audits find no error for a %s", async (credential) => {
  const bearer = credential === "session" ? admin : await app.key("read");
  const authorized: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...(init?.headers as Record<string, string>), authorization: `Bearer ${bearer}` } });
  const results: AuditResult[] = [];
  for (const audit of serverAudits({ url: `${app.url}/graphql`, fetchFn: authorized })) results.push(await audit.fn());
  const of = (status: string) => results.filter((result) => result.status === status).map(({ id, name }) => `${id} ${name}`);
  expect(results.length).toBeGreaterThan(50);
  expect(of("error")).toEqual([]);
  expect(of("warn").map((one) => one.slice(0, 4))).toEqual(warned);
});

test.each([
  ["application/json", 200, "application/json; charset=utf-8"],
  ["application/graphql-response+json", 200, "application/graphql-response+json; charset=utf-8"],
  ["*/*", 200, "application/json; charset=utf-8"],
  ["image/png", 406, "application/json; charset=utf-8"],
])("a request that accepts %s is answered with %s as %s", async (accept, status, type) => {
  const headers = { accept, "content-type": "application/json" };
  const answer = await fetch(`${app.url}/graphql`, { method: "POST", headers, body: '{"query":"{ __typename }"}' });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([status, type]);
  expect(Object.keys((await answer.json()) as object)).toEqual([status === 200 ? "data" : "errors"]);
});

describe("graphql-cop's checks find nothing", () => {
  const query = (text: string, method = "POST", headers: Record<string, string> = {}) =>
    method === "GET"
      ? send(app, undefined, { method, path: `/graphql?query=${encodeURIComponent(text)}`, headers })
      : send(app, { query: text }, { headers });
  const many = (n: number, one: (i: number) => string) => Array.from({ length: n }, (_, i) => one(i)).join(" ");
  const answered = (text: string): boolean => text.includes('"data":{');

  test.each<[string, () => Promise<{ text: string }>]>([
    ["alias overloading", () => query(`{ ${many(101, (i) => `alias${i}: __typename`)} }`)],
    [
      "array-based query batching",
      () =>
        send(
          app,
          Array.from({ length: 10 }, () => ({ query: "query cop { __typename }" })),
        ),
    ],
    ["queries by GET", () => query("query cop { __typename }", "GET")],
    ["queries by GET with what prevents forgery", () => query("query cop { __typename }", "GET", { "apollo-require-preflight": "1" })],
    ["mutations by GET", () => query("mutation cop { __typename }", "GET")],
    [
      "url-encoded queries by POST",
      () => send(app, "query=query cop { __typename }", { headers: { "content-type": "application/x-www-form-urlencoded" } }),
    ],
    ["directive overloading", () => query(`query cop { __typename ${many(10, () => "@aa")} }`)],
    [
      "circular introspection",
      () =>
        query(`query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }`),
    ],
    ["introspection", () => query("query cop { __schema { types { name fields { name } } } }")],
    ["field duplication", () => query(`query cop { ${many(500, () => "__typename")} }`)],
  ])("%s", async (_check, ask) => expect(answered((await ask()).text)).toBe(false));

  test("for circular introspection by permitted callers", async () => {
    const text =
      "query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }";
    expect(answered((await query(text, "POST", { authorization: `Bearer ${admin}` })).text)).toBe(false);
  });

  test("for directives, name suggestions, tracing and consoles", async () => {
    expect((await query(`query cop { __typename ${many(10, () => "@aa")} }`)).codes).toHaveLength(1);
    expect((await query("query cop { __schema { directive } }")).text).not.toContain("Did you mean");
    expect((await query("query cop { __typename }", "POST", { "x-apollo-tracing": "1" })).text).not.toContain("tracing");
    const page = await send(app, undefined, { method: "GET", headers: { accept: "text/html" } });
    expect([page.status, /graphiql|playground|sandbox/i.test(page.text)]).toEqual([405, false]);
    const broken = await query("qwerty cop { abc }");
    expect(broken.text).not.toMatch(/stack|exception|node_modules/);
  });

  test("on a socket", async () => {
    const socket = await RawSocket.known(app, await app.signIn("operator"));
    const on = (selection: string) => socket.codes({ query: `subscription { heartbeat { ${selection} } }` });
    expect(await on(many(101, (i) => `alias${i}: __typename`))).toEqual(["QUERY_TOO_LARGE"]);
    expect(await on(`at ${many(10, () => "@aa")}`)).toEqual(["QUERY_TOO_LARGE"]);
    expect(await on(many(500, () => "__typename"))).toEqual(["QUERY_TOO_LARGE"]);
    expect(await socket.codes({ query: "query cop { __schema { types { name } } }" })).toEqual(["WRONG_TRANSPORT"]);
    expect(await socket.codes({ query: "mutation cop { logout }" })).toEqual(["WRONG_TRANSPORT"]);
    socket.send({ type: "subscribe", id: "suggest", payload: { query: "subscription { heartbet { at } }" } });
    const { payload } = await socket.until(({ id }) => id === "suggest");
    expect(JSON.stringify(payload)).toContain("Did you mean");
    socket.send([{ type: "ping" }, { type: "ping" }]);
    expect((await socket.closed).code).toBe(4400);
  });
});
