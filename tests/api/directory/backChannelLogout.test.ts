import { generateKeyPair } from "jose";
import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { Browser, startTestDirectory, type TestDirectory, type Person } from "../../fixtures/auth/directory";
import { createDirectorySignIn } from "../../fixtures/auth/directorySignIn";

const rules = JSON.stringify([{ role: "operator", profile: "OPERADOR", instances: "all" }]);
const person: Person = { sub: "leaver", roles: ["operator"] };

let directory: TestDirectory;
let app: TestApp;
let signInFixture: ReturnType<typeof createDirectorySignIn>;
beforeAll(async () => {
  directory = await startTestDirectory();
  app = await startTestApp({ ...directory.env, OIDC_ROLES: rules });
  signInFixture = createDirectorySignIn(app, directory);
});
beforeEach(() => void (app.clock.offset = 0));

const address = (): string => `${app.url}/aad/backchannel-logout`;
const tell = (logout_token: string): Promise<Response> => fetch(address(), { method: "POST", body: new URLSearchParams({ logout_token }) });
const isSignedIn = async (token: string): Promise<boolean> => !(await app.graphql("{ userInfo { name } }", {}, token)).errors;

describe("a back-channel logout", () => {
  test("ends every session of the user and closes its sockets", async () => {
    const [one, other] = [await signInFixture.signIn(person), await signInFixture.signIn(person)];
    const closed = new Promise<number>((done) => {
      const client = app.socket(one, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
      client.on("connected", () => void directory.tellLogout(person.sub, address()));
    });
    expect(await closed).toBe(4403);
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, false]);
    const ends = and(eq(audit.action, "session.end"), eq(audit.model, "user"));
    expect(await app.db.select().from(audit).where(ends)).toMatchObject([
      { after: { by: "directory", sessions: 2 }, origin: expect.stringMatching(/127|::1/), requestId: expect.any(String) },
    ]);
  });

  test("invalidates a sign-in code that was issued before", async () => {
    const browser = new Browser();
    const { jwt } = await signInFixture.through(person, browser);
    expect((await tell(await directory.logoutToken(person.sub))).status).toBe(200);
    expect((await signInFixture.exchange(jwt!, browser)).code).toBe("DIRECTORY_REFUSED");
  });

  test("does not end newer sessions when repeated", async () => {
    const signedToken = await directory.logoutToken(person.sub, { age: 60 });
    const token = await signInFixture.signIn(person);
    const { status, headers } = await tell(signedToken);
    expect([status, headers.get("cache-control"), await isSignedIn(token)]).toEqual([200, "no-store", true]);
  });

  test("affects no other user and accepts an unknown user", async () => {
    const token = await signInFixture.signIn({ sub: "stayer", roles: ["operator"] });
    expect((await tell(await directory.logoutToken(person.sub))).status).toBe(200);
    expect((await tell(await directory.logoutToken("nobody"))).status).toBe(200);
    expect(await isSignedIn(token)).toBe(true);
  });

  const wrong: [string, () => Promise<string>][] = [
    ["of another type", () => directory.logoutToken(person.sub, { typ: "JWT" })],
    ["with a nonce: an ID token", () => directory.logoutToken(person.sub, { claims: { nonce: "n" } })],
    ["without the event", () => directory.logoutToken(person.sub, { claims: { events: {} } })],
    ["for another client", () => directory.logoutToken(person.sub, { claims: { aud: "another" } })],
    ["of another directory", () => directory.logoutToken(person.sub, { claims: { iss: "https://evil.test" } })],
    ["of nobody", () => directory.logoutToken(person.sub, { claims: { sub: undefined } })],
    ["without an id", () => directory.logoutToken(person.sub, { claims: { jti: undefined } })],
    ["that is old", () => directory.logoutToken(person.sub, { age: 200 })],
    ["signed by another key", async () => directory.logoutToken(person.sub, { key: (await generateKeyPair("RS256")).privateKey })],
    ["that is none", () => Promise.resolve("not.a.token")],
    ["that is absent", () => Promise.resolve("")],
  ];
  test.each(wrong)("is rejected with a message %s and ends nothing", async (_which, message) => {
    const token = await signInFixture.signIn(person);
    const response = await tell(await message());
    expect([response.status, await response.json()]).toEqual([400, { error: "invalid_request" }]);
    expect(await isSignedIn(token)).toBe(true);
  });
});
