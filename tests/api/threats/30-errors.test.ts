import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { errorStatus } from "../../../schema/rules/errors";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { RawSocket, send } from "../../fixtures/requests";

let app: TestApp;
let token: string;
let admin: string;
let key: string;
beforeAll(async () => {
  app = await startTestApp({ ASSISTANCE_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString("base64")}` });
  [token, admin, key] = [await app.signIn(), await app.signIn("admin"), await app.key("ingest")];
});

const inner =
  /select |insert |relation|column \\?"|constraint|syntax at|node_modules|\.ts\b|\bat \w+ \(|drizzle|postgres|fastify|apollo|FST_|ERR_|stack|ECONN/i;
const graphql = (query: string, variables?: object) => send(app, { query, variables }, { headers: { authorization: `Bearer ${token}` } });
const ingest = (endpoint: string, body: unknown, headers: Record<string, string> = {}) =>
  send(app, body, { path: `/ingest/${endpoint}`, headers: { authorization: `Bearer ${key}`, ...headers } });

describe("threat 30: disclosure by errors", () => {
  test.each<[string, () => Promise<{ codes: string[]; text: string }>]>([
    ["a document that cannot be read", () => graphql("{ claims {")],
    ["a field that there is not", () => graphql("{ clams { totalCount } }")],
    ["an argument that there is not", () => graphql("{ claims(firs: 1) { totalCount } }")],
    ["a variable that does not fit", () => graphql("query($n: Int) { claims(first: $n) { totalCount } }", { n: "many" })],
    [
      "a value of an enumeration that there is not",
      () => graphql("query($s: ClaimSort!) { claims(sort: $s) { totalCount } }", { s: "URGENC" }),
    ],
    ["too much at once", () => graphql(`{ ${"__typename ".repeat(500)} }`)],
    ["a page that is too large", () => graphql("{ claims(first: 1000) { nodes { id } } }")],
    ["a cursor made up", () => graphql('{ claims(after: "x") { nodes { id } } }')],
    ["what the profile does not allow", () => graphql("{ apiErrors { totalCount } }")],
    ["nobody signed in", () => send(app, { query: "{ claims { totalCount } }" })],
    ["a wrong password", () => graphql('mutation { login(input: { user: "operator", password: "x" }) { jwt } }')],
    ["a claim that there is not", () => graphql('mutation { registerVisit(input: { claimId: "x" }) { id } }')],
    [
      "an input out of its limits",
      () => graphql('mutation { manageDelay(input: { claimId: "x", minutes: 0, reason: "abc", requestId: "request-1" }) { id } }'),
    ],
    ["a body that is no JSON", () => send(app, "{")],
    ["a batch", () => send(app, [{ query: "{ __typename }" }])],
    ["another type of body", () => send(app, "a", { headers: { "content-type": "text/plain" } })],
    ["another website", () => send(app, {}, { headers: { origin: "https://evil.test" } })],
    ["another method", () => send(app, undefined, { method: "DELETE" })],
    ["an address that there is not", () => send(app, undefined, { method: "GET", path: "/nothing/../secret" })],
    ["records without a key", () => ingest("claims", [], { authorization: "" })],
    ["records that are no JSON", () => ingest("claims", "[{]")],
    ["positions that are no JSON", () => ingest("positions/traccar", "{")],
    ["records of another type", () => ingest("suppliers", "a;b", { "content-type": "text/csv" })],
    ["a webhook that nobody signed", () => send(app, {}, { path: "/webhooks/assistance" })],
    ["a prototype in a body", () => send(app, '{"__proto__": {"a": 1}, "query": "{ __typename }"}')],
  ])("%s: returns a code of the catalogue without internal details", async (_what, fail) => {
    const { codes, text } = await fail();
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(Object.keys(errorStatus)).toContain(code);
    expect(codes).not.toContain("INTERNAL_SERVER_ERROR");
    expect(text).not.toMatch(inner);
  });

  test("an unexpected error is a reference id over GraphQL, at endpoints and on a socket", async () => {
    const known = await RawSocket.known(app, token);
    await app.owner.execute(sql`alter table contact_lists rename to contact_lists_away`);
    await app.owner.execute(sql`alter table api_keys rename column key_hash to key_hash_away`);
    app.accessCache.forgetAll();
    try {
      const answers = [
        await send(app, { query: "{ contactLists { totalCount nodes { id } } }" }, { headers: { authorization: `Bearer ${admin}` } }),
        await ingest("claims", []),
        await ingest("positions/traccar", {}),
        await send(app, { query: "{ __typename }" }, { headers: { authorization: "Bearer atk_unknown" } }),
      ];
      for (const { codes, text } of answers) {
        expect(codes).toEqual(["INTERNAL_SERVER_ERROR"]);
        expect(text).toMatch(/[0-9a-f]{8}-[0-9a-f-]{27}/);
        expect(text).not.toMatch(inner);
      }
      const socket = await RawSocket.open(app);
      socket.send({ type: "connection_init", payload: { authorization: "Bearer atk_unknown" } });
      expect(await socket.closed).toEqual({ code: 4500, reason: "Internal server error" });
      expect(known.socket.readyState).toBe(known.socket.OPEN);
    } finally {
      await app.owner.execute(sql`alter table contact_lists_away rename to contact_lists`);
      await app.owner.execute(sql`alter table api_keys rename column key_hash_away to key_hash`);
    }
  });

  test("a socket error discloses nothing more", async () => {
    const socket = await RawSocket.known(app, token);
    for (const query of [
      "subscription { claimChanged {",
      "subscription { claimChangd { id } }",
      "{ claims { totalCount } }",
      "subscription($v: MapViewInput!) { mapFrames(view: $v) { first } }",
    ]) {
      const codes = await socket.codes({ query });
      expect(codes.length).toBeGreaterThan(0);
      for (const code of codes) expect(Object.keys(errorStatus)).toContain(code);
    }
    expect(JSON.stringify(socket.messages)).not.toMatch(inner);
    const resumed = await socket.codes({ query: "subscription { claimChanged { id } }", extensions: { after: "nonsense" } });
    expect(resumed).toEqual(["RESUME_TOO_OLD"]);
  });
});
