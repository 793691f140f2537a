// Users by a file: an answer for each line, good ones taken, no passwords.
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { decodeCsv } from "../../../client/admin/users/import/csv";
import { importRows } from "../../../client/admin/users/import/importRows";
import { inList } from "../../../server/db/inList";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertUser } from "../../fixtures/auth/accounts";
import { insertSpecificProfile } from "../../fixtures/auth/profiles";

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
});

interface Answer {
  line: number;
  userId: string | null;
  field: string | null;
  code: string | null;
  message: string | null;
}
const send = async (rows: object[], requestId: string, bearer = admin) =>
  app.graphql<{ importUsers: Answer[] }>(
    "mutation($input: ImportUsersInput!) { importUsers(input: $input) { line userId field code message } }",
    { input: { requestId, rows } },
    bearer,
  );
const unique = (): string => `import.${randomUUID().slice(0, 8)}`;
const line = (number: number, more: object = {}) => {
  const user = unique();
  return {
    line: number,
    user,
    name: "Ana Sample",
    email: `${user}@example.test`,
    language: "pt",
    profile: "operador",
    instances: "ES",
    ...more,
  };
};

test("imports valid lines and reports column, code and message for the others", async () => {
  const good = line(2);
  const { data } = await send(
    [
      good,
      line(3, { user: "x" }),
      line(4, { name: "Ana <b>" }),
      line(5, { email: "nobody" }),
      line(6, { profile: "KING" }),
      line(7, { specificProfile: "No such profile" }),
      line(8, { instances: "ES XX" }),
      line(9, { signIn: "magic" }),
      line(10, { signIn: "directory" }),
      line(11, { language: "xx" }),
      line(12, { user: good.user }),
    ],
    randomUUID(),
  );
  expect(data!.importUsers.map(({ line: number, field, code }) => [number, field, code])).toEqual([
    [2, null, null],
    [3, "user", "USER_NAME_INVALID"],
    [4, "name", "NAME_INVALID"],
    [5, "email", "EMAIL_INVALID"],
    [6, "profile", "IMPORT_VALUE_UNKNOWN"],
    [7, "specificProfile", "NOT_FOUND"],
    [8, "instances", "NOT_FOUND"],
    [9, "signIn", "IMPORT_VALUE_UNKNOWN"],
    [10, "signIn", "DIRECTORY_ABSENT"],
    [11, "language", "BAD_USER_INPUT"],
    [12, "user", "USER_EXISTS"],
  ]);
  for (const { userId, message } of data!.importUsers) expect((userId === null) === (message !== null)).toBe(true);
  const id = data!.importUsers[0]!.userId!;
  const [made] = await app.db.execute(sql`select "user", language, profile_type, password_hash, internal from users where id = ${id}`);
  expect(made).toEqual({ user: good.user, language: "pt", profile_type: "OPERADOR", password_hash: null, internal: false });
  const mails = await app.db.execute(sql`select body->>'kind' as kind from outbox where body->>'userId' = ${id}`);
  expect(mails).toEqual([{ kind: "welcome" }]);
});

test("a repeated request creates and mails no user twice", async () => {
  const [rows, requestId] = [[line(2), line(3)], randomUUID()];
  const first = (await send(rows, requestId)).data!.importUsers;
  expect((await send(rows, requestId)).data!.importUsers).toEqual(first);
  for (const { userId } of first) {
    const [counted] = await app.db.execute(sql`select
      (select count(*)::int from audit where entity_id = ${userId} and action = 'user.create') as audited,
      (select count(*)::int from outbox where body->>'userId' = ${userId}) as mailed`);
    expect(counted).toEqual({ audited: 1, mailed: 1 });
  }
  const other = (await send(rows, randomUUID())).data!.importUsers;
  expect(other.map(({ code }) => code)).toEqual(["USER_EXISTS", "USER_EXISTS"]);
});

test("rejects more rights than the administrator has and profiles of other administrators", async () => {
  const { user, id } = await insertUser(app, { profileType: "LOCALADMIN", allInstances: false });
  await app.db.execute(sql`insert into user_instances (user_id, instance_id) values (${id}, 'ES')`);
  const foreign = await insertSpecificProfile(app, { profileType: "OPERADOR" });
  const own = await insertSpecificProfile(app, { profileType: "OPERADOR", ownerId: id });
  const nameOf = async (profile: string): Promise<string> =>
    (await app.db.execute<{ name: string }>(sql`select name from specific_profiles where id = ${profile}`))[0]!.name;
  const bearer = await app.signIn(user);
  const { data } = await send(
    [
      line(2, { instances: "PT" }),
      line(3, { instances: "*" }),
      line(4, { specificProfile: await nameOf(foreign) }),
      line(5, { specificProfile: (await nameOf(own)).toUpperCase() }),
    ],
    randomUUID(),
    bearer,
  );
  expect(data!.importUsers.map(({ code }) => code)).toEqual(["NOT_FOUND", "BEYOND_OWN_RIGHTS", "NOT_FOUND", null]);
  const refused = await send([line(2)], randomUUID(), await app.signIn("operator"));
  expect(refused.errors![0]!.extensions.code).toBe("FORBIDDEN");
});

test("imports a UTF-8 file with a byte order mark and names in several scripts unchanged", async () => {
  const names = ["Käthe Müller", "Ștefan Popescu", "Łukasz Wiśniewski", "Олена Шевченко"];
  const lines = names.map((name) => {
    const user = unique();
    return `${user};${name};${user}@example.test;OPERADOR;ES`;
  });
  const file = new TextEncoder().encode(`\uFEFFuser;name;email;profile;instances\r\n${lines.join("\r\n")}\r\n`);
  const read = await importRows(decodeCsv(file.buffer, "es-ES"));
  if (!("rows" in read)) throw new Error(read.why);
  const { data } = await send(read.rows, randomUUID());
  expect(data!.importUsers.map(({ line: number, code }) => [number, code])).toEqual([2, 3, 4, 5].map((number) => [number, null]));
  const ids = data!.importUsers.map(({ userId }) => userId);
  const stored = await app.db
    .select({ name: users.name })
    .from(users)
    .where(inList(users.id, ids as string[]));
  expect(stored.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});
