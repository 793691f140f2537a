// The second factor: codes by time (RFC 6238), six digits, 30 seconds, as every authenticator makes them.
import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { toString as pictureOf } from "qrcode";
import type { SecondFactorSetup } from "../../../schema/account";
import type { Tx } from "../../db/connect";
import type { Installation } from "../../db/installation";
import { users } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { encrypt, decrypt } from "../../platform/encryption";
import type { User } from "../users/users.queries";

const PERIOD_SECONDS = 30;
/** Steps before and after the present one that are taken: a phone's clock is not ours, and typing takes a while. */
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

/** Gives the user a new secret that is not in force yet; it is answered this once. Throws SECOND_FACTOR_ON, also when one was set up just now. */
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

/** Whether it is a code of the user's secret that was not taken before; takes it, so that it is good once, also when two come at once. */
export async function takeCode(tx: Tx, now: Date, installation: Installation, user: User, code: string): Promise<boolean> {
  if (!user.totpSecret) return false;
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return false;
  const totp = totpOf(user.user, decrypt(installation, purpose, user.id, user.totpSecret));
  const delta = totp.validate({ token, window: ACCEPTED_STEPS_AROUND, timestamp: now.getTime() });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta;
  const taken = await tx
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, user.id), eq(users.totpSecret, user.totpSecret), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return taken.length > 0;
}

/** From now on it is asked for at sign-in. */
export const confirmSecondFactor = (tx: Tx, now: Date, userId: string): Promise<unknown> =>
  tx.update(users).set({ totpConfirmedAt: now }).where(eq(users.id, userId));

/** The user has none any more. */
export const deleteSecondFactor = (tx: Tx, userId: string): Promise<unknown> =>
  tx.update(users).set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null }).where(eq(users.id, userId));
