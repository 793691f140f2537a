// Single-use code that the directory callback passes to the page, which exchanges it for a session.
// Specification readings, "/login/aad?jwt=…".
import { and, eq, isNull, lt } from "drizzle-orm";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { LoginInfo } from "../../../schema/users/auth";
import type { ExchangeHandoffInput } from "../../../schema/integrations/directory";
import type { Tx } from "../../db/connect";
import { handoffs } from "../../db/tables/sessions";
import { transaction } from "../../db/transaction";
import { AppError } from "../../platform/errors";
import type { Context } from "../context";
import { randomSecret } from "./pendingLogins";
import { sha256 } from "../../platform/sha256";
import { signIn } from "../signIn/steps.actions";
import { userById } from "../users/users.queries";

const HANDOFF_LIFETIME_MS = MINUTE_MS;

export async function makeHandoff(tx: Tx, now: Date, userId: string, browser: string, keepAlive: boolean): Promise<string> {
  const code = randomSecret();
  const expiresAt = new Date(now.getTime() + HANDOFF_LIFETIME_MS);
  await tx.delete(handoffs).where(lt(handoffs.expiresAt, now));
  await tx.insert(handoffs).values({ codeHash: sha256(code), userId, browserHash: sha256(browser), keepAlive, expiresAt });
  return code;
}

/** Throws DIRECTORY_REFUSED for every invalid code. A code is consumed by the first attempt. */
export async function exchangeHandoff(ctx: Context, { code }: ExchangeHandoffInput): Promise<LoginInfo> {
  const browser = ctx.directoryBrowser;
  const usedHandoff = await transaction(ctx, async (tx, now) => {
    const unused = and(eq(handoffs.codeHash, sha256(code)), isNull(handoffs.usedAt));
    const [handoff] = await tx.update(handoffs).set({ usedAt: now }).where(unused).returning();
    const good = handoff && browser && handoff.browserHash === sha256(browser) && handoff.expiresAt > now;
    return good ? handoff : undefined;
  });
  const user = usedHandoff && (await userById(ctx.db, usedHandoff.userId));
  if (!user?.internal) throw new AppError("DIRECTORY_REFUSED");
  return signIn(ctx, user, usedHandoff!.keepAlive, "directory").catch((error: unknown) => {
    throw error instanceof AppError && error.code === "LOGIN_FAILED" ? new AppError("DIRECTORY_REFUSED") : error;
  });
}
