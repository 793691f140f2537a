import { randomBytes } from "node:crypto";
import { eq, lt } from "drizzle-orm";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { type Locale, localeCodes } from "../../../schema/rules/language/locales";
import { directoryLogins } from "../../db/tables/sessions";
import { transaction, type Work } from "../../db/transaction";
import type { DirectoryChecks } from "../../integrations/directory/adapter";
import { sha256 } from "../../platform/sha256";

export const DIRECTORY_LOGIN_LIFETIME_MS = 10 * MINUTE_MS;

export const randomSecret = (): string => randomBytes(32).toString("base64url");

export interface DirectoryLogin extends DirectoryChecks {
  keepAlive: boolean;
  /** `null` if the sign-in did not begin with an invitation. */
  invitationHash: string | null;
}

/** The language is part of the state, so that errors can be shown in it even if the rest of the response is unusable. */
export function localeOfState(state: string | undefined): Locale | undefined {
  const code = state?.split(".")[1];
  return localeCodes.find((locale) => locale === code);
}

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

/** Returns the begun sign-in once; `undefined` if the state is unknown, used, expired or of another browser. */
export async function takeDirectoryLogin(work: Work, browser: string | undefined, state: string): Promise<DirectoryLogin | undefined> {
  const { taken: pending, now } = await transaction(work, async (tx, at) => ({
    taken: (
      await tx
        .delete(directoryLogins)
        .where(eq(directoryLogins.stateHash, sha256(state)))
        .returning()
    )[0],
    now: at,
  }));
  if (!pending || !browser || pending.browserHash !== sha256(browser) || pending.expiresAt <= now) return undefined;
  const { nonce, verifier, keepAlive, invitationHash } = pending;
  return { state, nonce, verifier, keepAlive, invitationHash };
}
