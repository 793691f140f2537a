// Under which names the product answers: its own. A page that has its own name lead here reaches nothing.
import { connect } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { Hosts } from "../../../server/http/hosts";
import { readEnv } from "../../../server/platform/env";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: "https://atalaya.test/", ALLOWED_HOSTS: "Inside.test, 10.1.2.3,[fd00::5]" });
  token = await app.signIn();
});

/** Sends lines as they are; answers the status and the text. */
function raw(...lines: string[]): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1", () => socket.write(`${lines.join("\r\n")}\r\n\r\n`));
    let text = "";
    socket.on("data", (data) => {
      text += data.toString();
      if (text.startsWith("HTTP/1.1 101")) socket.destroy();
    });
    socket.on("error", failed);
    socket.on("close", () => done({ status: Number(text.slice(9, 12)), text }));
  });
}
const by = async (host: string, path = "/mapfrelanguage/list") =>
  (await raw(`GET ${path} HTTP/1.1`, `host: ${host}`, "connection: close")).status;

describe("a request is accepted", () => {
  test.each([
    "atalaya.test",
    "ATALAYA.test:443",
    "atalaya.test.",
    "inside.test:8080",
    "10.1.2.3:4000",
    "[fd00::5]:4000",
    "[FD00:0:0::5]",
    "localhost",
    "LocalHost.:4000",
    "127.0.0.1:1",
    "127.8.9.1",
    "[::1]:4000",
  ])("for host %s", async (host) => expect(await by(host)).toBe(200));

  test("at /healthz and /readyz for any host and without one", async () => {
    for (const path of ["/healthz", "/readyz", "/healthz?a"]) expect(await by("evil.test", path)).toBe(200);
    expect((await raw("GET /healthz HTTP/1.0")).status).toBe(200);
  });

  test("with an absolute target of an allowed host", async () => {
    expect((await raw("GET http://inside.test/mapfrelanguage/list HTTP/1.1", "host: inside.test", "connection: close")).status).toBe(200);
  });
});

describe("a request is rejected with 421", () => {
  test.each([
    "evil.test",
    "atalaya.test.evil.test",
    "evilatalaya.test",
    "localhost.evil.test",
    "127.0.0.1.evil.test",
    "localhost@evil.test",
    "evil.test#localhost",
    "evil.test\\localhost",
    "inside.test:1:2",
    "[::2]",
    "0.0.0.0",
    "10.1.2.4",
    "",
  ])("for the disallowed host %s", async (host) => expect(await by(host)).toBe(421));

  test.each(["/", "/graphql/schema.graphql", "/metrics", "/tiles/0/streets.pmtiles", "/assets/x.js", "/login/getUserInfo", "/nothing"])(
    "at %s for every kind of content",
    async (path) => expect(await by("evil.test", path)).toBe(421),
  );

  test("with two Host headers in any order", async () => {
    const statusOf = async (...hosts: string[]) =>
      (await raw("GET /mapfrelanguage/list HTTP/1.1", ...hosts.map((host) => `host: ${host}`), "connection: close")).status;
    expect([await statusOf("localhost"), await statusOf("localhost", "evil.test"), await statusOf("evil.test", "localhost")]).toEqual([
      200, 400, 400,
    ]);
  });

  test("with a valid bearer token and every method", async () => {
    const body = JSON.stringify({ query: "{ claims { totalCount } }" });
    const send = (host: string, path: string, method = "POST") =>
      raw(
        `${method} ${path} HTTP/1.1`,
        `host: ${host}`,
        `authorization: Bearer ${token}`,
        "content-type: application/json",
        "connection: close",
        `content-length: ${body.length}`,
        "",
        body,
      );
    expect((await send("localhost", "/graphql")).text).toContain("totalCount");
    const rejected = await send("evil.test", "/graphql");
    expect(rejected.status).toBe(421);
    expect(rejected.text).toContain('"code":"HOST_UNKNOWN"');
    expect(rejected.text).not.toContain("totalCount");
    for (const [path, method] of [["/ingest/claims"], ["/webhooks/assistance"], ["/graphql", "OPTIONS"], ["/graphql", "DELETE"]] as const)
      expect([path, method, (await send("evil.test", path, method)).status]).toEqual([path, method, 421]);
  });

  test("on a socket", async () => {
    const upgrade = (host: string) =>
      raw(
        "GET /graphql HTTP/1.1",
        `host: ${host}`,
        "connection: Upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-protocol: graphql-transport-ws",
        `sec-websocket-key: ${Buffer.alloc(16).toString("base64")}`,
      );
    expect([(await upgrade("localhost")).status, (await upgrade("evil.test")).status]).toEqual([101, 421]);
  });

  test("without a host, with an absolute target of another host and with forwarding headers", async () => {
    const path = "/mapfrelanguage/list";
    expect((await raw(`GET ${path} HTTP/1.0`)).status).toBe(421);
    expect((await raw(`GET http://evil.test${path} HTTP/1.1`, "host: localhost", "connection: close")).status).toBe(421);
    expect((await raw(`GET http://localhost${path} HTTP/1.1`, "host: evil.test", "connection: close")).status).toBe(421);
    expect((await raw(`GET ${path} HTTP/1.1`, "host: evil.test", "x-forwarded-host: localhost", "connection: close")).status).toBe(421);
  });
});

describe("loopback names", () => {
  const isOwn = (settings: Record<string, string>, host: string) =>
    new Hosts(readEnv({ DEMO: "0", ...settings })).isOwn({ headers: { host } });
  const publicUrl = { PUBLIC_URL: "https://atalaya.test" };

  test("are allowed if the server listens on loopback only", () => {
    for (const HOST of ["127.0.0.1", "::1", "localhost"]) expect(isOwn({ HOST, ...publicUrl }, "localhost:4000")).toBe(true);
    for (const HOST of ["0.0.0.0", "::", "10.1.1.1"])
      for (const host of ["localhost", "127.0.0.1", "[::1]"])
        expect([HOST, host, isOwn({ HOST, ...publicUrl }, host)]).toEqual([HOST, host, false]);
  });

  test("include the listening address, except the unspecified address", () => {
    expect(isOwn({ HOST: "10.1.1.1", ...publicUrl }, "10.1.1.1:4000")).toBe(true);
    expect(isOwn({ HOST: "0.0.0.0", ...publicUrl }, "0.0.0.0:4000")).toBe(false);
    expect(isOwn({ HOST: "0.0.0.0" }, "localhost:4000")).toBe(true);
  });
});
