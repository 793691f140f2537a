import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { Browser, insertUser, linkTo, errorCode } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { inRequestBatches } from "../../fixtures/requestBatches";

const MINUTE_MS = 60_000;
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ TRUST_PROXY: "loopback" })));
const from = (address: string): Browser => new Browser(app, { "x-forwarded-for": address });
const login = "login(input: { user: $user, password: $password }) { jwt }";

/** Each sends one or more guesses, the last of them right, and says what came of it. */
const routes: Record<string, (browser: Browser, user: string, guesses: string[]) => Promise<unknown>> = {
  "the source system's call": async (browser, user, guesses) =>
    Promise.all(
      guesses.map(async (guess) => {
        const body = JSON.stringify({ user, password: guess });
        return (await browser.send("/login/doLogin", { method: "POST", headers: { "content-type": "application/json" }, body })).text();
      }),
    ),
  "one mutation each": (browser, user, guesses) => Promise.all(guesses.map((guess) => browser.login(user, guess))),
  aliases: (browser, user, guesses) => {
    const fields = guesses.map(
      (guess, n) => `a${n}: ${login.replace("$user", JSON.stringify(user)).replace("$password", JSON.stringify(guess))}`,
    );
    return browser.graphql(`mutation { ${fields.join(" ")} }`);
  },
  "a fragment": (browser, user, guesses) => {
    const fields = guesses.map(
      (guess, n) => `a${n}: ${login.replace("$user", JSON.stringify(user)).replace("$password", JSON.stringify(guess))}`,
    );
    return browser.graphql(`mutation { ...Guesses } fragment Guesses on Mutation { ${fields.join(" ")} }`);
  },
  "a batch": async (browser, user, guesses) => {
    const query = `mutation($user: String!, $password: String!) { ${login} }`;
    const body = JSON.stringify(guesses.map((guess) => ({ query, variables: { user, password: guess } })));
    return (
      await browser.send("/graphql", { method: "POST", headers: { "content-type": "application/json", origin: app.url }, body })
    ).text();
  },
  "a socket": async (_browser, user, guesses) => {
    const socket = app.socket(await app.signIn("operator"));
    return Promise.all(
      guesses.map(async (guess) => {
        const query = `mutation($user: String!, $password: String!) { ${login} }`;
        const answers: unknown[] = [];
        try {
          for await (const answer of socket.iterate({ query, variables: { user, password: guess } })) answers.push(answer);
        } catch (error) {
          answers.push(error);
        }
        return answers;
      }),
    );
  },
};

describe("threat 4: guessing passwords", () => {
  test.each(Object.entries(routes))(
    "by %s: evaluates at most five of 200 concurrent attempts",
    { timeout: 120_000 },
    async (name, route) => {
      const { id, user } = await insertUser(app);
      const wrong = Array.from({ length: 180 }, (_, n) => `Wrong-pass${n}!`);
      // The last twenty passwords are correct: a sign-in would mean that guessing was possible.
      const reply = JSON.stringify(
        await route(from(`198.18.7.${Object.keys(routes).indexOf(name)}`), user, [...wrong, ...Array<string>(20).fill(password)]),
      );
      expect(reply).not.toMatch(/jwt[^,]*eyJ/);
      const looked = (await app.db.select().from(audit).where(eq(audit.entityId, id))).filter(({ action }) => action === "session.fail");
      expect(looked.length).toBeLessThanOrEqual(5);
    },
  );

  test("returns the waiting time, writes one audit row and is identical over REST and GraphQL", async () => {
    const { id, user } = await insertUser(app);
    const browser = from("198.18.3.2");
    for (let n = 0; n < 5; n++) await browser.login(user, "Wrong-pass1!");
    const loginAnswer = await browser.graphql('mutation($u: String!) { login(input: { user: $u, password: "Wrong-pass1!" }) { jwt } }', {
      u: user.toUpperCase(),
    });
    expect(loginAnswer.errors![0]!.extensions).toMatchObject({
      code: "TOO_MANY_ATTEMPTS",
      values: { minutes: 15, seconds: expect.any(Number) },
    });
    const rest = await routes["the source system's call"]!(browser, user, [password, password]);
    expect(JSON.stringify(rest)).toContain("TOO_MANY_ATTEMPTS");
    const rejectedEvents = (await app.db.select().from(audit).where(eq(audit.entityId, id))).filter(
      ({ action }) => action === "session.refuse",
    );
    expect(rejectedEvents).toHaveLength(1);
  });

  test("lets the user in again after a quarter of an hour, regardless of further attempts", async () => {
    const { user } = await insertUser(app);
    for (let n = 0; n < 8; n++) await from("198.18.3.3").login(user, "Wrong-pass1!");
    app.clock.offset = 10 * MINUTE_MS;
    expect(await from("198.18.3.3").login(user)).toBe("TOO_MANY_ATTEMPTS");
    app.clock.offset = 15 * MINUTE_MS + 1_000;
    expect(await from("198.18.3.4").login(user)).toMatchObject({ step: null });
    app.clock.offset = 0;
  });

  test("lets the user in immediately with a new password, which is always available", async () => {
    const { user, email } = await insertUser(app);
    for (let n = 0; n < 8; n++) await from("198.18.3.5").login(user, "Wrong-pass1!");
    await from("198.18.3.6").forgot(user);
    expect(await from("198.18.3.6").reset(await linkTo(app, email), "Nieve-clara7!")).toBe(true);
    expect(await from("198.18.3.6").login(user, "Nieve-clara7!")).toMatchObject({ step: null });
  });

  test("limits one address to a hundred attempts over all accounts without limiting other addresses", async () => {
    const { user } = await insertUser(app);
    const replies = await inRequestBatches(110, (n) => from("198.18.4.1").login(`nobody-${n}`, "Wrong-pass1!"));
    expect(replies.filter((answer) => answer === "LOGIN_FAILED")).toHaveLength(100);
    expect(replies.filter((answer) => answer === "TOO_MANY_ATTEMPTS")).toHaveLength(10);
    expect(await from("198.18.4.2").login(user)).toMatchObject({ step: null });
    // a provider's /64 is one household
    const household = await inRequestBatches(101, (n) => from(`2001:db8:1:2::${n.toString(16)}`).login(`noone-${n}`, "Wrong-pass1!"));
    expect(household.filter((answer) => answer === "TOO_MANY_ATTEMPTS")).toHaveLength(1);
  }, 120_000);

  test("ignores forwarding headers without a configured proxy", async () => {
    const direct = await startTestApp({}, { beside: app });
    const replies = await inRequestBatches(101, (n) =>
      new Browser(direct, { "x-forwarded-for": `198.18.5.${n}` }).login(`nobody-${n}`, "Wrong-pass1!"),
    );
    expect(replies.filter((answer) => answer === "TOO_MANY_ATTEMPTS").length).toBeGreaterThan(0);
  }, 120_000);

  test("counts a signed-in user's wrong passwords by session, without blocking sign-in", async () => {
    const { user } = await insertUser(app);
    const [here, there] = [from("198.18.9.1"), from("198.18.9.1")];
    await here.login(user);
    await there.login(user);
    for (let n = 0; n < 6; n++) await from("198.18.9.2").login(user, "Wrong-pass1!");
    expect(await from("198.18.9.2").login(user)).toBe("TOO_MANY_ATTEMPTS");
    const enrol = async (browser: Browser, typedPassword = password) =>
      errorCode(
        await browser.graphql("mutation($p: String!) { enrolSecondFactor(input: { password: $p }) { uri } }", { p: typedPassword }),
      );
    expect(await enrol(here)).toBeNull();
    app.clock.offset = 16 * MINUTE_MS;
    const replies: unknown[] = [];
    for (let n = 0; n < 6; n++) replies.push(await enrol(here, "Wrong-pass1!"));
    expect(replies).toEqual([...Array<string>(5).fill("PASSWORD_WRONG"), "TOO_MANY_ATTEMPTS"]);
    expect(await enrol(here)).toBe("TOO_MANY_ATTEMPTS");
    expect(await enrol(there)).toBeNull();
    expect(await from("198.18.9.3").login(user)).toMatchObject({ step: null });
    app.clock.offset = 0;
  });

  test("does not delay concurrent correct passwords", async () => {
    const { user } = await insertUser(app);
    const replies = await Promise.all(Array.from({ length: 12 }, () => from("198.18.6.1").login(user)));
    expect(replies.every((answer) => typeof answer !== "string")).toBe(true);
  });
});
