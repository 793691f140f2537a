import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { nameColumns } from "../../../server/db/text/foldedNames";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { atNewStep, Browser, codeOf, enrol, insertUser, type Info, linkTo, type Setup } from "../../fixtures/auth/accounts";
import { startTestApp, type TestApp } from "../../fixtures/app";

const MINUTE_MS = 60_000;
let app: TestApp;
let profileId: string;
beforeAll(async () => {
  app = await startTestApp();
  profileId = randomUUID();
  const now = new Date();
  await app.db.insert(specificProfiles).values({
    id: profileId,
    ...nameColumns("With a second factor"),
    profileType: "OPERADOR",
    requiresTwoFactor: true,
    createdAt: now,
    updatedAt: now,
  });
});

/** A user with an authenticator whose last code was taken this long ago: the next ones are all new. */
async function withFactor(): Promise<{ user: string; email: string; setup: Setup; asked: () => Promise<string> }> {
  const { user, email } = await insertUser(app, { specificProfileId: profileId });
  app.clock.offset = 0;
  const setup = await enrol(new Browser(app), user);
  app.clock.offset = 5 * MINUTE_MS;
  atNewStep(app);
  return { user, email, setup, asked: async () => ((await new Browser(app).login(user)) as Info).challenge! };
}
const enter = (challenge: string, code: string) => new Browser(app).confirm(challenge, code);
/** Six digits that are none of the next codes. */
function wrongCode(setup: Setup): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(app, setup, steps)));
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.has(code))!;
}

describe("threat 5: codes of the second factor that are observed, repeated or guessed", () => {
  test("one code is accepted once, for the first caller", async () => {
    const { setup, asked } = await withFactor();
    const challenges = await Promise.all([asked(), asked(), asked()]);
    const code = codeOf(app, setup);
    const replies = await Promise.all(challenges.map((challenge) => enter(challenge, code)));
    expect(replies.filter((answer) => typeof answer !== "string")).toHaveLength(1);
    expect(replies.filter((answer) => answer === "CODE_WRONG")).toHaveLength(2);
    // nor is the one before it, once a later one was taken
    expect(await enter(await asked(), codeOf(app, setup, -1))).toBe("CODE_WRONG");
    expect(await enter(await asked(), codeOf(app, setup, 1))).toMatchObject({ step: null });
  });

  test.each([
    [-2, "is refused"],
    [-1, "is taken"],
    [1, "is taken"],
    [2, "is refused"],
  ])("a code %i steps away %s", async (steps, what) => {
    const { setup, asked } = await withFactor();
    const reply = await enter(await asked(), codeOf(app, setup, steps));
    expect(typeof reply === "string" ? "is refused" : "is taken").toBe(what);
  });

  test("the sixth attempt of a sign-in is rejected even with the correct code", async () => {
    const { setup, asked } = await withFactor();
    const challenge = await asked();
    for (let n = 0; n < 5; n++) expect(await enter(challenge, wrongCode(setup))).toBe("CODE_WRONG");
    expect(await enter(challenge, codeOf(app, setup))).toBe("CHALLENGE_OVER");
  });

  test("at most five of 50 concurrent attempts are evaluated", async () => {
    const { setup, asked } = await withFactor();
    const challenge = await asked();
    const replies = await Promise.all(Array.from({ length: 50 }, () => enter(challenge, wrongCode(setup))));
    expect(replies.filter((answer) => answer === "CODE_WRONG")).toHaveLength(5);
    expect(replies.filter((answer) => answer === "CHALLENGE_OVER")).toHaveLength(45);
  });

  test("a caller with the password has ten attempts in a quarter of an hour over all sign-ins", async () => {
    const { setup, asked } = await withFactor();
    const replies: unknown[] = [];
    for (let round = 0; round < 3; round++) {
      const challenge = await asked();
      for (let n = 0; n < 4; n++) replies.push(await enter(challenge, wrongCode(setup)));
    }
    expect(replies).toEqual([...Array<string>(10).fill("CODE_WRONG"), "TOO_MANY_ATTEMPTS", "TOO_MANY_ATTEMPTS"]);
    expect(await enter(await asked(), codeOf(app, setup))).toBe("TOO_MANY_ATTEMPTS");
    app.clock.offset += 16 * MINUTE_MS;
    expect(await enter(await asked(), codeOf(app, setup))).toMatchObject({ step: null });
  });

  test("mailed links and their browsers add no attempts", async () => {
    const { user, email, setup } = await withFactor();
    const replies: unknown[] = [];
    let last: { browser: Browser; newPassword: string } | undefined;
    for (let round = 0; round < 3; round++) {
      const [browser, newPassword] = [new Browser(app), `Nieve-clara${round}!`];
      await browser.forgot(user);
      // One mail was about the factor, and one of each password before.
      expect(await browser.reset(await linkTo(app, email, 2 + 2 * round), newPassword)).toBe(true);
      expect(browser.device).not.toBeNull();
      const { challenge } = (await browser.login(user, newPassword)) as Info;
      for (let n = 0; n < 4; n++) replies.push(await browser.confirm(challenge!, wrongCode(setup)));
      last = { browser, newPassword };
    }
    expect(replies).toEqual([...Array<string>(10).fill("CODE_WRONG"), "TOO_MANY_ATTEMPTS", "TOO_MANY_ATTEMPTS"]);
    const { browser, newPassword: given } = last!;
    for (const one of [browser, new Browser(app)])
      expect(await one.confirm(((await one.login(user, given)) as Info).challenge!, codeOf(app, setup))).toBe("TOO_MANY_ATTEMPTS");
    app.clock.offset += 16 * MINUTE_MS;
    expect(await browser.confirm(((await browser.login(user, given)) as Info).challenge!, codeOf(app, setup))).toMatchObject({
      step: null,
    });
  });

  test("a sign-in waits five minutes for its code and belongs to its browser", async () => {
    const { setup, asked } = await withFactor();
    const challenge = await asked();
    expect(await enter("A".repeat(43), codeOf(app, setup))).toBe("CHALLENGE_OVER");
    app.clock.offset += 5 * MINUTE_MS + 1_000;
    expect(await enter(challenge, codeOf(app, setup))).toBe("CHALLENGE_OVER");
  });

  test("no step can be skipped, and an intermediate challenge gives no access", async () => {
    const { setup, asked } = await withFactor();
    const challenge = await asked();
    expect(await new Browser(app).choose(challenge, "Nieve-clara7!")).toBe("CHALLENGE_OVER");
    expect(await new Browser(app).setUp(challenge)).toBe("CHALLENGE_OVER");
    expect(await new Browser(app).userInfo(challenge)).toBe("CREDENTIAL_INVALID");
    expect(await enter(challenge, codeOf(app, setup))).toMatchObject({ step: null });
    expect(await enter(challenge, codeOf(app, setup, 1))).toBe("CHALLENGE_OVER");
  });
});
