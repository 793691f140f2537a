import { expect, test } from "vitest";
import { hashPassword, passwordMatches } from "../../../server/auth/passwords/hashing";

test("hashes a password by argon2id at OWASP's cost with an individual salt", async () => {
  const [one, other] = [await hashPassword("Nieve-clara7!"), await hashPassword("Nieve-clara7!")];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect(await passwordMatches(one, "Nieve-clara7!")).toBe(true);
  expect(await passwordMatches(one, "Nieve-clara7")).toBe(false);
});
