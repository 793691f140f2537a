import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { passwordRules, unmetRules } from "../../../schema/rules/access/passwords";
import { isCommon } from "../../../server/auth/passwords/commonPasswords";
import { checkNewPassword } from "../../../server/auth/passwords/passwordRules";

describe("what a password must have", () => {
  test.each([
    ["Abcdef1!", []],
    ["Abcde1!", ["length"]],
    [`Aa1!${"x".repeat(28)}`, []],
    [`Aa1!${"x".repeat(29)}`, ["length"]],
    ["abcdef1!", ["upper"]],
    ["ABCDEF1!", ["lower"]],
    ["Abcdefg!", ["digit"]],
    ["Abcdefg1", ["special"]],
    ["Abcdef 1", []],
    ["Ñandú-España1", []],
    ["Ελλάδα-12", []],
    ["", [...passwordRules]],
  ])("%s does not meet %j", (password, unmet) => {
    expect(unmetRules(password)).toEqual(unmet);
  });

  test("characters are counted, not the halves of them", () => {
    expect(unmetRules("Aa1!🙂🙂")).toEqual(["length"]);
    expect(unmetRules(`Aa1!${"🙂".repeat(28)}`)).toEqual([]);
  });

  test("eight of each class in any order do", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([..."aA1!bB2?"], { minLength: 8 }), (characters) => {
        expect(unmetRules(characters.join(""))).toEqual([]);
      }),
    );
  });
});

describe("the commonest ones", () => {
  test.each([
    "Password1!",
    "P@ssw0rd!!",
    "PASSWORD",
    "Qwerty123!",
    "1Qaz2wsx!",
    "Trustno1!",
    "!!Dragon99",
    "Ch@rl1e2024!",
    "Iloveyou.1",
    "5unshine#7",
  ])("%s is one, as people dress it up", (password) => expect(isCommon(password)).toBe(true));

  test.each(["Demo-pass1!", "Xk9#mQ2$vt", "korrekt Pferd 7!", "Tr4nv!a-Oslo", "zürich Käse 8%"])("%s is none", (password) =>
    expect(isCommon(password)).toBe(false),
  );
});

describe("a new password", () => {
  const codeOf = (user: string, password: string, repeated = password): Promise<string> =>
    checkNewPassword({ user, passwordHash: null }, password, repeated).then(
      () => "taken",
      (error: { code: string }) => error.code,
    );

  test.each([
    ["maria", "Xk9#mQ2$vt", "Xk9#mQ2$vt", "taken"],
    ["maria", "Xk9#mQ2$vt", "Xk9#mQ2$vT", "PASSWORDS_DIFFER"],
    ["maria", "Xk9#mQ2", "Xk9#mQ2", "PASSWORD_RULES"],
    ["maria", "Password1!", "Password1!", "PASSWORD_COMMON"],
    ["maria", "Xk9#Maria$vt", "Xk9#Maria$vt", "PASSWORD_CONTEXT"],
    ["maria", "Xk9#m@r1a$vt", "Xk9#m@r1a$vt", "PASSWORD_CONTEXT"],
    ["maria", "At4l@ya-2026!", "At4l@ya-2026!", "PASSWORD_CONTEXT"],
    ["ana", "Banana-Kiwi8!", "Banana-Kiwi8!", "taken"],
    ["op", "Shop-Kiwi8!", "Shop-Kiwi8!", "taken"],
  ])("of %s: %s, again %s: %s", async (user, password, repeated, code) => {
    expect(await codeOf(user, password, repeated)).toBe(code);
  });

  test("what it lacks is named", async () => {
    await expect(checkNewPassword({ user: "maria", passwordHash: null }, "abc", "abc")).rejects.toMatchObject({
      code: "PASSWORD_RULES",
      values: { rules: "length,digit,upper,special" },
    });
  });
});
