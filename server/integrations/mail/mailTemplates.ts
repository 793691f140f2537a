// Composes mails at delivery, so that links are fresh and the requester learns nothing from response times.
import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { z } from "zod";
import { DAY_MS, MINUTE_MS } from "../../../schema/rules/durations";
import { indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { fold } from "../../../schema/rules/language/folding";
import type { Locale } from "../../../schema/rules/language/locales";
import { AlertLevel, UNSUBSCRIBE_ROUTE } from "../../../schema/rules/reports/reports";
import type { Reader, Tx } from "../../db/connect";
import { isNamed } from "../../db/text/foldedNames";
import { passwordResets } from "../../db/tables/sessions";
import { users } from "../../db/tables/users";
import { text } from "../../platform/texts";
import type { ComposedMail } from "./composedMail";
import { alertMail, reportMail } from "./subscribedMails";
import type { CallBody } from "../adapter";

/**
 * Validity of links, and maximum number of valid ones per user. Further requests are ignored, because the user has a valid link;
 * administrators' requests are exempt.
 */
const linkLimits = { good: { passwordReset: 30 * MINUTE_MS, welcome: DAY_MS, invitation: 3 * DAY_MS }, most: 3 } as const;

const mailRequestSchema = z.union([
  z.object({ kind: z.literal("passwordReset"), account: z.string() }),
  z.object({
    kind: z.enum(["passwordReset", "welcome", "invitation", "passwordChanged", "secondFactorOn", "secondFactorOff"]),
    userId: z.uuid(),
  }),
  z.object({ kind: z.literal("webhookDisabled"), userId: z.uuid(), endpoint: z.string() }),
  z.object({ kind: z.literal("report"), userId: z.uuid(), sendingId: z.uuid(), unsubscribe: z.string() }),
  z.object({
    kind: z.literal("alert"),
    userId: z.uuid(),
    instanceId: z.string(),
    indicator: z.enum(indicatorKeys),
    level: z.enum(AlertLevel),
    value: z.number(),
    at: z.iso.datetime(),
    unsubscribe: z.string(),
  }),
  z.object({ kind: z.enum(["emailChanged", "emailChangedNew"]), userId: z.uuid(), to: z.string() }),
]);

/** A single plain address; a line break could add recipients. */
const address = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;

/** `null` if no mail is due. `home`: configured address of the product, never taken from a request. */
export async function composeMail(tx: Tx, now: Date, home: string, call: CallBody): Promise<ComposedMail | null> {
  const occasion = mailRequestSchema.parse(call);
  const { kind } = occasion;
  const user = "account" in occasion ? await userNamed(tx, occasion.account) : await userWhere(tx, eq(users.id, occasion.userId));
  const to = "to" in occasion ? occasion.to : user?.email;
  if (!user || !to || !address.test(to)) return null;
  if (occasion.kind === "report" || occasion.kind === "alert") {
    const { name, language, id: userId } = user;
    const unsubscribe = `${home}${UNSUBSCRIBE_ROUTE}?token=${occasion.unsubscribe}`;
    const receiver = { name, locale: language as Locale, to, dashboard: `${home}/#/dashboard`, unsubscribe };
    const mail = occasion.kind === "report" ? await reportMail(tx, occasion.sendingId, receiver) : await alertMail(tx, occasion, receiver);
    return mail && { ...mail, to, userId, tokenHash: null, unsubscribe };
  }
  let token: string | null = null;
  if (kind === "passwordReset" || kind === "welcome") {
    if (user.internal || ("account" in occasion && (await askedTooOften(tx, now, user.id)))) return null;
    token = await linkToken(tx, now, user.id, kind);
  }
  if (kind === "invitation") {
    if (!user.internal || user.directoryObject !== null) return null;
    token = await linkToken(tx, now, user.id, kind);
  }
  const locale = user.language as Locale;
  // The page shows the link's validity, which it cannot query, because old and invalid links are treated identically.
  const page = `${home}/#/resetPassword?resetToken=${token}${kind === "welcome" ? "&welcome" : ""}`;
  const endpoint = occasion.kind === "webhookDisabled" ? occasion.endpoint : "";
  const link =
    kind === "webhookDisabled"
      ? `${home}/#/webhooks`
      : kind === "invitation"
        ? `${home}/aad/login?invitation=${token}&lang=${locale}`
        : token
          ? page
          : `${home}/`;
  return {
    to,
    subject: text(locale, `mail.${kind}.subject`, { endpoint }),
    text: text(locale, `mail.${kind}.text`, { name: user.name, user: user.user, link, endpoint }),
    userId: user.id,
    tokenHash: token && hashOf(token),
  };
}

type User = typeof users.$inferSelect;

/** Locked, so that concurrent mails count each other. */
async function userWhere(tx: Tx, condition: SQL | undefined): Promise<User | undefined> {
  const matches = await tx
    .select()
    .from(users)
    .where(and(condition, isNull(users.disabledAt)))
    .limit(2)
    .for("update");
  // An e-mail shared by several users is ambiguous.
  return matches.length === 1 ? matches[0] : undefined;
}

/** Finds a user with a password by user name, otherwise by e-mail; directory users are ignored. */
const userNamed = async (tx: Tx, account: string): Promise<User | undefined> => {
  const external = eq(users.internal, false);
  const user = await userWhere(tx, and(external, isNamed("users", account)));
  return user ?? userWhere(tx, and(external, eq(users.foldedEmail, fold(account))));
};

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

const askedTooOften = async (tx: Tx, now: Date, userId: string): Promise<boolean> =>
  (await tx.$count(passwordResets, and(eq(passwordResets.userId, userId), isUsableLink(now)))) >= linkLimits.most;

const isUsableLink = (now: Date): SQL | undefined => and(isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
const isUsablePasswordLink = (now: Date, token: string): SQL | undefined =>
  and(eq(passwordResets.tokenHash, hashOf(token)), eq(passwordResets.invites, false), isUsableLink(now));

async function linkToken(tx: Tx, now: Date, userId: string, kind: keyof typeof linkLimits.good): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + linkLimits.good[kind]);
  const invites = kind === "invitation";
  await tx.insert(passwordResets).values({ tokenHash: hashOf(token), userId, createdAt: now, expiresAt, invites });
  return token;
}

/** Deletes the link of a mail that could not be sent; the retry creates a new one. */
export const deleteLink = (tx: Tx, { tokenHash }: ComposedMail): Promise<unknown> =>
  tokenHash ? tx.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)) : Promise.resolve();

export async function userOfLink(db: Reader, now: Date, token: string): Promise<string | undefined> {
  const [reset] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(isUsablePasswordLink(now, token));
  return reset?.userId;
}

export async function userOfInvitation(db: Reader, now: Date, tokenHash: string): Promise<string | undefined> {
  const open = and(eq(passwordResets.tokenHash, tokenHash), eq(passwordResets.invites, true), isUsableLink(now));
  return (await db.select({ userId: passwordResets.userId }).from(passwordResets).where(open))[0]?.userId;
}

export async function takeResetToken(tx: Tx, now: Date, token: string): Promise<string | undefined> {
  const [updated] = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isUsablePasswordLink(now, token))
    .returning({ userId: passwordResets.userId });
  return updated?.userId;
}

export const invalidateLinks = (tx: Tx, now: Date, userId: string): Promise<unknown> =>
  tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
