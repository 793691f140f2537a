// Internal users that are bound by an invitation: whose account of the directory comes by the mailed link becomes the user, once.
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { mails } from "../../../server/db/tables/mails";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { Browser, startTestDirectory, publicUrl, type Person } from "../../fixtures/auth/directory";
import { createDirectorySignIn } from "../../fixtures/auth/directorySignIn";
import { administration, codeOf, named, valuesOf } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
let directory: ReturnType<typeof createDirectorySignIn>;
beforeAll(async () => {
  const provider = await startTestDirectory();
  app = await startTestApp(provider.env);
  directory = createDirectorySignIn(app, provider);
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});
const DAY_MS = 24 * 60 * 60_000;
const rowOf = async (id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!;
const userIdOf = async (token: string) =>
  (await app.graphql<{ userInfo: { userId: string } }>("{ userInfo { userId } }", {}, token)).data!.userInfo.userId;
const directoryPerson = (more: Partial<Person> = {}): Person => ({ sub: named("sub"), oid: randomUUID(), tid: "ours", ...more });

const linkTo = (to: string, many = 1): Promise<string> =>
  vi.waitFor(
    async () => {
      const found = (await app.db.select().from(mails).where(eq(mails.to, to)))
        .map(({ text }) => text)
        .filter((text) => text.includes("invitation="));
      if (found.length < many) throw new Error("not mailed yet");
      return /aad\/login(\?\S+)/.exec(found.at(-1)!)![1]!;
    },
    { timeout: 20_000, interval: 50 },
  );
async function invited(more: object = {}) {
  const email = `${named("invited")}@corp.test`;
  const made = await adminFixture.user(admin, { email, invite: true, ...more });
  return { made, email, link: await linkTo(email) };
}
const rejections = async (id: string) =>
  (
    await app.db
      .select()
      .from(audit)
      .where(and(eq(audit.entityId, id), eq(audit.action, "session.refuse")))
  ).map(({ after }) => (after as { why: string }).why);
async function rejectedAtOnce(link: string): Promise<string | null> {
  const { to } = await new Browser().ask(`${app.url}/aad/login${link}`);
  return new URLSearchParams(new URL(to!).hash.split("?")[1]).get("error");
}

describe("an invitation", () => {
  test("binds the first account that signs in with it permanently and is stored hashed", async () => {
    const { made, email, link } = await invited();
    expect(made).toMatchObject({ internal: true, email, profileType: "OPERADOR" });
    const [mail] = await app.db.select().from(mails).where(eq(mails.to, email));
    expect(mail!.text).toContain(`${publicUrl}/aad/login?invitation=`);
    const token = new URLSearchParams(link).get("invitation")!;
    expect(JSON.stringify(await app.db.execute("select * from password_resets"))).not.toContain(token);
    const [person, browser] = [directoryPerson({ email: "else@corp.test", preferred_username: "else" }), new Browser()];
    const { jwt } = await directory.through(person, browser, link);
    expect(await userIdOf((await directory.exchange(jwt!, browser)).jwt!)).toBe(made.id);
    expect(await rowOf(made.id)).toMatchObject({ directoryObject: person.oid, directoryTenant: "ours", passwordHash: null });
    expect(await userIdOf(await directory.signIn(person))).toBe(made.id);
    expect((await adminFixture.audited(made.id)).map(({ action }) => action)).toEqual(expect.arrayContaining(["user.create", "user.bind"]));
  });

  test("expires after three days, before the redirect and during the sign-in", async () => {
    const { made, link } = await invited();
    app.clock.offset += 3 * DAY_MS - 60_000;
    const browser = new Browser();
    const begun = await directory.begin(browser, link);
    const answer = await directory.atDirectory(browser, begun, directoryPerson());
    app.clock.offset += 2 * 60_000;
    expect(await rejectedAtOnce(link)).toBe("DIRECTORY_INVITATION");
    expect((await directory.comeBack(browser, answer!)).error).toBe("DIRECTORY_INVITATION");
    app.clock.offset = 0;
    expect((await rowOf(made.id)).directoryObject).toBeNull();
  });

  test("is used once, also by two concurrent users", async () => {
    const { made, link } = await invited();
    const people = [directoryPerson(), directoryPerson()];
    const browsers = [new Browser(), new Browser()];
    const answers: URL[] = [];
    for (const i of [0, 1])
      answers.push((await directory.atDirectory(browsers[i]!, await directory.begin(browsers[i]!, link), people[i]!))!);
    const results = await Promise.all([0, 1].map((i) => directory.comeBack(browsers[i]!, answers[i]!)));
    expect(results.map(({ error }) => error).sort()).toEqual(["DIRECTORY_INVITATION", null].sort());
    const first = people[results.findIndex(({ error }) => error === null)]!;
    expect((await rowOf(made.id)).directoryObject).toBe(first.oid);
    expect(await rejectedAtOnce(link)).toBe("DIRECTORY_INVITATION");
    expect(await rejectedAtOnce("?invitation=invented")).toBe("DIRECTORY_INVITATION");
  });

  test("stores an account id in normal form and finds earlier forms", async () => {
    const { made, link } = await invited();
    const oid = randomUUID().toUpperCase();
    const person = directoryPerson({ oid });
    expect((await directory.through(person, new Browser(), link)).error).toBeNull();
    expect((await rowOf(made.id)).directoryObject).toBe(oid.toLowerCase());
    await app.db.update(users).set({ directoryObject: oid }).where(eq(users.id, made.id));
    expect(await userIdOf(await directory.signIn(person))).toBe(made.id);
    expect(codeOf(await adminFixture.create(admin, { directoryObject: oid }))).toBe("USER_EXISTS");
  });

  test("is rejected for an account of another user and stays valid", async () => {
    const taken = directoryPerson();
    const other = await adminFixture.user(admin, { directoryObject: taken.oid, email: "" });
    expect(await userIdOf(await directory.signIn(taken))).toBe(other.id);
    const { made, link } = await invited();
    expect((await directory.through(taken, new Browser(), link)).error).toBe("DIRECTORY_ACCOUNT_TAKEN");
    // A user expected by its object id is also another user.
    const awaited = directoryPerson();
    await adminFixture.user(admin, { directoryObject: awaited.oid, email: "" });
    expect((await directory.through(awaited, new Browser(), link)).error).toBe("DIRECTORY_ACCOUNT_TAKEN");
    expect(await rejections(made.id)).toEqual(["ACCOUNT_TAKEN", "ACCOUNT_TAKEN"]);
    expect((await rowOf(made.id)).directoryObject).toBeNull();
    expect((await directory.through(directoryPerson(), new Browser(), link)).error).toBeNull();
  });

  test("binds one account to one user, also with two concurrent invitations", async () => {
    const [person, both] = [directoryPerson(), [await invited(), await invited()]];
    const arrivals: (() => Promise<{ error: string | null }>)[] = [];
    for (const { link } of both) {
      const browser = new Browser();
      const answer = await directory.atDirectory(browser, await directory.begin(browser, link), person);
      arrivals.push(() => directory.comeBack(browser, answer!));
    }
    const results = await Promise.all(arrivals.map((comeBack) => comeBack()));
    expect(results.map(({ error }) => error).sort()).toEqual(["DIRECTORY_ACCOUNT_TAKEN", null].sort());
    expect(await app.db.select().from(users).where(eq(users.directoryObject, person.oid!))).toHaveLength(1);
    const rejected = both[results.findIndex(({ error }) => error !== null)]!;
    expect(await rejections(rejected.made.id)).toEqual(["ACCOUNT_TAKEN"]);
  });

  test("for a disabled user is rejected without binding an account", async () => {
    const { made, link } = await invited();
    await adminFixture.do(admin, `disableUsers(input: { ids: ["${made.id}"] }) { id }`);
    expect((await directory.through(directoryPerson(), new Browser(), link)).error).toBe("DIRECTORY_NO_ACCESS");
    expect([await rejections(made.id), (await rowOf(made.id)).directoryObject]).toEqual([["DISABLED"], null]);
    expect(codeOf(await adminFixture.do(admin, `sendInvitation(input: { id: "${made.id}" }) { id }`))).toBe("USER_DISABLED");
  });

  test("is the only way to bind, without name, e-mail or password links", async () => {
    const user = named("invited");
    const { made, email, link } = await invited({ user });
    expect((await directory.through(directoryPerson({ preferred_username: user, email }))).error).toBe("DIRECTORY_NO_ACCESS");
    expect((await rowOf(made.id)).directoryObject).toBeNull();
    const input = { token: new URLSearchParams(link).get("invitation"), password: "Nieve-clara7!", repeated: "Nieve-clara7!" };
    const reset = await app.graphql("mutation($i: ResetPasswordInput!) { resetPassword(input: $i) { accepted } }", { i: input });
    expect(codeOf(reset)).toBe("RESET_LINK_INVALID");
  });

  test("is sent again while unused and invalidated by a changed e-mail", async () => {
    const { made, email, link } = await invited();
    expect((await adminFixture.do(admin, `sendInvitation(input: { id: "${made.id}" }) { id }`)).errors).toBeUndefined();
    const second = await linkTo(email, 2);
    expect(second).not.toBe(link);
    expect((await directory.through(directoryPerson(), new Browser(), second)).error).toBeNull();
    expect(await rejectedAtOnce(link)).toBe("DIRECTORY_INVITATION");
    expect((await adminFixture.audited(made.id)).filter(({ action }) => action === "user.invite")).toHaveLength(1);
    for (const { id } of [made, await adminFixture.user(admin)])
      expect(codeOf(await adminFixture.do(admin, `sendInvitation(input: { id: "${id}" }) { id }`))).toBe("INVITATION_NOT_NEEDED");
    const moved = await invited();
    await adminFixture.change(admin, moved.made, { email: `${named("else")}@corp.test` });
    expect(await rejectedAtOnce(moved.link)).toBe("DIRECTORY_INVITATION");
  });

  test("requires an e-mail and a directory and excludes an object id", async () => {
    expect(codeOf(await adminFixture.create(admin, { invite: true, email: "" }))).toBe("EMAIL_INVALID");
    const both = await adminFixture.create(admin, { invite: true, directoryObject: randomUUID() });
    expect([codeOf(both), valuesOf(both)]).toEqual(["BAD_USER_INPUT", { field: "invite" }]);
    const alone = await startTestApp({}, { beside: app });
    expect(codeOf(await administration(alone).create(await alone.signIn("admin"), { invite: true }))).toBe("DIRECTORY_ABSENT");
  });
});
