import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { documentLimits } from "../../server/live/documentLimits";
import { socketLimits } from "../../server/live/socketLimits";
import { givenApp, type GivenApp } from "../given/app";
import { RawSocket, send } from "./limitsGiven";

let app: GivenApp;
let token: string;
let admin: string;
beforeAll(async () => {
  app = await givenApp();
  [token, admin] = [await app.signIn("operator"), await app.signIn("admin")];
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
const ways = {
  http: async (selection: string, more = "") =>
    (await send(app, { query: `{ claims(first: 1) { nodes { ${selection} } } } ${more}` }, bearer(token))).codes,
  socket: async (selection: string, more = "") =>
    (await known()).codes({ query: `subscription { claimChanged { ${selection} } } ${more}` }),
};

describe.each(Object.entries(ways))("over %s", (_way, ask) => {
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
  ])("a document %s than the limit is refused", async (_what, selection) => {
    const more = selection.includes("...a") ? "fragment a on Claim { id }" : "";
    expect(await ask(selection, more)).toEqual(["QUERY_TOO_LARGE"]);
  });

  test("fragments count as often as they are spread, and those that spread each other are no trap", async () => {
    const laughs = times(60, (i) => `fragment f${i} on Claim { ${i < 59 ? `...f${i + 1} ...f${i + 1}` : "id"} }`);
    expect(await ask("...f0", laughs)).toEqual(["QUERY_TOO_LARGE"]);
    const circle = "fragment a on Claim { ...b ...b } fragment b on Claim { ...a ...a id }";
    expect(await ask("...a", circle)).toContain("GRAPHQL_VALIDATION_FAILED");
    expect(await ask("...a ...a", "fragment a on Claim { b: id c: id d: id e: id f: id g: id h: id i: id }")).toEqual(["QUERY_TOO_LARGE"]);
  });

  test("what cannot be read, or does not fit the schema, is told by its code and without help", async () => {
    expect(await ask("id {")).toEqual(["GRAPHQL_PARSE_FAILED"]);
    expect(await ask("idd")).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
  });
});

describe("over HTTP", () => {
  const codes = async (query: string, variables?: object, of = token) => (await send(app, { query, variables }, bearer(of))).codes;

  test("the cost is counted with the variables and their defaults", async () => {
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
  ])("null for %s that must have a value counts nothing out", async (_what, query) => {
    expect(await codes(query)).toEqual(["QUERY_TOO_LARGE"]);
    expect(await codes(query, { n: null })).toEqual(["BAD_USER_INPUT"]);
  });

  test("variables nested ever deeper are refused like any that do not fit", async () => {
    const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    const body = `{"query":"query($bounds: BoundsInput!) { claims(filter: { bounds: $bounds }) { totalCount } }","variables":{"bounds":${deep}}}`;
    expect((await send(app, body, bearer(token))).codes).toEqual(["BAD_USER_INPUT"]);
  });

  test("a page holds at most 100", async () => {
    for (const list of ["claims", "suppliers", "mobileSuppliers", "bases"]) {
      expect(await codes(`{ ${list}(first: 101) { nodes { id } } }`)).toEqual(["PAGE_TOO_LARGE"]);
      expect(await codes(`query($n: Int) { ${list}(first: $n) { nodes { id } } }`, { n: 101 })).toEqual(["PAGE_TOO_LARGE"]);
    }
  });

  test("a request has one mutation, whatever it is wrapped in", async () => {
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

  test("a subscription is told to come over a socket, a mutation on a socket to come over HTTP", async () => {
    expect(await codes("subscription { heartbeat { at } }")).toEqual(["WRONG_TRANSPORT"]);
    const socket = await known();
    expect(await socket.codes({ query: "{ claims { totalCount } }" })).toEqual(["WRONG_TRANSPORT"]);
    expect(await socket.codes({ query: "mutation { logout }" })).toEqual(["WRONG_TRANSPORT"]);
  });

  test("the schema answers questions about itself, and helps with names, in the sandbox only", async () => {
    const ask = (query: string, of?: string) => send(app, { query }, of ? bearer(of) : {});
    for (const query of [
      "{ __schema { types { name } } }",
      '{ __type(name: "Claim") { name } }',
      "{ ...a } fragment a on Query { __schema { types { name } } }",
    ]) {
      expect((await ask(query)).codes).toEqual(["UNAUTHENTICATED"]);
      expect((await ask(query, token)).codes).toEqual(["FORBIDDEN"]);
      expect((await ask(query, admin)).codes).toEqual([]);
    }
    expect((await ask("{ claim { id } }", admin)).text).toContain("argument");
    expect((await ask("{ clams { totalCount } }", admin)).text).toContain("Did you mean");
    expect((await ask("{ clams { totalCount } }", token)).text).not.toContain("Did you mean");
    const enums = "query($s: ClaimSort!) { claims(sort: $s) { totalCount } }";
    expect((await send(app, { query: enums, variables: { s: "URGENCI" } }, bearer(token))).text).not.toContain("Did you mean");
  });

  test.each([
    ["a batch", [{ query: "{ userInfo { language } }" }], {}, 400, "BAD_REQUEST"],
    ["nothing", "", {}, 400, "BODY_UNREADABLE"],
    ["no JSON", "{", {}, 400, "BODY_UNREADABLE"],
    ["a form", "query=%7B__typename%7D", { "content-type": "application/x-www-form-urlencoded" }, 415, "BODY_TYPE"],
    ["plain text", '{"query":"{__typename}"}', { "content-type": "text/plain" }, 415, "BODY_TYPE"],
    ["several parts", "--a", { "content-type": "multipart/form-data; boundary=a" }, 415, "BODY_TYPE"],
    ["a type with a tab", '{"query":"{__typename}"}', { "content-type": "application/json\ta" }, 415, "BODY_TYPE"],
    ["more than a megabyte", JSON.stringify({ query: "{ __typename }", more: "x".repeat(1_100_000) }), {}, 413, "BODY_TOO_LARGE"],
    ["a document by its hash", { extensions: { persistedQuery: { version: 1, sha256Hash: "0" } } }, {}, 200, "BAD_REQUEST"],
    ["no document", { query: "" }, {}, 400, "BAD_REQUEST"],
    ["an operation that there is not", { query: "query a { __typename }", operationName: "b" }, {}, 400, "OPERATION_RESOLUTION_FAILURE"],
  ])("%s is refused", async (_what, body, headers, status, code) => {
    const answer = await send(app, body, { headers });
    expect([answer.status, answer.codes]).toEqual([status, [code]]);
  });

  test.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s is not how to ask", async (method) => {
    const answer = await send(app, undefined, { method, path: "/graphql?query=%7B__typename%7D" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("a socket", () => {
  const heartbeat = { query: "subscription { heartbeat { at } }" };

  test("carries 20 subscriptions", async () => {
    const socket = await known();
    for (let i = 0; i < socketLimits.subscriptions; i++) socket.send({ type: "subscribe", id: `s${i}`, payload: heartbeat });
    expect(await socket.codes(heartbeat, "one more")).toEqual(["TOO_MANY_SUBSCRIPTIONS"]);
    socket.send({ type: "complete", id: "s3" });
    socket.send({ type: "subscribe", id: "again", payload: heartbeat });
    await socket.until(({ id, type }) => id === "again" && type === "next");
  });

  test("and all of its viewer's have subscriptions that cost so much together; one that ends makes room", async () => {
    const one = await app.key("read");
    const sockets = [await known(one), await known(one)];
    const world = "{ bounds: { west: -180, south: -85, east: 180, north: 85 }, zoom: 19, layers: [MOBILE] }";
    const map = { query: `subscription { mapFrames(view: ${world}) { packed } }` };
    const most = Math.floor(socketLimits.cost / 15_002);
    for (let i = 0; i < most; i++) expect(await sockets[i % 2]!.codes(map, `s${i}`)).toEqual([]);
    expect(await sockets[0]!.codes(map)).toEqual(["TOO_MANY_SUBSCRIPTIONS"]);
    expect(await (await known()).codes(map)).toEqual([]); // another's are that one's
    sockets[1]!.send({ type: "complete", id: "s1" });
    await expect.poll(() => sockets[0]!.codes(map)).toEqual([]);
    for (const socket of sockets) socket.end();
  });

  test.each([
    ["a user", () => app.signIn("supervisor")],
    ["a key", () => app.key("read")],
  ])("%s has five of them; one that closes makes room", async (_who, who) => {
    const one = await who();
    const sockets = [];
    for (let i = 0; i < socketLimits.sockets; i++) sockets.push(await known(one));
    const sixth = await RawSocket.open(app);
    sixth.send({ type: "connection_init", payload: { authorization: `Bearer ${one}` } });
    expect(await sixth.closed).toEqual({ code: 4429, reason: "Too many sockets" });
    await known(token); // another's are that one's
    sockets[0]!.end();
    await expect
      .poll(() =>
        known(one).then(
          () => "open",
          () => "refused",
        ),
      )
      .toBe("open");
  });

  test("takes a hundred messages in ten seconds", async () => {
    const socket = await known();
    for (let i = 0; i < socketLimits.messages.most; i++) socket.send({ type: "ping" });
    expect(await socket.closed).toEqual({ code: 4429, reason: "Too many messages" });
    expect(socket.heard.length).toBeLessThanOrEqual(socketLimits.messages.most);
  });

  test("must say who it is within 3 seconds, and say so rightly", async () => {
    const silent = await RawSocket.open(app);
    const wrong = await RawSocket.open(app);
    wrong.send({ type: "connection_init", payload: { authorization: "Bearer nonsense" } });
    expect((await wrong.closed).code).toBe(4403);
    expect((await silent.closed).code).toBe(4408);
  });

  test.each([
    ["subscribe before it is known", async () => RawSocket.open(app), { type: "subscribe", id: "1", payload: heartbeat }, 4401],
    ["say who it is twice", () => known(), { type: "connection_init" }, 4429],
    ["send what is no message", () => known(), { type: "nonsense" }, 4400],
    ["send more than 64 KB", () => known(), { type: "ping", payload: { text: "x".repeat(70_000) } }, 1009],
  ])("may not %s", async (_what, from, message, code) => {
    const socket = await from();
    socket.send(message);
    expect((await socket.closed).code).toBe(code);
  });

  test("may not use an id twice, nor another protocol, nor be opened by a page of another website", async () => {
    const socket = await known();
    for (let i = 0; i < 2; i++) socket.send({ type: "subscribe", id: "1", payload: heartbeat });
    expect((await socket.closed).code).toBe(4409);
    await expect(RawSocket.open(app, {}, "graphql-ws")).rejects.toThrow();
    await expect(RawSocket.open(app, { origin: "https://evil.test" })).rejects.toThrow("403");
    await expect(RawSocket.open(app, { origin: "null" })).rejects.toThrow("403");
    (await RawSocket.open(app, { origin: app.url })).end();
  });

  test("frames that are none close it, and nothing else ends", async () => {
    const frames: [what: string, bytes: Buffer, code: number | null][] = [
      ["reserved bits", masked(0xf1, Buffer.from("{}")), 1002],
      ["not masked", Buffer.from([0x81, 2, 0x7b, 0x7d]), 1002],
      ["not UTF-8", masked(0x81, Buffer.from([0xc3, 0x28])), 1007],
      ["a reserved opcode", masked(0x83, Buffer.from("{}")), 1002],
      ["a continuation of nothing", masked(0x80, Buffer.from("{}")), 1002],
      ["a long ping", masked(0x89, Buffer.alloc(126)), 1002],
      ["a length of 2^63", Buffer.from([0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), null],
      ["noise", randomBytes(512), null],
    ];
    for (const [what, bytes, code] of frames) {
      const closed = await closeCodeAfter(bytes);
      expect([what, closed]).toEqual([what, code ?? expect.any(Number)]);
    }
    expect((await app.graphql("{ claims { totalCount } }", {}, token)).errors).toBeUndefined();
  });
});

/** A frame of a client: its payload under a key of zeros. */
function masked(first: number, payload: Buffer): Buffer {
  const length = payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), payload]);
}

/** Opens a websocket by hand, sends bytes, and answers the code that it is closed with; 0 without one. */
function closeCodeAfter(bytes: Buffer): Promise<number> {
  const { hostname, port } = new URL(app.url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    let heard = Buffer.alloc(0);
    socket.write(
      `GET /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
        `sec-websocket-key: ${randomBytes(16).toString("base64")}\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n`,
    );
    let sent = false;
    socket.on("data", (data: Buffer) => {
      heard = Buffer.concat([heard, data]);
      const end = heard.indexOf("\r\n\r\n");
      if (end > 0 && !sent) {
        sent = true;
        socket.write(bytes);
      }
      const close = heard.indexOf(0x88, end + 4);
      if (sent && end > 0 && close >= 0 && heard.length >= close + 4) {
        socket.destroy();
        done(heard.readUInt16BE(close + 2));
      }
    });
    socket.on("error", () => undefined);
    socket.on("close", () => done(0));
    setTimeout(() => socket.destroy(), 4_000);
  });
}
