import { request } from "node:http";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { RawSocket, send } from "../../fixtures/requests";

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  const signedIn = await send(app, {
    query: "mutation($input: LoginInput!) { login(input: $input) { jwt } }",
    variables: { input: { user: "operator", password } },
  });
  cookie = signedIn.headers.get("set-cookie")!.split(";")[0]!;
});

const logout = { query: "mutation { logout }" };
const sessions = async (): Promise<number> =>
  Number((await app.db.execute<{ n: string }>(sql`select count(*) as n from sessions where ended_at is null`))[0]!.n);

describe("threat 22: another website's page uses the cookies of a signed-in user", () => {
  test.each([
    ["its script", { "content-type": "application/json", origin: "https://evil.test" }, 403],
    ["its script in a frame without an origin", { "content-type": "application/json", origin: "null" }, 403],
    ["a page of a site beside ours", { "content-type": "application/json", "sec-fetch-site": "same-site" }, 403],
    ["its form", { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.test" }, 403],
    ["its form of plain text, from a browser that says no origin", { "content-type": "text/plain" }, 415],
    ["a form, from a browser that says no origin", { "content-type": "application/x-www-form-urlencoded" }, 415],
  ])("%s changes nothing", async (_who, headers, status) => {
    const before = await sessions();
    const answer = await send(app, logout, { headers: { cookie, ...headers } as never });
    expect([answer.status, await sessions()]).toEqual([status, before]);
  });

  test("a plain http page under our name changes nothing where the product is reached by https", async () => {
    const secure = await startTestApp({ PUBLIC_URL: "https://atalaya.test", ALLOWED_HOSTS: "inside.test" }, { beside: app });
    const port = new URL(secure.url).port;
    const statusOf = (host: string, origin: string) =>
      new Promise((done, failed) => {
        const headers = { host, origin, "content-type": "application/json" };
        request({ port, path: "/graphql", method: "POST", headers }, (answer) => done(answer.resume().statusCode))
          .on("error", failed)
          .end('{"query":"{ __typename }"}');
      });
    for (const host of ["atalaya.test", "inside.test"]) {
      expect([host, await statusOf(host, `http://${host}`)]).toEqual([host, 403]);
      expect([host, await statusOf(host, `https://${host}`)]).toEqual([host, 200]);
    }
  });

  test("links and pictures change nothing, because GET has no effects", async () => {
    const before = await sessions();
    const path = `/graphql?query=${encodeURIComponent("mutation{logout}")}`;
    expect((await send(app, undefined, { method: "GET", path, headers: { cookie, "apollo-require-preflight": "1" } })).status).toBe(405);
    expect(await sessions()).toBe(before);
  });

  test("a foreign page's socket is rejected, and a cookie alone opens none from any page", async () => {
    await expect(RawSocket.open(app, { origin: "https://evil.test", cookie })).rejects.toThrow("403");
    for (const headers of [{ origin: app.url, cookie }, { cookie }] as Record<string, string>[]) {
      const socket = await RawSocket.open(app, headers);
      socket.send({ type: "connection_init", payload: {} });
      expect((await socket.closed).code).toBe(4403);
    }
  });

  test("a cookie without our origin changes nothing, and a bearer suffices for a program", async () => {
    const before = await sessions();
    const alone = await send(app, logout, { headers: { cookie } });
    expect([alone.codes, await sessions()]).toEqual([["FORBIDDEN"], before]);
    const wrongBearer = await send(app, { query: "{ userInfo { language } }" }, { headers: { cookie, authorization: "Bearer nonsense" } });
    expect(wrongBearer.codes).toEqual(["CREDENTIAL_INVALID"]);
    const program = await app.signIn("supervisor");
    expect((await send(app, logout, { headers: { authorization: `Bearer ${program}` } })).codes).toEqual([]);
    expect(await sessions()).toBe(before);
  });

  test("a page of ours is allowed all requests", async () => {
    const before = await sessions();
    expect((await send(app, logout, { headers: { cookie, origin: app.url } })).codes).toEqual([]);
    expect(await sessions()).toBe(before - 1);
  });

  test("the cookie is not sent with requests of other sites", async () => {
    const answer = await send(app, {
      query: "mutation($input: LoginInput!) { login(input: $input) { jwt } }",
      variables: { input: { user: "operator", password } },
    });
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly.*SameSite=(Strict|Lax)/i);
  });
});
