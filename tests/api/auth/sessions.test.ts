import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { centres } from "../../../server/db/tables/instances";
import { Browser, insertUser, type Info, errorCode, userRow } from "../../fixtures/auth/accounts";
import { startTestApp, type TestApp } from "../../fixtures/app";

const HOUR_MS = 3_600_000;
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const userAgent = (value: string) => ({ "user-agent": value });
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterEach(() => void (app.clock.offset = 0));

describe("the session cookie", () => {
  test("is readable by the server and this site only and is kept for a month on request", async () => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user);
    expect(browser.headers.getSetCookie()[0]).toMatch(/^atalaya_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict$/);
    await browser.login(user, undefined, { keepSessionAlive: true });
    expect(browser.headers.getSetCookie()[0]).toMatch(/^atalaya_session=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  test("is limited to the host and encrypted connections when the product is reached by https", async () => {
    const secure = await startTestApp({ PUBLIC_URL: "https://atalaya.example.test" }, { beside: app });
    const { user } = await insertUser(app);
    const browser = new Browser(secure);
    await browser.login(user);
    expect(browser.headers.getSetCookie()[0]).toMatch(/^__Host-atalaya_session=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(await browser.userInfo()).toMatchObject({ step: null });
  });

  test("changes with each refresh, and two concurrent refreshes get the same value", async () => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user);
    const [first, tab] = [browser.cookie, new Browser(app)];
    tab.cookie = first;
    app.clock.offset = 60_000;
    const [one, two] = await Promise.all([browser.userInfo(), tab.userInfo()]);
    expect([one, two]).toMatchObject([{ jwt: expect.any(String) }, { jwt: expect.any(String) }]);
    expect(browser.cookie).not.toBe(first);
    expect(tab.cookie).toBe(browser.cookie);
    app.clock.offset += 20_000;
    const late = new Browser(app);
    late.cookie = first;
    expect(await late.userInfo()).toMatchObject({ step: null });
    expect(late.cookie).toBe(browser.cookie);
  });

  test.each([1, 3])("from %i refreshes ago ends the session and is recorded in the audit log", async (refreshes) => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    const { jwt } = (await browser.login(user)) as Info;
    const stolen = new Browser(app);
    stolen.cookie = browser.cookie;
    for (let n = 1; n <= refreshes; n++) {
      app.clock.offset = n * 60_000;
      await browser.userInfo();
    }
    app.clock.offset += 31_000;
    expect(await stolen.userInfo()).toBe("UNAUTHENTICATED");
    expect(await browser.userInfo(jwt!)).toBe("UNAUTHENTICATED");
    const id = browser.cookie!.replace("atalaya_session=", "").split(".")[0]!;
    const rows = await app.db.select().from(audit).where(eq(audit.entityId, id)).orderBy(audit.seq);
    expect(rows.map(({ action }) => action)).toEqual(["session.begin", "session.stolen"]);
  });

  test("with an invented value ends no session", async () => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user);
    const other = new Browser(app);
    other.cookie = browser.cookie!.replace(/\.[\w-]{43}/, `.${"A".repeat(43)}`);
    expect(await other.userInfo()).toBe("UNAUTHENTICATED");
    expect(await browser.userInfo()).toMatchObject({ step: null });
  });

  test("is required to extend a token", async () => {
    const { user } = await insertUser(app);
    const { jwt } = (await new Browser(app).login(user)) as Info;
    app.clock.offset = 10 * 60_000;
    expect(((await new Browser(app).userInfo(jwt!)) as Info).jwt).toBe(jwt);
  });

  test("is deleted at sign-out together with the browser's cache", async () => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    const { jwt } = (await browser.login(user)) as Info;
    await browser.graphql("mutation { logout }", {}, jwt!);
    expect(browser.headers.get("clear-site-data")).toBe('"cache"');
    expect(browser.cookie).toBeNull();
    expect(await browser.userInfo(jwt!)).toBe("UNAUTHENTICATED");
  });
});

describe("a session", () => {
  test.each([
    [11, "is valid", false],
    [13, "has expired", false],
    [13, "is valid", true],
    [24 * 29, "is valid", true],
    [24 * 31, "has expired", true],
  ])("unused for %i hours %s (kept: %s)", async (hours, what, persistent) => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user, undefined, { persistent });
    app.clock.offset = hours * HOUR_MS;
    const info = await browser.userInfo();
    expect(typeof info === "string" ? "has expired" : "is valid").toBe(what);
  });

  test("ends a session in constant use after a day", async () => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user);
    for (const hours of [8, 16, 23]) {
      app.clock.offset = hours * HOUR_MS;
      expect(await browser.userInfo()).toMatchObject({ step: null });
    }
    app.clock.offset = 24.1 * HOUR_MS;
    expect(await browser.userInfo()).toBe("UNAUTHENTICATED");
  });

  test("is listed and ended by its user only", async () => {
    const [own, foreign] = [await insertUser(app), await insertUser(app)];
    const [here, there, stranger] = [new Browser(app, userAgent(firefox)), new Browser(app, userAgent("curl/8")), new Browser(app)];
    await here.login(own.user);
    await there.login(own.user, undefined, { persistent: true });
    await stranger.login(foreign.user);
    const list = async (browser: Browser) =>
      (
        await browser.graphql<{ mySessions: { id: string; current: boolean; browser: string; address: string; keepAlive: boolean }[] }>(
          "{ mySessions { id current browser address keepAlive createdAt lastSeenAt expiresAt } }",
        )
      ).data!.mySessions;
    const seen = await list(here);
    expect(seen).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ current: true, browser: "Firefox, Windows", keepAlive: false }),
        expect.objectContaining({ current: false, browser: "curl", keepAlive: true }),
      ]),
    );
    expect(seen[0]!.address).toMatch(/127\.0\.0\.1|::1/);
    const end = (browser: Browser, id: string) =>
      browser.graphql("mutation($id: ID!) { endSession(input: { id: $id }) { id current browser } }", { id });
    const theirs = (await list(stranger))[0]!.id;
    for (const id of [theirs, "018f0000-0000-7000-8000-000000000000", "x"]) expect(errorCode(await end(here, id))).toBe("NOT_FOUND");
    const other = seen.find(({ current }) => !current)!;
    expect(await end(here, other.id)).toEqual({ data: { endSession: { id: other.id, current: false, browser: "curl" } } });
    expect(await there.userInfo()).toBe("UNAUTHENTICATED");
    await there.login(own.user);
    expect(await here.graphql("mutation { endOtherSessions { browser } }")).toEqual({ data: { endOtherSessions: [{ browser: "curl" }] } });
    expect(await list(here)).toHaveLength(1);
    expect(await stranger.userInfo()).toMatchObject({ step: null });
  });

  test("is replaced by a new sign-in in the same browser", async () => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    const first = (await browser.login(user)) as Info;
    const before = browser.cookie;
    await browser.login(user);
    expect(browser.cookie).not.toBe(before);
    expect(await new Browser(app).userInfo(first.jwt!)).toBe("UNAUTHENTICATED");
  });
});

describe("the user's account", () => {
  test("has a language and a default centre within its AMA instances", async () => {
    await app.db.insert(centres).values([
      { instanceId: "ES", id: "MAD", name: "Madrid" },
      { instanceId: "FR", id: "PAR", name: "Paris" },
    ]);
    const { id, user } = await insertUser(app, { allInstances: false });
    await app.db.execute(`insert into user_instances values ('${id}', 'ES')`);
    const browser = new Browser(app);
    await browser.login(user);
    const change = (centre: Record<string, string | null> | null) =>
      browser.graphql(
        "mutation($c: CentreKeyInput) { changeMyDefaultCentre(input: { centre: $c }) { defaultCentre { instanceId code name } } }",
        { c: centre },
      );
    expect(await change({ instanceId: "ES", code: "MAD" })).toMatchObject({
      data: { changeMyDefaultCentre: { defaultCentre: { code: "MAD", name: "Madrid" } } },
    });
    expect(await change({ instanceId: "ES", id: "MAD" })).toMatchObject({
      data: { changeMyDefaultCentre: { defaultCentre: { code: "MAD" } } },
    });
    for (const [instanceId, code, error] of [
      ["FR", "PAR", "NOT_FOUND"],
      ["ES", "PAR", "NOT_FOUND"],
      ["ES", null, "BAD_USER_INPUT"],
      [null, "MAD", "BAD_USER_INPUT"],
    ] as const)
      expect(errorCode(await change({ instanceId, code }))).toBe(error);
    expect(await browser.userInfo()).toMatchObject({ centers: [{ code: "MAD" }], defaultCenter: { code: "MAD" } });
    expect(await change(null)).toMatchObject({ data: { changeMyDefaultCentre: { defaultCentre: null } } });
    const speak = (language: string) =>
      browser.graphql("mutation($l: Language!) { changeMyLanguage(input: { language: $l }) { language } }", { l: language });
    expect(await speak("el")).toEqual({ data: { changeMyLanguage: { language: "el" } } });
    expect(errorCode(await speak("xx"))).toBe("BAD_USER_INPUT");
    expect(await browser.userInfo()).toMatchObject({ language: "el" });
  });

  test("follows the browser's language until the user chooses one, which mails also use", async () => {
    const { id, user } = await insertUser(app, { language: "es", languageChosen: false, mustChangePassword: true });
    const asking = (language: string): Browser => new Browser(app, { "accept-language": language });
    const mine = async (browser: Browser): Promise<unknown> =>
      (await browser.graphql<{ myAccount: { language: string } }>("{ myAccount { language } }")).data?.myAccount.language;
    const first = (await asking("el-GR,en;q=0.5").login(user)) as Info;
    expect(first).toMatchObject({ step: "NEW_PASSWORD", language: "el" });
    const greek = asking("el-GR");
    expect(await greek.choose(first.challenge!, "Nieve-clara7!")).toMatchObject({ step: null, language: "el" });
    expect([await mine(greek), (await userRow(app, id)).language]).toEqual(["el", "el"]);
    expect(await asking("xx").login(user, "Nieve-clara7!")).toMatchObject({ language: "el" });
    const italian = asking("it");
    expect(await italian.login(user, "Nieve-clara7!")).toMatchObject({ language: "it" });
    await italian.graphql("mutation { changeMyLanguage(input: { language: it }) { id } }");
    expect(await asking("el").login(user, "Nieve-clara7!")).toMatchObject({ language: "it" });
    expect([await mine(greek), (await userRow(app, id)).language]).toEqual(["it", "it"]);
  });

  test("does not exist for API keys", async () => {
    const key = await app.key("act");
    for (const query of [
      "{ myAccount { id } }",
      "{ mySessions { id } }",
      "mutation { endOtherSessions { id } }",
      "mutation { changeMyLanguage(input: { language: en }) { id } }",
    ])
      expect(errorCode(await app.graphql(query, {}, key))).toBe("FORBIDDEN");
  });
});

describe("the sign-in audit", () => {
  test("contains actions and origins, and no typed values", async () => {
    const { id, user } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user, "My-secret-typo9!");
    await browser.login("My-other-secret8!", "My-secret-typo9!");
    const { jwt } = (await browser.login(user)) as Info;
    await browser.graphql("mutation { logout }", {}, jwt!);
    const rows = (await app.db.select().from(audit).orderBy(audit.seq)).slice(-40);
    const own = rows.filter((row) => row.actorId === id || row.entityId === id);
    expect(own.map(({ action, actorName }) => `${action} ${actorName}`)).toEqual([
      `session.fail somebody`,
      `session.begin ${user}`,
      `session.end ${user}`,
    ]);
    expect(own.every(({ origin }) => origin !== null)).toBe(true);
    expect(rows.filter(({ action }) => action === "session.fail").length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(rows)).not.toMatch(/My-secret-typo9|My-other-secret8/);
  });
});
