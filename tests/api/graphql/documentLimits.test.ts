import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { documentLimits } from "../../../server/graphql/documentLimits";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { RawSocket, send } from "../../fixtures/requests";

let app: TestApp;
let token: string;
let admin: string;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  [token, admin, key] = [await app.signIn("operator"), await app.signIn("admin"), await app.key("read")];
});

const open: RawSocket[] = [];
const known = async (bearer = token): Promise<RawSocket> => {
  const socket = await RawSocket.known(app, bearer);
  open.push(socket);
  return socket;
};
afterEach(async () => {
  for (const socket of open.splice(0)) {
    socket.end();
    await socket.closed;
  }
});

const bearer = (of: string) => ({ headers: { authorization: `Bearer ${of}` } });
const nested = (depth: number): string => `otherServices { `.repeat(depth) + "id" + " }".repeat(depth);
const times = (n: number, one: (i: number) => string): string => Array.from({ length: n }, (_, i) => one(i)).join(" ");
/** Asks the same of a claim, over HTTP and on a socket; answers the codes of what it was refused with. */
const transports = {
  http: async (selection: string, more = "") =>
    (await send(app, { query: `{ claims(first: 1) { nodes { ${selection} } } } ${more}` }, bearer(token))).codes,
  socket: async (selection: string, more = "") =>
    (await known()).codes({ query: `subscription { claimChanged { ${selection} } } ${more}` }),
};

describe.each(Object.entries(transports))("over %s", (_way, ask) => {
  test.each([
    ["deeper", nested(documentLimits.depth)],
    ["with more aliases", times(documentLimits.aliases + 1, (i) => `a${i}: id`)],
    ["with more aliases of __typename", times(documentLimits.aliases + 1, (i) => `a${i}: __typename`)],
    ["with more directives", `id ${times(documentLimits.directives + 1, () => "@include(if: true)")}`],
    ["with more directives that there are not", `id ${times(10, () => "@aa")}`],
    ["with a field asked for more often", times(documentLimits.repeats + 2, () => "id")],
    ["longer", times(documentLimits.tokens, () => "id")],
    ["that costs more", nested(6)],
    ["that costs more through a variable's default", `...a @include(if: true) ${nested(6)}`],
  ])("rejects a document %s than the limit", async (_what, selection) => {
    const more = selection.includes("...a") ? "fragment a on Claim { id }" : "";
    expect(await ask(selection, more)).toEqual(["QUERY_TOO_LARGE"]);
  });

  test("counts fragments once per spread and rejects cyclic fragments", async () => {
    const laughs = times(60, (i) => `fragment f${i} on Claim { ${i < 59 ? `...f${i + 1} ...f${i + 1}` : "id"} }`);
    expect(await ask("...f0", laughs)).toEqual(["QUERY_TOO_LARGE"]);
    const circle = "fragment a on Claim { ...b ...b } fragment b on Claim { ...a ...a id }";
    expect(await ask("...a", circle)).toContain("GRAPHQL_VALIDATION_FAILED");
    expect(await ask("...a ...a", "fragment a on Claim { b: id c: id d: id e: id f: id g: id h: id i: id }")).toEqual(["QUERY_TOO_LARGE"]);
  });

  test("rejects unreadable and invalid documents by code, without suggestions", async () => {
    expect(await ask("id {")).toEqual(["GRAPHQL_PARSE_FAILED"]);
    expect(await ask("idd")).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });
});

describe("over HTTP", () => {
  const codes = async (query: string, variables?: object, of = token) => (await send(app, { query, variables }, bearer(of))).codes;

  test("computes the cost with variables and their defaults", async () => {
    const query = "query($n: Int = 100) { claims(first: $n) { nodes { otherServices { otherServices { id } } } } }";
    expect(await codes(query, { n: 1 })).toEqual([]);
    expect(await codes(query)).toEqual(["QUERY_TOO_LARGE"]);
    const lighter = "query($n: Int = 100) { claims(first: $n) { nodes { otherServices { id version } } } }";
    expect(await codes(lighter)).toEqual([]);
    expect(await codes(lighter, { n: 1_000_000 })).toEqual(["PAGE_TOO_LARGE"]); // refused before anything is read
    const usual = query
      .replace("= 100", "")
      .replace("otherServices { otherServices { id } }", "otherServices { id version status kind file }");
    expect(await codes(usual)).toEqual([]); // a page of the usual size
    expect(await codes(usual, { n: 100 })).toEqual(["QUERY_TOO_LARGE"]);
  });

  test.each([
    ["an argument", `query($n: ID = "x") { claim(id: $n) { id } claims(first: 100) { nodes { ${nested(3)} } } }`],
    ["a directive", `query($n: Boolean = true) { claims(first: 100) { nodes { id @include(if: $n) ${nested(3)} } } }`],
  ])("rejects null for a required value in %s without affecting the cost", async (_what, query) => {
    expect(await codes(query)).toEqual(["QUERY_TOO_LARGE"]);
    expect(await codes(query, { n: null })).toEqual(["BAD_USER_INPUT"]);
  });

  test("rejects deeply nested variables like other invalid ones", async () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    const body = `{"query":"query($bounds: BoundsInput!) { claims(filter: { bounds: $bounds }) { totalCount } }","variables":{"bounds":${deep}}}`;
    expect((await send(app, body, bearer(token))).codes).toEqual(["BAD_USER_INPUT"]);
  });

  test("limits a page to 100", async () => {
    for (const list of ["claims", "suppliers", "mobileSuppliers", "bases", "collaborators"]) {
      expect(await codes(`{ ${list}(first: 101) { nodes { id } } }`)).toEqual(["PAGE_TOO_LARGE"]);
      expect(await codes(`query($n: Int) { ${list}(first: $n) { nodes { id } } }`, { n: 101 })).toEqual(["PAGE_TOO_LARGE"]);
    }
  });

  test("allows one mutation per request, also in fragments", async () => {
    const login = 'login(input: { user: "operator", password: "wrong" }) { jwt }';
    for (const query of [
      `mutation { a: ${login} b: ${login} }`,
      `mutation { ... { a: ${login} } ... { b: ${login} } }`,
      `mutation { ...a ...b } fragment a on Mutation { a: ${login} } fragment b on Mutation { b: ${login} }`,
      `mutation { ...a } fragment a on Mutation { ...b c: ${login} } fragment b on Mutation { b: ${login} }`,
    ])
      expect(await codes(query)).toEqual(["QUERY_TOO_LARGE"]);
    expect(await codes(`mutation { ...a } fragment a on Mutation { a: ${login} }`)).not.toEqual(["QUERY_TOO_LARGE"]);
  });

  test("rejects subscriptions over HTTP and mutations on sockets", async () => {
    expect(await codes("subscription { heartbeat { at } }")).toEqual(["WRONG_TRANSPORT"]);
    const socket = await known();
    expect(await socket.codes({ query: "{ claims { totalCount } }" })).toEqual(["WRONG_TRANSPORT"]);
    expect(await socket.codes({ query: "mutation { logout }" })).toEqual(["WRONG_TRANSPORT"]);
  });

  test("answers introspection and suggests names to every session and key, and to nobody else", async () => {
    const ask = (query: string, of?: string) => send(app, { query }, of ? bearer(of) : {});
    for (const query of [
      "{ __schema { types { name } } }",
      '{ __type(name: "Claim") { name } }',
      "{ ...a } fragment a on Query { __schema { types { name } } }",
    ]) {
      expect((await ask(query)).codes).toEqual(["UNAUTHENTICATED"]);
      expect((await ask(query, token)).codes).toEqual([]);
      expect((await ask(query, key)).codes).toEqual([]);
    }
    expect((await ask("{ claim { id } }", admin)).text).toContain("argument");
    const enums = "query($s: ClaimSort!) { claims(sort: $s) { totalCount } }";
    for (const caller of [token, key]) {
      expect((await ask("{ clams { totalCount } }", caller)).text).toContain("Did you mean");
      expect((await send(app, { query: enums, variables: { s: "URGENCI" } }, bearer(caller))).text).toContain("Did you mean");
    }
    expect((await ask("{ clams { totalCount } }")).text).not.toContain("Did you mean");
    expect((await send(app, { query: enums, variables: { s: "URGENCI" } }, {})).text).not.toContain("Did you mean");
  });

  test.each([
    ["a batch", [{ query: "{ userInfo { language } }" }], {}, 400, "BAD_REQUEST"],
    ["an object of nothing", {}, {}, 400, "BAD_REQUEST"],
    ["a document that is no text", { query: { kind: "Document" } }, {}, 400, "BAD_REQUEST"],
    ["variables as a text", { query: "{ __typename }", variables: "{}" }, {}, 400, "BAD_REQUEST"],
    ["variables in a list", { query: "{ __typename }", variables: [] }, {}, 400, "BAD_REQUEST"],
    ["an operation that is no name", { query: "{ __typename }", operationName: 1 }, {}, 400, "BAD_REQUEST"],
    ["nothing", "", {}, 400, "BODY_UNREADABLE"],
    ["no JSON", "{", {}, 400, "BODY_UNREADABLE"],
    ["a form", "query=%7B__typename%7D", { "content-type": "application/x-www-form-urlencoded" }, 415, "BODY_TYPE"],
    ["plain text", '{"query":"{__typename}"}', { "content-type": "text/plain" }, 415, "BODY_TYPE"],
    ["several parts", "--a", { "content-type": "multipart/form-data; boundary=a" }, 415, "BODY_TYPE"],
    ["a type with a tab", '{"query":"{__typename}"}', { "content-type": "application/json\ta" }, 415, "BODY_TYPE"],
    ["more than a megabyte", JSON.stringify({ query: "{ __typename }", more: "x".repeat(1_100_000) }), {}, 413, "BODY_TOO_LARGE"],
    [
      "a document by its hash",
      { extensions: { persistedQuery: { version: 1, sha256Hash: "0" } } },
      {},
      200,
      "PERSISTED_QUERY_NOT_SUPPORTED",
    ],
    ["no document", { query: "" }, {}, 400, "BAD_REQUEST"],
    ["an operation that there is not", { query: "query a { __typename }", operationName: "b" }, {}, 400, "OPERATION_RESOLUTION_FAILURE"],
  ])("%s is rejected", async (_what, body, headers, status, code) => {
    const answer = await send(app, body, { headers });
    expect([answer.status, answer.codes]).toEqual([status, [code]]);
  });

  test.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s without a bearer is rejected", async (method) => {
    const answer = await send(app, undefined, { method, path: "/graphql?query=%7B__typename%7D" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, method === "GET" ? "POST" : "GET, POST"]);
  });
});
