import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { readEnv } from "../../../server/platform/env";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { Browser, publicUrl } from "../../fixtures/auth/directory";

/** Fake directory server with configurable answers. */
let answers: "refuse" | "nothing" | "garbage" | "metadata" = "garbage";
let server: Server;
let asked = 0;
let app: TestApp;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked++;
    if (answers === "nothing") return;
    if (answers === "refuse") return void request.socket.destroy();
    if (answers === "garbage") return void response.writeHead(503, { "content-type": "text/html" }).end("<h1>in maintenance</h1>");
    const metadata = { issuer, authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t`, jwks_uri: `${issuer}/k` };
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(metadata));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await startTestApp({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b", PUBLIC_URL: publicUrl });
  return () => (server.closeAllConnections(), server.close());
});
afterEach(() => void (asked = 0));

const begin = async (): Promise<string> => (await new Browser().ask(`${app.url}/aad/login`)).to!;

describe("an unavailable directory", () => {
  test("does not prevent the start and is contacted at the first sign-in", () => {
    expect(asked).toBe(0);
  });

  test("shows the error at sign-in and retries at the next sign-in", async () => {
    for (const how of ["refuse", "garbage"] as const) {
      answers = how;
      expect(await begin(), how).toContain("#/login/aad?error=DIRECTORY_UNAVAILABLE");
    }
    expect(asked).toBe(2);
    answers = "metadata";
    expect(new URL(await begin()).pathname).toBe("/a");
  });
});

test("a silent directory is abandoned after 5 seconds", async () => {
  const slow = createServer(() => undefined);
  await new Promise<void>((ready) => slow.listen(0, "127.0.0.1", ready));
  const OIDC_ISSUER = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const waiting = await startTestApp({ OIDC_ISSUER, OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" });
  const before = performance.now();
  expect((await new Browser().ask(`${waiting.url}/aad/login`)).to).toContain("error=DIRECTORY_UNAVAILABLE");
  expect(performance.now() - before).toBeGreaterThan(4_500);
  expect(performance.now() - before).toBeLessThan(9_000);
  slow.closeAllConnections();
  slow.close();
});

describe("the directory settings", () => {
  const all = { OIDC_ISSUER: "https://directory.test", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" };
  test("are reported by name if incomplete", () => {
    expect(() => readEnv({ ...all, OIDC_CLIENT_SECRET: "" })).toThrow(/OIDC_CLIENT_SECRET/);
    expect(() => readEnv({ OIDC_CLIENT_ID: "a" })).toThrow(/OIDC_ISSUER[^]*OIDC_CLIENT_SECRET/);
  });

  test.each([
    "no JSON",
    "{}",
    "[]",
    '[{"role":"a"}]',
    '[{"role":"a","profile":"KING"}]',
    '[{"role":"a","profile":"OPERADOR","instance":"ES"}]',
  ])("reject roles %s", (roles) => expect(() => readEnv({ ...all, OIDC_ROLES: roles })).toThrow(/OIDC_ROLES/));
});
