import { eq } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { buildSchema, type GraphQLInputObjectType } from "graphql";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { mails } from "../../../server/db/tables/mails";
import { users } from "../../../server/db/tables/users";
import { startTestApp, password, type TestApp } from "../../fixtures/app";
import { statements } from "../../fixtures/db/statements";
import { heldClock } from "../../fixtures/heldClock";
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
  test("is owned by its creator and signs in through the mailed link", async () => {
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

  test("requires a user name that is unique regardless of case", async () => {
    const made = await adminFixture.user(admin);
    expect(codeOf(await adminFixture.create(admin, { user: (made.user as string).toUpperCase() }))).toBe("USER_EXISTS");
  });

  const nativeNames = ["Käthe Müller", "Ștefan Popescu", "Łukasz Wiśniewski", "Олена Шевченко", "名前", "हिन्दी", "فاطمة"];
  test.each(["Ñandú Àlex", "Gal·la Ïu", "Ğülşah İı", "Ζωή Παπαδοπούλου ΐ", "Œuvre Ÿ", "João 2", ...nativeNames])(
    "accepts the user name %s",
    async (name) => {
      expect((await adminFixture.user(admin, { name })).name).toBe(name);
    },
  );

  const invisible = ["\u3164", "Ana\u200bLuz", "\u0301"];
  test.each(["", "  ", "O'Brien", "a<b>", "Jean-Luc", "x".repeat(101), "a·b", "emoji 😀", ...invisible])(
    "rejects the name %j",
    async (name) => {
      expect(codeOf(await adminFixture.create(admin, { name }))).toBe("NAME_INVALID");
    },
  );

  test.each(["ab", "with space", "ünï", "x@", "-a-", "a\nb"])("rejects the user name %j", async (user) => {
    expect(codeOf(await adminFixture.create(admin, { user }))).toBe("USER_NAME_INVALID");
  });

  test.each(["", "nobody", "a@b", "a@b.c, d@e.f", "a@b.c\nbcc: d@e.f", `${"x".repeat(260)}@b.c`])(
    "rejects the e-mail %j",
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
  ])("rejects an invalid value: %s", async (_, more, code) => {
    expect(codeOf(await adminFixture.create(admin, more))).toBe(code);
  });

  test("accepts no identity fields in inputs, except the directory object of a preregistered user", () => {
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

  test("grants only its permissions", async () => {
    expect(codeOf(await adminFixture.create(spain.token, { instanceIds: ["PT"] }))).toBe("NOT_FOUND");
    expect(codeOf(await adminFixture.create(spain.token, { allInstances: true, instanceIds: [] }))).toBe("BEYOND_OWN_RIGHTS");
    expect((await adminFixture.user(spain.token)).owner).toEqual({ user: spain.user });
  });

  test("lists only users of the caller and of the administrators below", async () => {
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
    expect(answers).toEqual(answers.map(() => ({ data: { user: null } })));
  });

  test("rejects an e-mail change for a user with wider rights", async () => {
    const wide = await adminFixture.user(admin, { instanceIds: ["ES", "PT"] });
    await app.db.update(users).set({ ownerId: spain.id }).where(eq(users.id, wide.id));
    const now = (await adminFixture.ask<{ user: typeof wide }>(spain.token, `user(id: "${wide.id}") { ${userFields} }`)).data!.user;
    expect(codeOf(await adminFixture.change(spain.token, now, { email: "mine@example.org" }))).toBe("BEYOND_OWN_RIGHTS");
    expect((await adminFixture.change(spain.token, now, { email: "mine@example.org", instanceIds: ["ES"] })).errors).toBeUndefined();
  });
});

describe("enabling and disabling users", () => {
  test("applies to several users atomically and once, and ends their sessions", async () => {
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

  test("lists and ends a user's sessions", async () => {
    const person = await adminFixture.person(admin);
    const seen = await adminFixture.ask<{ userSessions: unknown[] }>(admin, `userSessions(id: "${person.id}") { id current createdAt }`);
    expect(seen.data!.userSessions).toMatchObject([{ current: false }]);
    expect((await adminFixture.do(admin, `endUserSessions(input: { id: "${person.id}" }) { id }`)).data).toEqual({
      endUserSessions: [{ id: expect.any(String) as string }],
    });
    expect((await adminFixture.do(admin, `endUserSessions(input: { id: "${person.id}" }) { id }`)).data).toEqual({ endUserSessions: [] });
    expect(codeOf(await app.graphql("{ userInfo { jwt } }", {}, person.token))).toBe("UNAUTHENTICATED");
  });

  test("removes a second factor after reauthentication, notifies the user and ends its sessions", async () => {
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

  test("mails a password link, but never to a disabled user", async () => {
    const person = await adminFixture.person(admin);
    expect((await adminFixture.do(admin, `sendPasswordReset(input: { id: "${person.id}" }) { id }`)).data).toEqual({
      sendPasswordReset: { id: person.id },
    });
    await adminFixture.do(admin, `disableUsers(input: { ids: ["${person.id}"] }) { id }`);
    expect(codeOf(await adminFixture.do(admin, `sendPasswordReset(input: { id: "${person.id}" }) { id }`))).toBe("USER_DISABLED");
  });
});

describe("permission to administer users", () => {
  test.each(["operator", "supervisor", "client", "provider"])("denies users without it: %s", async (user) => {
    const token = await app.signIn(user);
    expect(codeOf(await adminFixture.ask(token, "users { totalCount }"))).toBe("FORBIDDEN");
    expect(codeOf(await adminFixture.create(token))).toBe("FORBIDDEN");
  });

  test("denies API keys of every scope", async () => {
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

  test("a page contains at most 100 users", async () => {
    expect(codeOf(await adminFixture.ask(admin, "users(first: 101) { totalCount }"))).toBe("PAGE_TOO_LARGE");
  });

  test("pages are continuous in every order and filters find users", async () => {
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

  test("a page of any size executes a bounded number of statements", async () => {
    for (let i = 0; i < 12; i++) await adminFixture.user(admin, { instanceIds: ["ES", "PT"] });
    const read = (first: number) =>
      statements(app.requests, () =>
        adminFixture.ask(
          admin,
          `users(first: ${first}) { totalCount nodes { ${userFields} creator { user } ownedUsers ownedProfiles ownedKeys } }`,
        ),
      );
    const [few, many] = await heldClock(app.clock, async () => [await read(2), await read(100)] as const);
    expect(many.result.errors).toBeUndefined();
    expect(many.count).toBeLessThanOrEqual(few.count + 2);
    expect(many.count).toBeLessThan(16);
  });

  test("accepts text with special meaning to PostgreSQL", async () => {
    const { data } = await adminFixture.ask<{ users: { totalCount: number } }>(admin, 'users(filter: { text: "%" }) { totalCount }');
    expect(data!.users.totalCount).toBe(0);
  });
});
