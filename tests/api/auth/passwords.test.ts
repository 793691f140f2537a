import { hash } from "@node-rs/argon2";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { users } from "../../../server/db/tables/users";
import { Browser, insertUser, type Info, linkTo, mailsTo, errorCode, userRow } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";

const other = "Nieve-clara7!";
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

describe("a password that must be changed at the next sign-in", () => {
  test("is required before any data of the user is returned", async () => {
    const { user } = await insertUser(app, { mustChangePassword: true, language: "fr" });
    const browser = new Browser(app);
    const loginInfo = (await browser.login(user)) as Info;
    expect(loginInfo).toEqual({
      jwt: null,
      step: "NEW_PASSWORD",
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      use2fa: false,
      userId: null,
      name: null,
      language: "fr",
      profileType: null,
      functionalities: [],
      visibleColumns: [],
      userTables: [],
      centers: [],
      defaultCenter: null,
    });
    expect(browser.cookie).toBeNull();
  });

  test("is changed during sign-in and then no longer required", async () => {
    const { user } = await insertUser(app, { mustChangePassword: true });
    const browser = new Browser(app);
    const { challenge } = (await browser.login(user)) as Info;
    expect(await browser.choose(challenge!, password)).toBe("PASSWORD_UNCHANGED");
    expect(await browser.choose(challenge!, "Password1!")).toBe("PASSWORD_COMMON");
    expect(await browser.choose(challenge!, other, `${other}?`)).toBe("PASSWORDS_DIFFER");
    expect(await browser.choose(challenge!, other)).toMatchObject({ step: null, jwt: expect.any(String), name: "Somebody" });
    expect(await browser.choose(challenge!, "Otra-cosa88!")).toBe("CHALLENGE_OVER");
    expect(await new Browser(app).login(user, other)).toMatchObject({ step: null });
    expect(await new Browser(app).login(user)).toBe("LOGIN_FAILED");
  });

  test("is not changed by a sign-in that began with an earlier password", async () => {
    const { user } = await insertUser(app, { mustChangePassword: true });
    const [thief, owner] = [new Browser(app), new Browser(app)];
    const stolen = (await thief.login(user)) as Info;
    const own = (await owner.login(user)) as Info;
    await owner.choose(own.challenge!, other);
    expect(await thief.choose(stolen.challenge!, "Otra-cosa88!")).toBe("CHALLENGE_OVER");
  });
});

describe("a password with an accented letter", () => {
  const composed = "Montaña-Azul-7é".normalize("NFC");
  const decomposed = composed.normalize("NFD");

  test.each([
    [composed, decomposed],
    [decomposed, composed],
  ])("is accepted composed and decomposed: chosen as %j", async (chosen, typed) => {
    const { user } = await insertUser(app, { mustChangePassword: true });
    const browser = new Browser(app);
    const { challenge } = (await browser.login(user)) as Info;
    expect(await browser.choose(challenge!, chosen, typed)).toMatchObject({ jwt: expect.any(String) });
    for (const form of [chosen, typed]) expect(await new Browser(app).login(user, form)).toMatchObject({ step: null });
    expect(await new Browser(app).login(user, "Montana-Azul-7e")).toBe("LOGIN_FAILED");
  });

  test("is accepted in both forms with an earlier hash of the decomposed form", async () => {
    const { id, user } = await insertUser(app);
    await app.db
      .update(users)
      .set({ passwordHash: await hash(decomposed) })
      .where(eq(users.id, id));
    for (const form of [composed, decomposed]) expect(await new Browser(app).login(user, form)).toMatchObject({ step: null });
  });
});

describe("changing the password", () => {
  const change = (browser: Browser, current: string, chosen: string, bearer: string) =>
    browser.graphql(
      "mutation($input: ChangePasswordInput!) { changePassword(input: $input) { user } }",
      { input: { current, password: chosen, repeated: chosen } },
      bearer,
    );

  test("requires the current one, ends the other sessions and sends a mail", async () => {
    const { user, email } = await insertUser(app);
    const [here, there] = [new Browser(app), new Browser(app)];
    const { jwt } = (await here.login(user)) as Info;
    const elsewhere = (await there.login(user)) as Info;
    expect(errorCode(await change(here, "Wrong-pass1!", other, jwt!))).toBe("PASSWORD_WRONG");
    expect(errorCode(await change(here, password, password, jwt!))).toBe("PASSWORD_UNCHANGED");
    expect(await change(here, password, other, jwt!)).toMatchObject({ data: { changePassword: { user } } });
    expect(await here.userInfo(jwt!)).toMatchObject({ step: null });
    expect(await there.userInfo(elsewhere.jwt!)).toBe("UNAUTHENTICATED");
    const [mail] = await mailsTo(app, email, 1);
    expect(mail).toMatchObject({ subject: "Atalaya: your password was changed" });
  });

  test("is rejected for directory users and API keys", async () => {
    const { id, user } = await insertUser(app);
    const { jwt } = (await new Browser(app).login(user)) as Info;
    await app.db.execute(`update users set internal = true where id = '${id}'`);
    expect(errorCode(await change(new Browser(app), password, other, jwt!))).toBe("FORBIDDEN");
    expect(errorCode(await change(new Browser(app), password, other, await app.key("act")))).toBe("FORBIDDEN");
  });
});

describe("a forgotten password", () => {
  test.each(["user", "email"] as const)("is replaced through a mailed link requested for %s", async (by) => {
    const testUser = await insertUser(app);
    const browser = new Browser(app);
    const signedIn = new Browser(app);
    const { jwt } = (await signedIn.login(testUser.user)) as Info;
    expect(await browser.forgot(` ${testUser[by].toUpperCase()} `)).toMatchObject({ data: { requestPasswordReset: { accepted: true } } });
    const token = await linkTo(app, testUser.email);
    expect(await browser.reset(token, other)).toBe(true);
    expect(browser.cookie).toBeNull();
    expect(await signedIn.userInfo(jwt!)).toBe("UNAUTHENTICATED");
    expect(await browser.login(testUser.user, other)).toMatchObject({ step: null });
    expect((await mailsTo(app, testUser.email, 2))[1]).toMatchObject({ subject: "Atalaya: your password was changed" });
  });

  test("is mailed in the user's language with the configured address", async () => {
    const { user, email } = await insertUser(app, { language: "pt" });
    await new Browser(app, { "x-forwarded-host": "evil.test" }).forgot(user);
    const [mail] = await mailsTo(app, email, 1);
    expect(mail!.subject).toBe("Atalaya: escolha uma nova palavra-passe");
    expect(mail!.text).toContain("http://localhost:0/#/resetPassword?resetToken=");
  });

  test("keeps the link valid after a rejected password", async () => {
    const { user, email } = await insertUser(app, { user: "Waldemar" });
    const browser = new Browser(app);
    await browser.forgot(user);
    const token = await linkTo(app, email);
    expect(await browser.reset(token, "short")).toBe("PASSWORD_RULES");
    expect(await browser.reset(token, "W4ldemar-99!")).toBe("PASSWORD_CONTEXT");
    expect(await browser.reset(token, other, "Nieve-clara8!")).toBe("PASSWORDS_DIFFER");
    expect(await browser.reset(token, other)).toBe(true);
  });

  test("removes the requested name from the outbox once the mail is sent", async () => {
    const { user, email } = await insertUser(app);
    await new Browser(app).forgot(user);
    await linkTo(app, email);
    // The mail exists shortly before its state is stored.
    await vi.waitFor(async () => {
      const rows = await app.db.execute("select body from outbox where integration = 'MAIL'");
      expect(JSON.stringify(rows)).not.toContain(user);
    });
  });
});

test("records the time of a password change", async () => {
  const { id, user } = await insertUser(app, { mustChangePassword: true, passwordChangedAt: null });
  const browser = new Browser(app);
  const { challenge } = (await browser.login(user)) as Info;
  await browser.choose(challenge!, other);
  const row = await userRow(app, id);
  expect(row).toMatchObject({ mustChangePassword: false });
  expect(row.passwordChangedAt!.getTime()).toBeGreaterThan(Date.now() - 60_000);
});
