import fs from "node:fs";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { Browser, startTestDirectory, type TestDirectory, type Person } from "../../fixtures/auth/directory";
import { createDirectorySignIn } from "../../fixtures/auth/directorySignIn";

const rules = JSON.stringify([{ role: "operator", profile: "OPERADOR", instances: "all" }]);
const person: Person = { sub: "person", roles: ["operator"], preferred_username: "person@corp.test" };

const logged: string[] = [];
const write = fs.write;
vi.spyOn(fs, "write").mockImplementation(((fd: number, text: unknown, ...more: never[]) => {
  if (fd === 2) logged.push(String(text));
  return (write as (...all: unknown[]) => void)(fd, text, ...more);
}) as never);

let directory: TestDirectory;
let app: TestApp;
let signInFixture: ReturnType<typeof createDirectorySignIn>;
beforeAll(async () => {
  directory = await startTestDirectory();
  app = await startTestApp({ ...directory.env, OIDC_ROLES: rules, LOG_LEVEL: "trace" });
  signInFixture = createDirectorySignIn(app, directory);
});
beforeEach(() => void (app.clock.offset = 0));

const handedOff = async (browser = new Browser()) => ({ browser, code: (await signInFixture.through(person, browser)).jwt! });

describe("threat 1: the token in the address of /login/aad", () => {
  test("carries no token but a code of 256 bits that is stored as a digest", async () => {
    const { code } = await handedOff();
    expect(code).toMatch(/^[\w-]{43}$/);
    for (const table of ["handoffs", "directory_logins", "sessions", "audit"]) {
      const rows = await app.db.execute(sql`select t::text as row from ${sql.identifier(table)} t`);
      expect(JSON.stringify(rows)).not.toContain(code);
    }
    expect((await app.graphql("{ userInfo { name } }", {}, code)).errors![0]!.extensions.code).toBe("CREDENTIAL_INVALID");
  });

  test("contains the code in the fragment, which no Referer includes", async () => {
    const browser = new Browser();
    const answer = await signInFixture.atDirectory(browser, await signInFixture.begin(browser), person);
    const { to, response } = await browser.ask(`${app.url}/aad/callback${answer!.search}`);
    expect(new URL(to!).search).toBe("");
    expect(new URL(to!).pathname).toBe("/");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("accepts the code once", async () => {
    const { browser, code } = await handedOff();
    expect((await signInFixture.exchange(code, browser)).jwt).toBeTruthy();
    expect(await signInFixture.exchange(code, browser)).toMatchObject({ code: "DIRECTORY_REFUSED", cookie: null });
  });

  test("accepts the code once in twenty concurrent requests", async () => {
    const { browser, code } = await handedOff();
    const all = await Promise.all(Array.from({ length: 20 }, () => signInFixture.exchange(code, browser)));
    expect(all.filter(({ jwt }) => jwt)).toHaveLength(1);
  });

  test("accepts the code in the original browser only, also after an attempt in another one", async () => {
    const { browser, code } = await handedOff();
    const other = new Browser();
    await signInFixture.begin(other);
    expect((await signInFixture.exchange(code, new Browser())).code).toBe("DIRECTORY_REFUSED");
    expect((await signInFixture.exchange(code, browser)).code).toBe("DIRECTORY_REFUSED");
    const again = await handedOff();
    expect((await signInFixture.exchange(again.code, other)).code).toBe("DIRECTORY_REFUSED");
  });

  test.each([
    [59, true],
    [61, false],
  ])("after %i seconds: %s", async (seconds, good) => {
    const { browser, code } = await handedOff();
    app.clock.offset = seconds * 1_000;
    const { jwt, code: rejectionCode } = await signInFixture.exchange(code, browser);
    expect([Boolean(jwt), rejectionCode]).toEqual(good ? [true, undefined] : [false, "DIRECTORY_REFUSED"]);
  });

  test("rejects a real token in its place", async () => {
    const token = await signInFixture.signIn(person);
    const browser = new Browser();
    await signInFixture.begin(browser);
    expect(await signInFixture.exchange(token, browser)).toMatchObject({ code: "DIRECTORY_REFUSED", cookie: null });
  });

  test("keeps codes, tokens, states and secrets out of logs", async () => {
    logged.length = 0;
    const browser = new Browser();
    const address = await signInFixture.begin(browser);
    const answer = (await signInFixture.atDirectory(browser, address, person))!;
    const { jwt: code } = await signInFixture.comeBack(browser, answer);
    const { jwt, cookie } = await signInFixture.exchange(code!, browser);
    await signInFixture.exchange(code!, browser);
    await signInFixture.comeBack(browser, answer);
    await signInFixture.comeBack(browser, new URL(`${answer.href}x`));
    await vi.waitFor(() => expect(logged.join("")).toContain("STATE"));
    const secrets = [code!, jwt!, /=([^;]+)/.exec(cookie!)![1]!, directory.env["OIDC_CLIENT_SECRET"]!];
    for (const name of ["state", "nonce", "code_challenge"]) secrets.push(address.searchParams.get(name)!);
    secrets.push(answer.searchParams.get("code")!);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(15);
      expect(logged.join("")).not.toContain(secret);
    }
    expect(logged.join("")).not.toContain(person.preferred_username);
  });
});
