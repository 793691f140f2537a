import { fold } from "../../../schema/rules/language/folding";
import { unmetRules } from "../../../schema/rules/access/passwords";
import { AppError } from "../../platform/errors";
import { runOneAtATime } from "../signIn/attempts";
import { passwordMatches } from "./hashing";
import { passwordOrigins } from "./passwordOrigins";
import { guessesLog10 } from "./strengthThread";
import type { User } from "../users/users.queries";

const PRODUCT_NAME = "atalaya";
/** Shorter user names may occur in a password by chance; only equality is rejected. */
const MIN_NAME_LENGTH_CHECKED = 4;

/** Below this number of guesses, 10^7.5, one word with a year and a sign is refused; eight random characters need 10^8. */
const MIN_GUESSES_LOG10 = 7.5;

/** Checks that cost nothing. Throws PASSWORDS_DIFFER, PASSWORD_RULES, PASSWORD_CONTEXT. */
export function checkPasswordText({ user }: Pick<User, "user">, password: string, repeated: string): void {
  if (password.normalize("NFC") !== repeated.normalize("NFC")) throw new AppError("PASSWORDS_DIFFER");
  const unmet = unmetRules(password);
  if (unmet.length) throw new AppError("PASSWORD_RULES", { rules: unmet.join(",") });
  const name = fold(user);
  for (const origin of passwordOrigins(password))
    if (origin.includes(PRODUCT_NAME) || origin === name || (name.length >= MIN_NAME_LENGTH_CHECKED && origin.includes(name)))
      throw new AppError("PASSWORD_CONTEXT");
}

/**
 * All checks of a new password, only for verified callers, because the last ones cost CPU. Throws the errors of `checkPasswordText`,
 * PASSWORD_UNCHANGED, PASSWORD_COMMON, UNAVAILABLE.
 */
export async function checkNewPassword(user: Pick<User, "user" | "passwordHash">, password: string, repeated: string): Promise<void> {
  checkPasswordText(user, password, repeated);
  if (user.passwordHash && (await passwordMatches(user.passwordHash, password))) throw new AppError("PASSWORD_UNCHANGED");
  // One check per user at a time, so that one user cannot fill the queue of all.
  const guesses = await runOneAtATime(`strength ${user.user}`, () => guessesLog10(password.normalize("NFC")));
  if (guesses < MIN_GUESSES_LOG10) throw new AppError("PASSWORD_COMMON");
}
