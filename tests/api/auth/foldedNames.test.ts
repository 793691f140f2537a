import { readFileSync, readdirSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../../../server/db/migrate";
import { Browser, insertUser, mailsTo, mailed } from "../../fixtures/auth/accounts";
import { database, startTestApp, type Databases, type TestApp } from "../../fixtures/app";

let app: TestApp;
let calls = 0;
beforeAll(async () => void (app = await startTestApp({ TRUST_PROXY: "loopback" })));
const browser = (): Browser => new Browser(app, { "x-forwarded-for": `198.19.${calls >> 8}.${calls++ & 255}` });

/** Other spellings of a name with k: Kelvin sign, full width, an invisible mark. */
const spellings = (name: string): string[] => [
  name.toUpperCase(),
  name.replace("k", "\u212A"),
  name.replace("k", "\uFF4B"),
  name.replace("k", "k\u00AD"),
];

describe("a user name matches regardless of Unicode form and case", () => {
  test("at sign-in", async () => {
    const { user } = await insertUser(app, { user: `kate-${randomUUID().slice(0, 8)}` });
    for (const spelling of spellings(user)) expect(await browser().login(spelling)).toMatchObject({ step: null });
  });

  test("counts wrong passwords of the folded name without revealing whether the user exists", async () => {
    for (const n of [0, 1, 2, 3]) {
      const { user } = await insertUser(app, { user: `kim-${randomUUID().slice(0, 8)}` });
      for (const name of [user, `kim-nobody-${n}`]) {
        for (let tries = 0; tries < 5; tries++) await browser().login(name, "Wrong-pass1!");
        expect({ name, answer: await browser().login(spellings(name)[n]!, "Wrong-pass1!") }).toEqual({ name, answer: "TOO_MANY_ATTEMPTS" });
      }
    }
  });

  test("in a password reset by name or e-mail", async () => {
    const name = `kurt-${randomUUID().slice(0, 8)}`;
    const { email } = await insertUser(app, { user: name });
    await browser().forgot(spellings(name)[1]!);
    await browser().forgot(spellings(email)[2]!);
    await mailed(app);
    expect(await mailsTo(app, email, 2)).toHaveLength(2);
  });

  test("at the start of the demo, which recognises its user", async () => {
    const again = await startTestApp({ DEMO_PASSWORD: "Other-pass1!" }, { beside: app });
    expect(await new Browser(again).login("ADMIN", "Other-pass1!")).toMatchObject({ step: null });
  });
});

describe("names stored before folding", () => {
  /** Database of the earlier release with these users, then migrated. Its locale was C, like that of the embedded one. */
  async function migrated(names: { user: string; email?: string; internal?: boolean }[]): Promise<Databases> {
    const testDatabase = await database();
    const folder = "server/db/migrations";
    const file = readdirSync(folder).find((name) => name.endsWith("_folded.sql"))!;
    await testDatabase.owner.execute(`
      alter table users drop column folded_user, drop column folded_email;
      alter table specific_profiles drop column folded_name;
      alter table api_keys drop column folded_name;
      create unique index users_user on users (lower("user" collate "C"));
      create unique index specific_profiles_name on specific_profiles (lower(name collate "C"))`);
    for (const [n, { user, email, internal }] of names.entries())
      await testDatabase.owner.execute(
        `insert into users (id, "user", name, email, language, profile_type, internal, created_at)
         values ('${randomUUID()}', '${user}', 'N', ${email ? `'${email}'` : "null"}, 'en', 'OPERADOR', ${internal ?? false}, '2026-01-0${n + 1}Z')`,
      );
    await testDatabase.owner.execute(
      `insert into specific_profiles (id, name, profile_type, created_at, updated_at)
       values ('${randomUUID()}', 'οδος', 'CLIENTE', '2026-01-02Z', now()), ('${randomUUID()}', 'ΟΔΟΣ', 'CLIENTE', '2026-01-01Z', now())`,
    );
    for (const statement of readFileSync(`${folder}/${file}`, "utf8").split("--> statement-breakpoint"))
      await testDatabase.owner.execute(statement);
    await migrate(testDatabase.owner);
    return testDatabase;
  }

  test("are folded, except duplicates, which are found by their exact spelling only", async () => {
    const migratedNames = await migrated([
      { user: "Karl", email: "K@Example.test" },
      { user: "\u212Aarl", internal: true },
      { user: "KARL\u00AD", internal: true },
      { user: "i" },
    ]);
    const rows = await migratedNames.db.execute(`select "user", folded_user, folded_email from users where name = 'N' order by created_at`);
    expect(rows.map((row) => Object.values(row))).toEqual([
      ["Karl", "karl", "k@example.test"],
      ["\u212Aarl", "\u212Aarl", null],
      ["KARL\u00AD", "KARL\u00AD", null],
      ["i", "i", null],
    ]);
    const profiles = await migratedNames.db.execute("select name, folded_name from specific_profiles order by created_at");
    expect(profiles.map((row) => Object.values(row))).toEqual([
      ["ΟΔΟΣ", "οδοσ"],
      ["οδος", "οδος"],
    ]);
  });
});
