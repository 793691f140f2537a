import { fold } from "../../../schema/rules/language/folding";
import { unmetRules } from "../../../schema/rules/access/passwords";
import { AppError } from "../../platform/errors";
import { isCommon, passwordOrigins } from "./commonPasswords";
import { passwordMatches } from "./hashing";
import type { User } from "../users/users.queries";

/** What everybody who attacks this installation tries first. */
const PRODUCT_NAME = "atalaya";
/** A shorter user name may stand in a password by chance: there it must only not be the whole of it. */
const MIN_NAME_LENGTH_CHECKED = 4;

/**
 * Whether a user may take this password. Throws PASSWORDS_DIFFER, PASSWORD_RULES, PASSWORD_COMMON, PASSWORD_CONTEXT; PASSWORD_UNCHANGED when
 * it is the present one.
 */
export async function checkNewPassword(user: Pick<User, "user" | "passwordHash">, password: string, repeated: string): Promise<void> {
  if (password !== repeated) throw new AppError("PASSWORDS_DIFFER");
  const unmet = unmetRules(password);
  if (unmet.length) throw new AppError("PASSWORD_RULES", { rules: unmet.join(",") });
  if (isCommon(password)) throw new AppError("PASSWORD_COMMON");
  const name = fold(user.user);
  for (const origin of passwordOrigins(password))
    if (origin.includes(PRODUCT_NAME) || origin === name || (name.length >= MIN_NAME_LENGTH_CHECKED && origin.includes(name)))
      throw new AppError("PASSWORD_CONTEXT");
  if (user.passwordHash && (await passwordMatches(user.passwordHash, password))) throw new AppError("PASSWORD_UNCHANGED");
}
