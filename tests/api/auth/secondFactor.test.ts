import { randomUUID } from "node:crypto";
import { URI } from "otpauth";
import { beforeAll, describe, expect, test } from "vitest";
import { nameColumns } from "../../../server/db/text/foldedNames";
import { genericProfiles, specificProfiles } from "../../../server/db/tables/profiles";
import { defaultFunctionalities } from "../../../schema/rules/access/functionalities";
import { atNewStep, Browser, codeOf, enrol, insertUser, type Info, mailsTo, errorCode, type Setup } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";

let app: TestApp;
let profileId: string;
beforeAll(async () => {
  app = await startTestApp();
  profileId = randomUUID();
  const now = new Date();
  const made = { createdAt: now, updatedAt: now };
  await app.db
    .insert(specificProfiles)
    .values({ id: profileId, ...nameColumns("With a second factor"), profileType: "OPERADOR", requiresTwoFactor: true, ...made });
  await app.db.insert(genericProfiles).values({
    profileType: "SUPERVISOR",
    functionalities: [...defaultFunctionalities.SUPERVISOR],
    requiresTwoFactor: true,
    updatedAt: now,
  });
});
const required = () => ({ specificProfileId: profileId });

describe("a second factor required by a profile", () => {
  test.each([
    ["generic", () => ({ profileType: "SUPERVISOR" as const })],
    ["specific", required],
  ])("of the %s profile is set up before the user gets access", async (_which, more) => {
    const { user, email } = await insertUser(app, more());
    const browser = new Browser(app);
    const first = (await browser.login(user)) as Info;
    expect(first).toMatchObject({ jwt: null, step: "ENROL", use2fa: true, userId: null, name: null, functionalities: [] });
    const setup = (await browser.setUp(first.challenge!)) as Setup;
    expect(URI.parse(setup.uri)).toMatchObject({ issuer: "Atalaya", label: user, digits: 6, period: 30 });
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    const svg = Buffer.from(setup.qr.replace("data:image/svg+xml;base64,", ""), "base64").toString();
    expect(svg).toMatch(/^<svg .*<\/svg>\s*$/s);
    expect(await browser.confirm(first.challenge!, codeOf(app, setup))).toMatchObject({
      step: null,
      jwt: expect.any(String),
      use2fa: true,
    });
    expect((await mailsTo(app, email, 1))[0]).toMatchObject({ subject: "Atalaya: a second factor was set up" });
  });

  test("is not active before its first code", async () => {
    const { user } = await insertUser(app, required());
    const browser = new Browser(app);
    const { challenge } = (await browser.login(user)) as Info;
    await browser.setUp(challenge!);
    expect(await browser.confirm(challenge!, "000000")).toBe("CODE_WRONG");
    expect(await browser.login(user)).toMatchObject({ step: "ENROL" });
  });

  test("is required at each sign-in, before a required password change", async () => {
    const { id, user } = await insertUser(app, required());
    const setup = await enrol(new Browser(app), user);
    await app.db.execute(`update users set must_change_password = true where id = '${id}'`);
    const browser = new Browser(app);
    const asked = (await browser.login(user)) as Info;
    expect(asked).toMatchObject({ step: "CODE", use2fa: true, name: null });
    expect(await browser.choose(asked.challenge!, "Nieve-clara7!")).toBe("CHALLENGE_OVER");
    const next = (await browser.confirm(asked.challenge!, codeOf(app, setup, 1))) as Info;
    expect(next).toMatchObject({ step: "NEW_PASSWORD", jwt: null });
    expect(await browser.choose(next.challenge!, "Nieve-clara7!")).toMatchObject({ step: null });
  });

  test("cannot be removed", async () => {
    const { user } = await insertUser(app, required());
    const browser = new Browser(app);
    const setup = await enrol(browser, user);
    const removed = await browser.graphql(
      "mutation($c: String!, $p: String!) { removeSecondFactor(input: { password: $p, code: $c }) { id } }",
      {
        p: password,
        c: codeOf(app, setup, 1),
      },
    );
    expect(errorCode(removed)).toBe("SECOND_FACTOR_REQUIRED");
  });
});

describe("an optional second factor", () => {
  const account = "{ secondFactor secondFactorRequired }";
  const enrolOwn = (browser: Browser, typedPassword: string) =>
    browser.graphql<{ enrolSecondFactor: Setup }>(
      "mutation($p: String!) { enrolSecondFactor(input: { password: $p }) { uri secret qr } }",
      {
        p: typedPassword,
      },
    );
  const confirm = (browser: Browser, code: string) =>
    browser.graphql(`mutation($c: String!) { confirmEnrolment(input: { code: $c }) ${account} }`, { c: code });

  test("is enabled with the password and a code, required at sign-in and removed with both", async () => {
    const { user, email } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user);
    expect(errorCode(await enrolOwn(browser, "Wrong-pass1!"))).toBe("PASSWORD_WRONG");
    expect(errorCode(await confirm(browser, "123456"))).toBe("SECOND_FACTOR_OFF");
    const setup = (await enrolOwn(browser, password)).data!.enrolSecondFactor;
    expect(await browser.graphql(`{ myAccount ${account} }`)).toMatchObject({ data: { myAccount: { secondFactor: false } } });
    expect(errorCode(await confirm(browser, "12345"))).toBe("CODE_WRONG");
    atNewStep(app);
    const used = codeOf(app, setup);
    expect(await confirm(browser, used.replace(/^.../, "$& "))).toEqual({
      data: { confirmEnrolment: { secondFactor: true, secondFactorRequired: false } },
    });
    expect(errorCode(await enrolOwn(browser, password))).toBe("SECOND_FACTOR_ON");
    expect(await new Browser(app).login(user)).toMatchObject({ step: "CODE" });
    const remove = (code: string) =>
      browser.graphql(`mutation($c: String!, $p: String!) { removeSecondFactor(input: { password: $p, code: $c }) ${account} }`, {
        p: password,
        c: code,
      });
    expect(errorCode(await remove(used))).toBe("CODE_WRONG");
    expect(await remove(codeOf(app, setup, 1))).toMatchObject({ data: { removeSecondFactor: { secondFactor: false } } });
    expect(await new Browser(app).login(user)).toMatchObject({ step: null });
    expect((await mailsTo(app, email, 2)).map(({ subject }) => subject).sort()).toEqual([
      "Atalaya: a second factor was set up",
      "Atalaya: your second factor was removed",
    ]);
  });
});
