import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../../server/db/tables/users";
import { atNewStep, Browser, codeOf, insertUser, type Info, linkTo } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { inRequestBatches } from "../../fixtures/requestBatches";

const wrongPassword = "Wrong-pass1!";
const other = "Nieve-clara7!";
const DAY_MS = 24 * 3_600_000;
let app: TestApp;
let calls = 0;
beforeAll(async () => void (app = await startTestApp({ TRUST_PROXY: "loopback" })));
afterEach(() => void (app.clock.offset = 0));
const browserElsewhere = (): Browser => new Browser(app, { "x-forwarded-for": `198.18.20.${calls++ % 250}` });

async function known(user: string, typedPassword = password): Promise<Browser> {
  const browser = browserElsewhere();
  const { jwt } = (await browser.login(user, typedPassword)) as Info;
  await browser.graphql("mutation { logout }", {}, jwt!);
  return browser;
}
/** Another browser with the same device cookie. */
function copyOf({ device }: Browser): Browser {
  return Object.assign(browserElsewhere(), { device });
}
async function strangersGuess(user: string, typedPassword = password): Promise<void> {
  for (let n = 0; n < 6; n++) await browserElsewhere().login(user, wrongPassword);
  expect(await browserElsewhere().login(user, typedPassword)).toBe("TOO_MANY_ATTEMPTS");
}
const fiveWrong = async (browser: Browser, user: string): Promise<void> => {
  for (let n = 0; n < 5; n++) expect(await browser.login(user, wrongPassword)).toBe("LOGIN_FAILED");
};

describe("threat 4: guesses from unknown browsers lock out unknown browsers only", { timeout: 120_000 }, () => {
  test("admits a browser that the user signed in with, also from the address of the guesses", async () => {
    const { user } = await insertUser(app);
    const home = await known(user);
    await strangersGuess(user);
    expect(await home.login(user)).toMatchObject({ step: null });
    await inRequestBatches(101, (n) => new Browser(app, home.more).login(`nobody-${n}`, wrongPassword));
    expect(await new Browser(app, home.more).login("operator")).toBe("TOO_MANY_ATTEMPTS");
    expect(await home.login(user)).toMatchObject({ step: null });
    // It did not open the door for the strangers.
    expect(await browserElsewhere().login(user)).toBe("TOO_MANY_ATTEMPTS");
  });

  test("gives a stolen device cookie five attempts in total, while unknown browsers are admitted", async () => {
    const { user } = await insertUser(app);
    const home = await known(user);
    const thief = copyOf(home);
    for (const browser of [thief, home, thief, copyOf(home), thief]) expect(await browser.login(user, wrongPassword)).toBe("LOGIN_FAILED");
    expect(await home.login(user)).toBe("TOO_MANY_ATTEMPTS");
    expect(await thief.login(user)).toBe("TOO_MANY_ATTEMPTS");
    expect(await browserElsewhere().login(user)).toMatchObject({ step: null });
    app.clock.offset = 15 * 60_000 + 1_000;
    expect(await home.login(user)).toMatchObject({ step: null });
  });

  test("keeps one device for several sign-ins of a browser", async () => {
    const { user } = await insertUser(app);
    const home = await known(user);
    const former = copyOf(home);
    app.clock.offset = 2 * DAY_MS;
    await home.login(user);
    expect(home.device).not.toBe(former.device);
    for (const browser of [home, former, home, former, home]) await browser.login(user, wrongPassword);
    expect([await home.login(user), await former.login(user)]).toEqual(["TOO_MANY_ATTEMPTS", "TOO_MANY_ATTEMPTS"]);
  });

  test("limits the known browsers of a user to thirty attempts together", async () => {
    const { user, email } = await insertUser(app);
    const browsers: Browser[] = [];
    for (let n = 0; n < 8; n++) browsers.push(await known(user));
    const home = await known(user);
    const away = browserElsewhere();
    await away.forgot(user);
    await away.reset(await linkTo(app, email), other);
    const replies: unknown[] = [];
    for (const browser of browsers.slice(0, 6)) for (let n = 0; n < 5; n++) replies.push(await browser.login(user, wrongPassword));
    expect(replies).toEqual(Array<string>(30).fill("LOGIN_FAILED"));
    // Like a stranger it is let in as long as strangers are.
    expect(await home.login(user, other)).toMatchObject({ step: null });
    await fiveWrong(browsers[6]!, user);
    for (const [browser, typedPassword] of [
      [browsers[7], wrongPassword],
      [home, other],
      [browserElsewhere(), other],
    ] as [Browser, string][])
      expect(await browser.login(user, typedPassword)).toBe("TOO_MANY_ATTEMPTS");
    app.clock.offset = 15 * 60_000 + 1_000;
    expect(await home.login(user, other)).toMatchObject({ step: null });
  });

  test("admits a mailed link after wrong passwords of many known browsers, permanently in its browser", async () => {
    const { user, email } = await insertUser(app);
    const browsers: Browser[] = [];
    for (let n = 0; n < 7; n++) browsers.push(await known(user));
    for (const browser of browsers) await fiveWrong(browser, user);
    const away = browserElsewhere();
    await away.forgot(user);
    await away.reset(await linkTo(app, email), other);
    await strangersGuess(user, other);
    expect(await away.login(user, other)).toMatchObject({ step: null });
  });

  test("ignores foreign, invented and changed device cookies without revealing a user name", async () => {
    const [{ user }, { user: second }] = [await insertUser(app), await insertUser(app)];
    const home = await known(user);
    const foreign = await known(second);
    const changed = copyOf(home);
    changed.device = home.device!.replace(/.{4}$/, "AAAA");
    const invented = copyOf(home);
    invented.device = `atalaya_device=20000.${"A".repeat(22)}.${"A".repeat(43)}`;
    for (const name of [user, "nobody-with-a-device"]) {
      for (let n = 0; n < 5; n++) expect(await [foreign, changed, invented][n % 3]!.login(name, wrongPassword)).toBe("LOGIN_FAILED");
      for (const browser of [foreign, changed, invented, browserElsewhere()])
        expect(await browser.login(name, wrongPassword)).toBe("TOO_MANY_ATTEMPTS");
    }
    expect(await home.login(user)).toMatchObject({ step: null });
  });

  test("remembers the latest eight users of a browser", async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => insertUser(app)));
    const desk = browserElsewhere();
    for (const { user } of people) await desk.login(user);
    for (const { user } of people) await strangersGuess(user);
    const replies = await Promise.all(people.map(({ user }) => copyOf(desk).login(user)));
    expect(replies.map((answer) => answer === "TOO_MANY_ATTEMPTS")).toEqual([true, ...Array<boolean>(8).fill(false)]);
  });

  test("limits guessed codes in a known browser for a quarter of an hour, without limiting its password", async () => {
    const { user } = await insertUser(app, { profileType: "SUPERVISOR" });
    const home = browserElsewhere();
    const { jwt } = (await home.login(user)) as Info;
    const setup = (
      await home.graphql<{ enrolSecondFactor: { uri: string } }>(
        "mutation($p: String!) { enrolSecondFactor(input: { password: $p }) { uri } }",
        { p: password },
        jwt!,
      )
    ).data!.enrolSecondFactor;
    atNewStep(app);
    await home.graphql("mutation($c: String!) { confirmEnrolment(input: { code: $c }) { id } }", { c: codeOf(app, setup) }, jwt!);
    for (let n = 0; n < 11; n++) {
      const stranger = browserElsewhere();
      const { challenge } = (await stranger.login(user)) as Info;
      await stranger.confirm(challenge!, "000000");
      expect(stranger.device).toBeNull();
    }
    app.clock.offset += 30_000;
    const stranger = browserElsewhere();
    expect(await stranger.confirm(((await stranger.login(user)) as Info).challenge!, codeOf(app, setup))).toBe("TOO_MANY_ATTEMPTS");
    const { challenge } = (await home.login(user)) as Info;
    expect(await home.confirm(challenge!, codeOf(app, setup))).toBe("TOO_MANY_ATTEMPTS");
    app.clock.offset += 15 * 60_000;
    const again = (await home.login(user)) as Info;
    expect(await home.confirm(again.challenge!, codeOf(app, setup))).toMatchObject({ step: null });
  });

  test("makes an unknown browser known through a mailed link", async () => {
    const { user, email } = await insertUser(app);
    const fresh = browserElsewhere();
    await fresh.forgot(user);
    const token = await linkTo(app, email);
    await strangersGuess(user);
    expect(await fresh.reset(token, other)).toBe(true);
    for (let n = 0; n < 6; n++) await browserElsewhere().login(user, wrongPassword);
    expect(await browserElsewhere().login(user, other)).toBe("TOO_MANY_ATTEMPTS");
    expect(await fresh.login(user, other)).toMatchObject({ step: null });
  });

  test("keeps a device through another password and a disabled period, without access while disabled", async () => {
    const { id, user, email } = await insertUser(app);
    const home = await known(user);
    const away = browserElsewhere();
    await away.forgot(user);
    await away.reset(await linkTo(app, email), other);
    await strangersGuess(user);
    expect(await home.login(user, other)).toMatchObject({ step: null });
    await app.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, id));
    await fiveWrong(home, user);
    expect(await home.login(user, other)).toBe("TOO_MANY_ATTEMPTS");
    expect(await browserElsewhere().login(user, other)).toBe("TOO_MANY_ATTEMPTS");
    await app.db.update(users).set({ disabledAt: null }).where(eq(users.id, id));
    expect(await home.login(user, other)).toMatchObject({ step: null });
  });
});

describe("the device cookie", () => {
  test("is readable by the server and this site only and is not set after a rejected sign-in", async () => {
    const { user } = await insertUser(app);
    const { user: unfinished } = await insertUser(app, { mustChangePassword: true });
    const browser = browserElsewhere();
    await browser.login(user, wrongPassword);
    await browser.login(unfinished);
    expect(browser.device).toBeNull();
    await browser.login(user);
    const set = browser.headers.getSetCookie().find((one) => one.includes("_device"));
    expect(set).toMatch(/^atalaya_device=\d+\.[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(set).not.toContain(user);
  });

  test("is limited to the host and encrypted connections when the product is reached by https", async () => {
    const secure = await startTestApp({ PUBLIC_URL: "https://atalaya.example.test" }, { beside: app });
    const { user } = await insertUser(app);
    const browser = new Browser(secure);
    await browser.login(user);
    const set = browser.headers.getSetCookie().find((one) => one.includes("_device"));
    expect(set).toMatch(/^__Host-atalaya_device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test("is also used by the source system's calls", async () => {
    const { user } = await insertUser(app);
    const browser = browserElsewhere();
    const post = (sentHeader: string) =>
      browser.send("/login/doLogin", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ user, password: sentHeader }),
      });
    expect((await post(password)).status).toBe(200);
    expect(browser.device).toMatch(/^atalaya_device=/);
    await strangersGuess(user);
    expect((await post(password)).status).toBe(200);
  });

  // The last test: a worker that reads the clock 181 days ahead disables every user, also those of a later test.
  test("expires after 181 days", async () => {
    const { user } = await insertUser(app);
    const home = await known(user);
    // Seen lately enough not to be disabled by the clock.
    await app.db
      .update(users)
      .set({ lastSeenAt: new Date(Date.now() + 181 * DAY_MS) })
      .where(eq(users.user, user));
    app.clock.offset = 181 * DAY_MS;
    await strangersGuess(user);
    expect(await home.login(user)).toBe("TOO_MANY_ATTEMPTS");
  });
});
