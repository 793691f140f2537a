import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { send } from "../../fixtures/requests";

let app: TestApp;
let partner: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  partner = await startTestApp(
    { ALLOWED_ORIGINS: "https://partner.test, https://other.test:8443", PUBLIC_URL: "https://atalaya.test/" },
    { beside: app },
  );
});

const csp = (headers: Headers): Map<string, string> =>
  new Map(
    (headers.get("content-security-policy") ?? "").split(";").map((one) => one.trim().split(/ (.*)/).slice(0, 2) as [string, string]),
  );

describe("every response", () => {
  test.each(["/", "/healthz", "/graphql", "/graphql/schema.graphql", "/nothing", "/ingest/claims"])(
    "%s has security headers for browsers",
    async (path) => {
      const { headers } = await send(app, undefined, { path, method: "GET" });
      const policy = csp(headers);
      expect(Object.fromEntries(policy)).toMatchObject({
        "default-src": "'none'",
        "script-src": "'self'",
        "connect-src": "'self'",
        "worker-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
      });
      expect([...policy].filter(([name, from]) => name !== "style-src" && /unsafe|\*|https?:/.test(from))).toEqual([]);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      expect(headers.get("server")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
    },
  );

  test("the API forbids caching", async () => {
    for (const path of ["/graphql/schema.graphql", "/healthz", "/nothing"])
      expect([path, (await send(app, undefined, { path, method: "GET" })).headers.get("cache-control")]).toEqual([path, "no-store"]);
    expect((await send(app, { query: "{ __typename }" })).headers.get("cache-control")).toContain("no-store");
  });

  test("has HSTS if browsers use https, and otherwise not", async () => {
    const by = async (of: TestApp) =>
      (await send(of, undefined, { path: "/healthz", method: "GET" })).headers.get("strict-transport-security");
    expect(await by(partner)).toMatch(/max-age=31536000/);
    expect(await by(app)).toBeNull();
  });
});

describe("cross-origin requests", () => {
  const from = (origin: string | undefined, of: TestApp, more: Record<string, string> = {}) =>
    send(of, { query: "{ __typename }" }, { headers: { ...(origin && { origin }), ...more } });

  test("are accepted from our pages and allowed websites", async () => {
    expect((await from(app.url, app)).codes).toEqual([]);
    expect((await from(undefined, app)).codes).toEqual([]);
    for (const origin of ["https://evil.test", "null", "https://partner.test", app.url.replace(/\d+$/, "1"), "nonsense"])
      expect([origin, (await from(origin, app)).status, (await from(origin, app)).codes]).toEqual([origin, 403, ["ORIGIN_FORBIDDEN"]]);
    for (const origin of ["https://partner.test", "https://other.test:8443", partner.url, "https://atalaya.test"])
      expect((await from(origin, partner)).codes).toEqual([]);
    for (const origin of ["https://partner.test.evil.test", "http://partner.test", "https://other.test"])
      expect((await from(origin, partner)).codes).toEqual(["ORIGIN_FORBIDDEN"]);
    expect((await from(undefined, app, { "sec-fetch-site": "cross-site" })).codes).toEqual(["ORIGIN_FORBIDDEN"]);
  });

  test("get CORS headers for allowed websites without cookies, and none for others", async () => {
    const asked = { method: "OPTIONS", headers: { origin: "https://partner.test", "access-control-request-method": "POST" } };
    const preflight = await send(partner, undefined, asked);
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "https://partner.test"]);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
    expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
    expect((await send(app, undefined, asked)).headers.get("access-control-allow-origin")).toBeNull();
  });
});

describe("an unknown endpoint", () => {
  test.each([
    ["GET", "/nothing", undefined, 404, "NOT_FOUND"],
    ["GET", "/%zz", undefined, 404, "NOT_FOUND"],
    ["POST", "/healthz", {}, 405, "METHOD_NOT_ALLOWED"],
    ["DELETE", "/ingest/claims", undefined, 405, "METHOD_NOT_ALLOWED"],
    ["POST", "/ingest/claims", "a;b", 401, "UNAUTHENTICATED"],
  ] as const)("%s %s returns an error code of the catalogue", async (method, path, body, status, code) => {
    const answer = await send(app, body, { method, path });
    expect([answer.status, answer.codes]).toEqual([status, [code]]);
    expect(answer.text).not.toContain("zz");
  });
});
