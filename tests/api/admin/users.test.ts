import { eq } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLInputObjectType } from "graphql";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { mails } from "../../../server/db/tables/mails";
import { users } from "../../../server/db/tables/users";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";
import { administration, codeOf, named, userFields } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});

describe("a new user", () => {
  test("belongs to who made it, and gets in by the link it is mailed", async () => {
    const email = `${named("new")}@example.org`;
    const made = await adminFixture.user(admin, { name: "  Ana   Çelik 2 ", email });
    expect(made).toMatchObject({ name: "Ana Çelik 2", internal: false, owner: { user: "admin" }, disabledAt: null, oneself: false });
    const mail = await vi.waitFor(async () => {
      const [found] = await app.db.select().from(mails).where(eq(mails.to, email));
      expect(found).toBeDefined();
      return found!;
    }, 10_000);
    const resetToken = /resetToken=([\w-]+)/.exec(mail.text)![1]!;
    const chosen = "Nuevo-paso9!";
    const reset = await app.graphql("mutation($input: ResetPasswordInput!) { resetPassword(input: $input) { accepted } }", {
      input: { token: resetToken, password: chosen, repeated: chosen },
    });
    expect(reset.errors).toBeUndefined();
    const login = await app.graphql<{ login: { jwt: string } }>("mutation($input: LoginInput!) { login(input: $input) { jwt name } }", {
      input: { user: made.user, password: chosen },
    });
    expect(login.data?.login).toMatchObject({ name: "Ana Çelik 2" });
  });

  test("has a user name of its own, whatever the case", async () => {
    const made = await adminFixture.user(admin);
    expect(codeOf(await adminFixture.create(admin, { user: (made.user as string).toUpperCase() }))).toBe("USER_EXISTS");
  });

  test.each(["Ñandú Àlex", "Gal·la Ïu", "Ğülşah İı", "Ζωή Παπαδοπούλου ΐ", "Œuvre Ÿ", "João 2"])("may be called %s", async (name) => {
    expect((await adminFixture.user(admin, { name })).name).toBe(name);
  });

  test.each(["", "  ", "O'Brien", "a<b>", "Jean-Luc", "Юрий", "名前", "x".repeat(101), "a·b", "emoji 😀"])(
    "may not be called %j",
    async (name) => {
      expect(codeOf(await adminFixture.create(admin, { name }))).toBe("NAME_INVALID");
    },
  );

  test.each(["ab", "with space", "ünï", "x@", "-a-", "a\nb"])("may not sign in as %j", async (user) => {
    expect(codeOf(await adminFixture.create(admin, { user }))).toBe("USER_NAME_INVALID");
  });

  test.each(["", "nobody", "a@b", "a@b.c, d@e.f", "a@b.c\nbcc: d@e.f", `${"x".repeat(260)}@b.c`])(
    "may not be mailed at %j",
    async (email) => {
      expect(["EMAIL_INVALID", "BAD_USER_INPUT"]).toContain(codeOf(await adminFixture.create(admin, { email })));
    },
  );

  test.each([
    ["language", { language: "de" }, "BAD_USER_INPUT"],
    ["instance", { instanceIds: ["XX"] }, "NOT_FOUND"],
    ["every instance beside some", { allInstances: true }, "BAD_USER_INPUT"],
    ["specific profile", { specificProfileId: "00000000-0000-7000-8000-000000000000" }, "NOT_FOUND"],
    ["default centre", { defaultCentre: { instanceId: "ES", id: "none" } }, "NOT_FOUND"],
  ])("has no %s that there is not", async (_, more, code) => {
    expect(codeOf(await adminFixture.create(admin, more))).toBe(code);
  });

  test("what decides who somebody is stands in no input, but for whom of the directory a user made ahead is", () => {
    const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
    const fields = [
      "CreateUserInput",
      "ChangeUserInput",
      "SaveSpecificProfileInput",
      "CreateApiKeyInput",
      "ChangeGenericProfileInput",
    ].flatMap((input) => Object.keys((schema.getType(input) as GraphQLInputObjectType).getFields()));
    expect(fields.filter((field) => /owner|creator|internal|directory|hash|secret|password$|totp|disabled|createdAt/i.test(field))).toEqual(
      ["directoryObject", "mustChangePassword"],
    );
  });
});

describe("an administrator of one instance", () => {
  let spain: Awaited<ReturnType<typeof adminFixture.administrator>>;
  beforeAll(async () => void (spain = await adminFixture.administrator(admin)));

  test("gives only what it has", async () => {
    expect(codeOf(await adminFixture.create(spain.token, { instanceIds: ["PT"] }))).toBe("NOT_FOUND");
    expect(codeOf(await adminFixture.create(spain.token, { allInstances: true, instanceIds: [] }))).toBe("BEYOND_OWN_RIGHTS");
    expect((await adminFixture.user(spain.token)).owner).toEqual({ user: spain.user });
  });

  test("sees those it owns and those that they own, and nobody else", async () => {
    const below = await adminFixture.administrator(spain.token);
    const mine = await adminFixture.user(spain.token);
    const theirs = await adminFixture.user(below.token);
    const foreign = await adminFixture.user(admin);
    const { data } = await adminFixture.ask<{ users: { nodes: { id: string }[]; totalCount: number } }>(
      spain.token,
      "users(first: 100) { nodes { id } totalCount }",
    );
    const seen = data!.users.nodes.map((one) => one.id);
    expect(seen).toEqual(expect.arrayContaining([spain.id, below.id, mine.id, theirs.id]));
    expect(seen).not.toContain(foreign.id);
    expect(data!.users.totalCount).toBe(seen.length);
    const none = "00000000-0000-7000-8000-000000000000";
    const answers = await Promise.all([foreign.id, none, "no id"].map((one) => adminFixture.ask(spain.token, `user(id: "${one}") { id }`)));
    expect(answers.map(codeOf)).toEqual(["NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    expect(JSON.stringify(answers[0]!.errors)).toBe(JSON.stringify(answers[1]!.errors));
  });

  test("does not choose the address of somebody who sees more than it does", async () => {
    const wide = await adminFixture.user(admin, { instanceIds: ["ES", "PT"] });
    await app.db.update(users).set({ ownerId: spain.id }).where(eq(users.id, wide.id));
    const now = (await adminFixture.ask<{ user: typeof wide }>(spain.token, `user(id: "${wide.id}") { ${userFields} }`)).data!.user;
    expect(codeOf(await adminFixture.change(spain.token, now, { email: "mine@example.org" }))).toBe("BEYOND_OWN_RIGHTS");
    expect((await adminFixture.change(spain.token, now, { email: "mine@example.org", instanceIds: ["ES"] })).errors).toBeUndefined();
  });
});

describe("letting in and shutting out", () => {
  test("several at once, all or none; their sessions end; twice is once", async () => {
    const [one, two] = [await adminFixture.person(admin), await adminFixture.person(admin)];
    const disable = `disableUsers(input: { ids: ["${one.id}", "${two.id}"] }) { id disabledAt }`;
    expect(
      codeOf(await adminFixture.do(admin, `disableUsers(input: { ids: ["${one.id}", "00000000-0000-7000-8000-000000000000"] }) { id }`)),
    ).toBe("NOT_FOUND");
    expect((await app.graphql("{ userInfo { jwt } }", {}, one.token)).errors).toBeUndefined();
    const first = await adminFixture.do(admin, disable);
    expect(first.data!.disableUsers).toMatchObject([{ disabledAt: expect.any(String) }, { disabledAt: expect.any(String) }]);
    expect(await adminFixture.do(admin, disable)).toEqual(first);
    for (const { token } of [one, two]) expect(codeOf(await app.graphql("{ userInfo { jwt } }", {}, token))).toBe("UNAUTHENTICATED");
    const rows = await app.db.select().from(audit).where(eq(audit.action, "user.disable"));
    expect(rows.filter(({ before }) => JSON.stringify(before).includes(one.id)).length).toBe(1);
    const enabled = await adminFixture.do(admin, `enableUsers(input: { ids: ["${one.id}", "${two.id}"] }) { disabledAt }`);
    expect(enabled.data!.enableUsers).toEqual([{ disabledAt: null }, { disabledAt: null }]);
    expect(await app.signIn(one.user)).toBeTruthy();
  });

  test("a user's sessions are seen and ended", async () => {
    const person = await adminFixture.person(admin);
    const seen = await adminFixture.ask<{ userSessions: unknown[] }>(admin, `userSessions(id: "${person.id}") { id current createdAt }`);
    expect(seen.data!.userSessions).toMatchObject([{ current: false }]);
    expect((await adminFixture.do(admin, `endUserSessions(input: { id: "${person.id}" }) { id }`)).data).toEqual({
      endUserSessions: [{ id: expect.any(String) as string }],
    });
    expect((await adminFixture.do(admin, `endUserSessions(input: { id: "${person.id}" }) { id }`)).data).toEqual({ endUserSessions: [] });
    expect(codeOf(await app.graphql("{ userInfo { jwt } }", {}, person.token))).toBe("UNAUTHENTICATED");
  });

  test("a second factor is taken away by who shows that it is still itself; the user is notified, its sessions end", async () => {
    const email = `${named("totp")}@example.org`;
    const person = await adminFixture.person(admin, { email });
    const reset = (typed: string) =>
      adminFixture.do(admin, `resetSecondFactor(input: { id: "${person.id}", password: "${typed}" }) { secondFactor }`);
    expect(codeOf(await reset(password))).toBe("SECOND_FACTOR_OFF");
    await app.db.update(users).set({ totpSecret: "sealed", totpConfirmedAt: new Date(), totpLastStep: 1 }).where(eq(users.id, person.id));
    expect(codeOf(await reset("Wrong-pass1!"))).toBe("PASSWORD_WRONG");
    expect((await reset(password)).data).toEqual({ resetSecondFactor: { secondFactor: false } });
    expect(codeOf(await app.graphql("{ userInfo { jwt } }", {}, person.token))).toBe("UNAUTHENTICATED");
    const [row] = await app.db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
    await vi.waitFor(
      async () =>
        expect(await app.db.select().from(mails).where(eq(mails.to, email))).toEqual(
          expect.arrayContaining([expect.objectContaining({ subject: expect.stringMatching(/./) })]),
        ),
      10_000,
    );
  });

  test("a link for a new password is mailed, never to who is disabled", async () => {
    const person = await adminFixture.person(admin);
    expect((await adminFixture.do(admin, `sendPasswordReset(input: { id: "${person.id}" }) { id }`)).data).toEqual({
      sendPasswordReset: { id: person.id },
    });
    await adminFixture.do(admin, `disableUsers(input: { ids: ["${person.id}"] }) { id }`);
    expect(codeOf(await adminFixture.do(admin, `sendPasswordReset(input: { id: "${person.id}" }) { id }`))).toBe("USER_DISABLED");
  });
});

describe("who may", () => {
  test.each(["operator", "supervisor", "client", "provider"])("%s administers nobody", async (user) => {
    const token = await app.signIn(user);
    expect(codeOf(await adminFixture.ask(token, "users { totalCount }"))).toBe("FORBIDDEN");
    expect(codeOf(await adminFixture.create(token))).toBe("FORBIDDEN");
  });

  test("nor does a program, whatever its key", async () => {
    const made = await adminFixture.createKey(admin, {
      scopes: ["READ", "ACT"],
      profileType: "LOCALADMIN",
      allInstances: true,
      instanceIds: [],
    });
    const { key } = made.data!.createApiKey;
    expect(codeOf(await adminFixture.ask(key, "users { totalCount }"))).toBe("FORBIDDEN");
    expect(codeOf(await adminFixture.create(key))).toBe("FORBIDDEN");
  });

  test("a page holds a hundred at most", async () => {
    expect(codeOf(await adminFixture.ask(admin, "users(first: 101) { totalCount }"))).toBe("PAGE_TOO_LARGE");
  });

  test("pages follow each other in every order, and filters find", async () => {
    const name = "Zzz Paginado";
    const made = await Promise.all([1, 2, 3].map(() => adminFixture.user(admin, { name, instanceIds: ["PT"] })));
    for (const sort of ["NAME", "USER", "CREATED", "LAST_SEEN"]) {
      const ids: string[] = [];
      for (let after: string | null = null, more = true; more;) {
        const answer: { data: { users: { nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } | null } =
          await app.graphql(
            `query($after: String, $sort: UserSort!) { users(filter: { text: "paginado", instanceIds: ["PT"], disabled: false, profileTypes: [OPERADOR] }, sort: $sort, first: 2, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }`,
            { after, sort },
            admin,
          );
        ids.push(...answer.data!.users.nodes.map((one) => one.id));
        ({ endCursor: after, hasNextPage: more } = answer.data!.users.pageInfo);
      }
      expect(ids.sort()).toEqual(made.map((one) => one.id).sort());
    }
  });

  test("a page of any size asks PostgreSQL a bounded number of things", async () => {
    for (let i = 0; i < 12; i++) await adminFixture.user(admin, { instanceIds: ["ES", "PT"] });
    const read = (first: number) =>
      statements(app.requests, () =>
        adminFixture.ask(
          admin,
          `users(first: ${first}) { totalCount nodes { ${userFields} creator { user } ownedUsers ownedProfiles ownedKeys } }`,
        ),
      );
    const [few, many] = [await read(2), await read(100)];
    expect(many.result.errors).toBeUndefined();
    expect(many.count).toBeLessThanOrEqual(few.count + 2);
    expect(many.count).toBeLessThan(16);
  });

  test("what typed text means to PostgreSQL does not matter", async () => {
    const { data } = await adminFixture.ask<{ users: { totalCount: number } }>(admin, 'users(filter: { text: "%" }) { totalCount }');
    expect(data!.users.totalCount).toBe(0);
  });
});
