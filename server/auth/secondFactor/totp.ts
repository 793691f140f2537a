// Time-based codes (RFC 6238): six digits, 30 seconds.
import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { toString as pictureOf } from "qrcode";
import type { SecondFactorSetup } from "../../../schema/users/account";
import type { Tx } from "../../db/connect";
import type { Installation } from "../../db/installation";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { encrypt, decrypt } from "../../platform/encryption";
import type { User } from "../users/users.queries";

const PERIOD_SECONDS = 30;
/** Accepted time steps before and after the current one, for clock differences and typing. */
const ACCEPTED_STEPS_AROUND = 1;
const purpose = "second factor";

const totpOf = (label: string, bytes: Uint8Array): TOTP =>
  new TOTP({
    issuer: "Atalaya",
    label,
    secret: new Secret({ buffer: new Uint8Array(bytes).buffer }),
    period: PERIOD_SECONDS,
    digits: 6,
    algorithm: "SHA1",
  });

/** The secret is inactive and returned only once. Throws SECOND_FACTOR_ON, also after a concurrent setup. */
export async function newSecondFactor(tx: Tx, installation: Installation, { id, user }: User): Promise<SecondFactorSetup> {
  const bytes = randomBytes(20);
  const changed = await tx
    .update(users)
    .set({ totpSecret: encrypt(installation, purpose, id, bytes), totpLastStep: null })
    .where(and(eq(users.id, id), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  if (!changed.length) throw new AppError("SECOND_FACTOR_ON");
  const totp = totpOf(user, bytes);
  const uri = totp.toString();
  const svg = await pictureOf(uri, { type: "svg", margin: 1 });
  return { uri, secret: totp.secret.base32, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}

/** Verifies and consumes a code atomically, so that each is valid once. */
export async function takeCode(tx: Tx, now: Date, installation: Installation, user: User, code: string): Promise<boolean> {
  if (!user.totpSecret) return false;
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return false;
  const totp = totpOf(user.user, decrypt(installation, purpose, user.id, user.totpSecret));
  const delta = totp.validate({ token, window: ACCEPTED_STEPS_AROUND, timestamp: now.getTime() });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
  const updated = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), eq(users.totpSecret, user.totpSecret), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return updated.length > 0;
}

export const confirmSecondFactor = (tx: Tx, now: Date, userId: string): Promise<unknown> =>
  tx.update(users).set({ totpConfirmedAt: now }).where(eq(users.id, userId));

export const deleteSecondFactor = (tx: Tx, userId: string): Promise<unknown> =>
  tx.update(users).set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null }).where(eq(users.id, userId));
