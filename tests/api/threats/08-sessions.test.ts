import { beforeAll, describe, expect, test } from "vitest";
import { Browser, insertUser, type Info, linkTo } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { measured } from "../../fixtures/measured";

const other = "Nieve-clara7!";
let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

interface Watching {
  id: string;
  user: string;
  email: string;
  browser: Browser;
  jwt: string;
  /** When the socket was closed, and with which code. */
  closed: Promise<{ at: number; code: number }>;
  /** When something came. */
  events: number[];
}

/** A user with a socket that receives something every few moments. */
async function watching(): Promise<Watching> {
  const given = await insertUser(app, { profileType: "SUPERVISOR" });
  const browser = new Browser(app);
  const { jwt } = (await browser.login(given.user)) as Info;
  const events: number[] = [];
  let done!: (closed: { at: number; code: number }) => void;
  const closed = new Promise<{ at: number; code: number }>((resolve) => (done = resolve));
  const socket = app.socket(jwt!, {
    lazy: false,
    on: { closed: (event: unknown) => done({ at: Date.now(), code: (event as { code: number }).code }) },
  });
  await new Promise<void>((came) => {
    socket.subscribe(
      { query: "subscription { heartbeat { at } }" },
      {
        next: () => {
          events.push(Date.now());
          came();
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
  });
  return { ...given, browser, jwt: jwt!, closed, events };
}

const ways: Record<string, (one: Watching) => Promise<unknown>> = {
  "log-out": ({ browser, jwt }) => browser.graphql("mutation { logout }", {}, jwt),
  "disabling by an administrator": async ({ id }) =>
    app.graphql("mutation($ids: [ID!]!) { disableUsers(input: { ids: $ids }) { id } }", { ids: [id] }, await app.signIn("admin")),
  "a changed password": async ({ user }) => {
    const elsewhere = new Browser(app);
    await elsewhere.login(user);
    return elsewhere.graphql("mutation($input: ChangePasswordInput!) { changePassword(input: $input) { id } }", {
      input: { current: password, password: other, repeated: other },
    });
  },
  "a forgotten password that was chosen anew": async ({ user, email }) => {
    await new Browser(app).forgot(user);
    return new Browser(app).reset(await linkTo(app, email), other);
  },
  "a password chosen at the next sign-in": async ({ id, user }) => {
    await app.owner.execute(`update users set must_change_password = true where id = '${id}'`);
    const elsewhere = new Browser(app);
    const { challenge } = (await elsewhere.login(user)) as Info;
    return elsewhere.choose(challenge!, other);
  },
  "being ended from another browser": async ({ user }) => {
    const elsewhere = new Browser(app);
    await elsewhere.login(user);
    return elsewhere.graphql("mutation { endOtherSessions { id } }");
  },
};

async function sessionEnds(end: (one: Watching) => Promise<unknown>): Promise<number> {
  const one = await watching();
  const answer = await end(one);
  const ended = Date.now();
  expect(JSON.stringify(answer)).not.toContain("errors");
  expect(await one.browser.userInfo(one.jwt)).toBe("UNAUTHENTICATED");
  expect(await new Browser(app).userInfo(one.jwt)).toBe("UNAUTHENTICATED");
  const { at, code } = await one.closed;
  expect(code).toBe(4403);
  expect(one.events.filter((event) => event > at)).toEqual([]);
  return at - ended;
}

describe("threat 8: sessions that are planted or outlive their end", () => {
  test.each(Object.entries(ways))(
    "%s ends it: HTTP immediately, the socket within a second, without later messages",
    { timeout: 60_000 },
    async (_name, end) => {
      const closedAfter = () => sessionEnds(end);
      // checked once a second, with the same tolerance; repeated on a busy machine
      expect(await measured(3, closedAfter, (took) => took < 2_000)).toBeLessThan(2_000);
    },
  );

  test("creates a new secret at each sign-in and never adopts a planted session", async () => {
    const [attacker, victim] = [await insertUser(app), await insertUser(app)];
    const planted = new Browser(app);
    await planted.login(attacker.user);
    const browser = new Browser(app);
    browser.cookie = planted.cookie;
    expect(await browser.login(victim.user)).toMatchObject({ userId: victim.id });
    expect(browser.cookie).not.toBe(planted.cookie);
    expect(await planted.userInfo()).toBe("UNAUTHENTICATED");
    const invented = new Browser(app);
    invented.cookie = "atalaya_session=018f0000-0000-7000-8000-000000000000.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    await invented.login(victim.user);
    expect(invented.cookie).not.toContain("018f0000");
  });

  test("stores nothing that gives access to a session", async () => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user);
    const secret = browser.cookie!.split(".")[1]!;
    expect(JSON.stringify(await app.owner.execute("select * from sessions"))).not.toContain(secret);
  });

  test("rejects a user disabled during the sign-in", async () => {
    const { id, user } = await insertUser(app, { mustChangePassword: true });
    const browser = new Browser(app);
    const { challenge } = (await browser.login(user)) as Info;
    await app.owner.execute(`update users set disabled_at = now() where id = '${id}'`);
    expect(await browser.choose(challenge!, other)).toBe("CHALLENGE_OVER");
    expect(await browser.login(user)).toBe("LOGIN_FAILED");
  });
});
