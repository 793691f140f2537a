import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { passwordRules, unmetRules } from "../../../schema/rules/access/passwords";
import { checkNewPassword, checkPasswordText } from "../../../server/auth/passwords/passwordRules";
import { guessesLog10 } from "../../../server/auth/passwords/strengthThread";

describe("the rules for a password", () => {
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

  test("count characters, not UTF-16 code units", () => {
    expect(unmetRules("Aa1!🙂🙂")).toEqual(["length"]);
    expect(unmetRules(`Aa1!${"🙂".repeat(28)}`)).toEqual([]);
  });

  test("accept eight characters of each class in any order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([..."aA1!bB2?"], { minLength: 8 }), (characters) => {
        expect(unmetRules(characters.join(""))).toEqual([]);
      }),
    );
  });
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
  ])("for %s: %s, repeated as %s: %s", async (user, password, repeated, code) => {
    expect(await codeOf(user, password, repeated)).toBe(code);
  });

  test.each([
    ...["Mapfre2026!", "Contraseña1!", "Verano2026!", "Hola1234!", "Espana2024!", "Aa123456!", "Abcd!1234", "Operador2026!"],
    ...["Password1!", "P@ssw0rd!!", "Qwerty123!", "1Qaz2wsx!", "Trustno1!", "!!Dragon99", "Ch@rl1e2024!", "Iloveyou.1", "Sunsh1ne#7"],
  ])("rejects the common password %s", async (password) => expect(await codeOf("maria", password)).toBe("PASSWORD_COMMON"));

  test.each([
    ["en", ["Summer2026!", "Welcome2026!", "Insurance1!"]],
    ["es", ["Siniestro2026!", "Grua2026!", "Invierno26!"]],
    ["pt", ["Lisboa2026!", "Senha2026!", "Verão2026!"]],
    ["ca", ["Estiu2026!", "Contrasenya1!", "Barcelona1!"]],
    ["fr", ["Bonjour123!", "Dépannage1!", "Motdepasse1!"]],
    ["it", ["Benvenuto1!", "Soccorso26!", "Milano2026!"]],
    ["de", ["Sommer2026!", "Passwort1!", "Leitstelle1!"]],
    ["el", ["Καλοκαίρι26!", "Καλοκαιρι26!", "Kalimera1!", "Ελλάδα2026!"]],
    ["tr", ["Güneş2026!", "Gunes2026!", "Sifre2026!", "Istanbul34!"]],
  ])("rejects a word of the language %s with a number: %j", async (_, passwords) => {
    for (const password of passwords) expect([password, await codeOf("maria", password)]).toEqual([password, "PASSWORD_COMMON"]);
  });

  test.each(["qT7!zPw4", "Demo-pass1!", "korrekt Pferd 7!", "Tr4nv!a-Oslo", "zürich Käse 8%", "Correct-Horse-Battery-9", "Ποδήλατο-9Χ"])(
    "accepts the random password or passphrase %s",
    async (password) => expect(await codeOf("maria", password)).toBe("taken"),
  );

  test("limits the work for a password of many substitutions", async () => {
    await guessesLog10("warms up");
    const started = performance.now();
    await guessesLog10("4@aA$5sS0oO!1iI|lL3eE7tT+8bB€4@a");
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  test("is estimated outside the main thread, which stays responsive", async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await Promise.all(Array.from({ length: 10 }, () => guessesLog10("4@aA$5sS0oO!1iI|lL3eE7tT+8bB€4@a")));
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });

  test("is rejected with UNAVAILABLE when too many passwords wait", async () => {
    const checks = await Promise.allSettled(Array.from({ length: 70 }, () => guessesLog10("Aa123456!")));
    expect(checks.slice(0, 64).every(({ status }) => status === "fulfilled")).toBe(true);
    expect(checks[64]).toMatchObject({ reason: { code: "UNAVAILABLE" } });
  });

  test("is not estimated for callers who are not verified", () => {
    expect(checkPasswordText({ user: "" }, "Password1!", "Password1!")).toBeUndefined();
  });

  test("is rejected with the rules that it does not meet", async () => {
    await expect(checkNewPassword({ user: "maria", passwordHash: null }, "abc", "abc")).rejects.toMatchObject({
      code: "PASSWORD_RULES",
      values: { rules: "length,digit,upper,special" },
    });
  });
});
