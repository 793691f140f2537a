import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Browser, codeOf, insertUser, linkTo, mailsTo, errorCode, type Setup, userRow } from "../../fixtures/auth/accounts";
import { guessesLog10 } from "../../../server/auth/passwords/strengthThread";
import { startTestApp, password, type TestApp } from "../../fixtures/app";

const [recovered, thiefs] = ["Nieve-clara7!", "Otra-cosa88!"];
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // Loads the dictionaries, which would otherwise delay the held action beyond its timeout.
  await guessesLog10(recovered);
});

const enrol = (browser: Browser) =>
  browser.graphql<{ enrolSecondFactor: Setup }>("mutation($p: String!) { enrolSecondFactor(input: { password: $p }) { uri } }", {
    p: password,
  });
const change = (browser: Browser, current = password) =>
  browser.graphql("mutation($input: ChangePasswordInput!) { changePassword(input: $input) { id } }", {
    input: { current, password: thiefs, repeated: thiefs },
  });

/** Pauses an action of this browser between reading the user and checking the password, and runs another action in the meantime. */
async function held<T>(browser: Browser, pending: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  await app.db.execute(sql`delete from attempts`);
  await change(browser, "Wrong-pass1!"); // there is a row of this session
  let answer!: Promise<T>;
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select key from attempts for update`);
    answer = pending();
    await vi.waitFor(
      async () => {
        const [row] = await app.owner.execute<{ n: number }>(
          "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() and query like '%attempts%'",
        );
        if (!row!.n) throw new Error("not there yet");
      },
      { timeout: 3_000, interval: 20 },
    );
    await meanwhile();
  });
  return answer;
}

describe("a change between the password check and the action", () => {
  test("keeps a password that was recovered through a mailed link", async () => {
    const { user, email } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user);
    await new Browser(app).forgot(user);
    const token = await linkTo(app, email);
    const outcome = await held(
      browser,
      () => change(browser),
      async () => expect(await new Browser(app).reset(token, recovered)).toBe(true),
    );
    expect(errorCode(outcome)).toBe("UNAUTHENTICATED");
    expect(await new Browser(app).login(user, thiefs)).toBe("LOGIN_FAILED");
    expect(await new Browser(app).login(user, recovered)).toMatchObject({ step: null });
    expect(await mailsTo(app, email, 2)).toHaveLength(2);
  });

  test("rejects actions of an ended session", async () => {
    const { user } = await insertUser(app);
    const [browser, owner] = [new Browser(app), new Browser(app)];
    await browser.login(user);
    await owner.login(user);
    const outcome = await held(
      browser,
      () => change(browser),
      () => owner.graphql("mutation { endOtherSessions { id } }"),
    );
    expect(errorCode(outcome)).toBe("UNAUTHENTICATED");
    expect(await new Browser(app).login(user)).toMatchObject({ step: null });
  });

  test("keeps a second factor that was enabled elsewhere", async () => {
    const { id, user } = await insertUser(app);
    const [browser, owner] = [new Browser(app), new Browser(app)];
    await browser.login(user);
    await owner.login(user);
    const outcome = await held(
      browser,
      () => enrol(browser),
      async () => {
        const setup = (await enrol(owner)).data!.enrolSecondFactor;
        const code = codeOf(app, setup);
        expect(
          (await owner.graphql("mutation($code: String!) { confirmEnrolment(input: { code: $code }) { id } }", { code })).errors,
        ).toBeUndefined();
      },
    );
    expect(errorCode(outcome)).toBe("SECOND_FACTOR_ON");
    expect((await userRow(app, id)).totpConfirmedAt).not.toBeNull();
    expect(await new Browser(app).login(user)).toMatchObject({ step: "CODE" });
  });
});
