import { beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../../server/auth/passwords/hashing";
import { Browser, insertUser, type Info, linkTo, errorCode } from "../../fixtures/auth/accounts";
import { startTestApp, password, type TestApp } from "../../fixtures/app";

const HASH_SLOTS = 4 + 256;
const other = "Nieve-clara7!";
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ TRUST_PROXY: "loopback" })));
const from = (address: string): Browser => new Browser(app, { "x-forwarded-for": address });

/** Keeps all slots occupied until it is stopped. */
function allPlacesTaken(): () => Promise<unknown> {
  let over = false;
  const all = Array.from({ length: HASH_SLOTS }, async () => {
    while (!over) await hashPassword("Somebody-s1!");
  });
  return () => ((over = true), Promise.all(all));
}

describe("threat 4: concurrent password hashing is limited", { timeout: 120_000 }, () => {
  test("asks callers to retry without evaluating a guess while all places are in use, except for invalid links", async () => {
    const { user } = await insertUser(app);
    const signedIn = from("198.18.8.1");
    const { jwt } = (await signedIn.login(user)) as Info;
    const change = (current: string) =>
      signedIn.graphql(
        "mutation($input: ChangePasswordInput!) { changePassword(input: $input) { id } }",
        { input: { current, password: other, repeated: other } },
        jwt!,
      );
    const release = allPlacesTaken();
    const replies: unknown[] = [];
    for (let n = 0; n < 6; n++) replies.push(await from("198.18.8.2").login(user), errorCode(await change(password)));
    const byLink = await from("198.18.8.3").reset("A".repeat(43), other);
    const body = JSON.stringify({ resetToken: "A".repeat(43), newPassword: other });
    const byCall = await from("198.18.8.3").send("/puiuser/doResetPassword", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    await release();
    expect(replies).toEqual(Array<string>(12).fill("TOO_MANY_ATTEMPTS"));
    expect([byLink, await byCall.text()]).toEqual(["RESET_LINK_INVALID", expect.stringContaining("RESET_LINK_INVALID")]);
    expect(errorCode(await change("Wrong-pass1!"))).toBe("PASSWORD_WRONG");
    expect(await from("198.18.8.2").login(user)).toMatchObject({ step: null });
  });

  test("limits one address to a hundred invalid links, without counting valid ones or other addresses", async () => {
    const { user, email } = await insertUser(app);
    await from("198.18.8.4").forgot(user);
    const token = await linkTo(app, email);
    expect(await from("198.18.8.5").reset(token, `${user}-A1!`)).toBe("PASSWORD_CONTEXT");
    const replies: unknown[] = [];
    // as many at once as one address may have waiting: beyond it requests are refused uncounted
    for (let first = 0; first < 110; first += 55)
      replies.push(
        ...(await Promise.all(Array.from({ length: 55 }, (_, n) => from("198.18.8.5").reset(`${first + n}`.padEnd(43, "A"), other)))),
      );
    expect(replies.filter((answer) => answer === "RESET_LINK_INVALID")).toHaveLength(100);
    expect(replies.filter((answer) => answer === "TOO_MANY_ATTEMPTS")).toHaveLength(10);
    expect(await from("198.18.8.6").reset(token, other)).toBe(true);
  });
});
