import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { nameColumns } from "../../../server/db/text/foldedNames";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { createLog } from "../../../server/platform/log";
import { atNewStep, Browser, codeOf, enrol, insertUser, type Info, linkTo, type Setup, userRow } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";

const logged: string[] = [];
let app: TestApp;
let profileId: string;
beforeAll(async () => {
  const lines = new Writable({ write: (line: Buffer, _encoding, done) => (logged.push(line.toString()), done()) });
  app = await startTestApp({}, { log: createLog("trace", lines) });
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
const insertUserWithProfile = () => insertUser(app, { specificProfileId: profileId });

/** All that the database holds, as text. */
async function dump(): Promise<string> {
  const tables = await app.owner.execute<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const rows = await Promise.all(tables.map(({ name }) => app.owner.execute(`select row_to_json(t)::text as row from ${name} t`)));
  return JSON.stringify(rows);
}

describe("threat 6: the secret of the second factor and its removal", () => {
  test("shows the secret once per sign-in", async () => {
    const { user } = await insertUserWithProfile();
    const browser = new Browser(app);
    const { challenge } = (await browser.login(user)) as Info;
    const replies = await Promise.all([browser.setUp(challenge!), browser.setUp(challenge!), new Browser(app).setUp(challenge!)]);
    expect(replies.filter((answer) => answer === "SECOND_FACTOR_SHOWN")).toHaveLength(2);
    const setup = replies.find((answer) => typeof answer !== "string") as Setup;
    expect(await browser.confirm(challenge!, codeOf(app, setup))).toMatchObject({ step: null });
    expect(await browser.setUp(challenge!)).toBe("CHALLENGE_OVER");
  });

  test("hides the active secret from callers with the password only", async () => {
    const { id, user } = await insertUserWithProfile();
    const [first, second] = [new Browser(app), new Browser(app)];
    // both began before there was one
    const [one, other] = [(await first.login(user)) as Info, (await second.login(user)) as Info];
    const setup = (await first.setUp(one.challenge!)) as Setup;
    await first.confirm(one.challenge!, codeOf(app, setup));
    const { totpSecret } = await userRow(app, id);
    expect(await second.setUp(other.challenge!)).toBe("CHALLENGE_OVER");
    expect(await second.login(user)).toMatchObject({ step: "CODE" });
    expect((await userRow(app, id)).totpSecret).toBe(totpSecret);
  });

  test("keeps the secret out of answers, logs and tables", async () => {
    const { user } = await insertUserWithProfile();
    const browser = new Browser(app);
    const setup = await enrol(browser, user);
    const answers = [
      await browser.userInfo(),
      await browser.graphql("{ myAccount { id user name email secondFactor secondFactorRequired } mySessions { id } }"),
      await (await browser.send("/login/getUserInfo")).text(),
      await app.graphql("{ mails { nodes { text } } }", {}, await app.signIn("admin")),
    ];
    const { secret } = setup;
    const bytes = Buffer.from(base32(secret));
    const forms = [secret, bytes.toString("hex"), bytes.toString("base64").replace(/=+$/, ""), bytes.toString("base64url")];
    for (const text of [JSON.stringify(answers), logged.join(""), await dump()])
      for (const form of forms) expect(text.includes(form)).toBe(false);
  });

  test("stores a secret that is valid for its user only", async () => {
    const [one, other] = [await insertUserWithProfile(), await insertUserWithProfile()];
    const setup = await enrol(new Browser(app), one.user);
    await enrol(new Browser(app), other.user);
    await app.owner.execute(
      `update users set totp_secret = (select totp_secret from users where id = '${one.id}'), totp_last_step = null where id = '${other.id}'`,
    );
    const { challenge } = (await new Browser(app).login(other.user)) as Info;
    const reply = await new Browser(app).confirm(challenge!, codeOf(app, setup, 1));
    expect(reply).toBe("INTERNAL_SERVER_ERROR");
  });

  test("keeps the second factor after a new password by mail", async () => {
    const { user, email } = await insertUserWithProfile();
    const setup = await enrol(new Browser(app), user);
    await new Browser(app).forgot(user);
    await new Browser(app).reset(await linkTo(app, email, 2), "Nieve-clara7!");
    const asked = (await new Browser(app).login(user, "Nieve-clara7!")) as Info;
    expect(asked).toMatchObject({ step: "CODE", jwt: null });
    expect(await new Browser(app).confirm(asked.challenge!, codeOf(app, setup, 1))).toMatchObject({ step: null });
  });

  test("requires the password and a code to replace or remove it in a stolen session", async () => {
    const { user } = await insertUser(app);
    const browser = new Browser(app);
    await browser.login(user);
    const enrolOwn = (typedPassword: string) =>
      browser.graphql<{ enrolSecondFactor: Setup }>(
        "mutation($p: String!) { enrolSecondFactor(input: { password: $p }) { uri secret qr } }",
        {
          p: typedPassword,
        },
      );
    const setup = (await enrolOwn(password)).data!.enrolSecondFactor;
    atNewStep(app);
    await browser.graphql("mutation($c: String!) { confirmEnrolment(input: { code: $c }) { id } }", { c: codeOf(app, setup) });
    const remove = (typedPassword: string, code: string) =>
      browser.graphql("mutation($p: String!, $c: String!) { removeSecondFactor(input: { password: $p, code: $c }) { id } }", {
        p: typedPassword,
        c: code,
      });
    const codes = [
      await enrolOwn(password),
      await remove("Wrong-pass1!", codeOf(app, setup, 1)),
      await remove(password, codeOf(app, setup)),
    ];
    expect(codes.map(({ errors }) => errors![0]!.extensions.code)).toEqual(["SECOND_FACTOR_ON", "PASSWORD_WRONG", "CODE_WRONG"]);
  });
});

function base32(text: string): number[] {
  const bits = [...text].map((character) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(character).toString(2).padStart(5, "0")).join("");
  return (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
}
