import { randomBytes } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { type Locale, localeCodes } from "../../../schema/rules/language/locales";
import { directoryLogins } from "../../db/tables/sessions";
import { transaction, type Work } from "../../db/transaction";
import type { DirectoryChecks } from "../../integrations/directory/adapter";
import { sha256 } from "../../platform/sha256";

/** Somebody may take so long at the directory, milliseconds. */
export const DIRECTORY_LOGIN_LIFETIME_MS = 10 * MINUTE_MS;

/** 256 bits that nobody can guess. */
export const randomSecret = (): string => randomBytes(32).toString("base64url");

/** What comes back with the answer when it fits. */
export interface DirectoryLogin extends DirectoryChecks {
  keepAlive: boolean;
  /** Of the invitation that it was begun with; null: without one. */
  invitationHash: string | null;
}

/** The language goes with the state, which is hashed as a whole: it is needed also when nothing else of the answer can be used. */
export function localeOfState(state: string | undefined): Locale | undefined {
  const code = state?.split(".")[1];
  return localeCodes.find((one) => one === code);
}

/** Notes that a browser has begun to sign in at the directory: what the answer must fit. Only that browser can go on with it. */
export async function beginDirectoryLogin(
  work: Work,
  browser: string,
  locale: Locale,
  { keepAlive, invitationHash }: Pick<DirectoryLogin, "keepAlive" | "invitationHash">,
): Promise<DirectoryChecks> {
  const checks = { state: `${randomSecret()}.${locale}`, nonce: randomSecret(), verifier: randomSecret() };
  const { state, ...rest } = checks;
  await transaction(work, async (tx, now) => {
    await tx.delete(directoryLogins).where(lt(directoryLogins.expiresAt, now));
    const expiresAt = new Date(now.getTime() + DIRECTORY_LOGIN_LIFETIME_MS);
    await tx
      .insert(directoryLogins)
      .values({ stateHash: sha256(state), ...rest, browserHash: sha256(browser), keepAlive, invitationHash, expiresAt });
  });
  return checks;
}

/** What the answer must fit; undefined for a state that is not known, has come before, is too old or of another browser. Each is good once. */
export async function takeDirectoryLogin(work: Work, browser: string | undefined, state: string): Promise<DirectoryLogin | undefined> {
  const { taken, now } = await transaction(work, async (tx, at) => ({
    taken: (
      await tx
        .delete(directoryLogins)
        .where(eq(directoryLogins.stateHash, sha256(state)))
        .returning()
    )[0],
    now: at,
  }));
  if (!taken || !browser || taken.browserHash !== sha256(browser) || taken.expiresAt <= now) return undefined;
  const { nonce, verifier, keepAlive, invitationHash } = taken;
  return { state, nonce, verifier, keepAlive, invitationHash };
}
