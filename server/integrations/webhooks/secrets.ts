// Secrets of webhook endpoints and signatures by Standard Webhooks 1.0.
import { randomBytes } from "node:crypto";
import { webhookLimits } from "../../../schema/rules/claims/webhooks";
import { HOUR_MS, SECOND_MS } from "../../../schema/rules/durations";
import type { StoredSecret } from "../../db/tables/webhooks";
import { decrypt, encrypt, type SecretHolder } from "../../platform/encryption";
import { signatureOf } from "../assistance/signature";

const PURPOSE = "webhook secret";
const SECRET_BYTES = 32;

/** Creates a secret. `value` is stored, `plain` is shown to the user once. */
export function newSecret(holder: SecretHolder, endpointId: string, now: Date): { plain: string; stored: StoredSecret } {
  const plain = `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;
  const value = encrypt(holder, PURPOSE, endpointId, Buffer.from(plain));
  return { plain, stored: { value, createdAt: now.toISOString(), expiresAt: null } };
}

export const plainSecret = (holder: SecretHolder, endpointId: string, { value }: StoredSecret): string =>
  decrypt(holder, PURPOSE, endpointId, value).toString();

const isValid = ({ expiresAt }: StoredSecret, now: Date): boolean => expiresAt === null || new Date(expiresAt) > now;

/** Adds a secret in front. Earlier ones sign for at most `overlapHours` more; the oldest ones beyond the limit are dropped. */
export function rotated(secrets: readonly StoredSecret[], added: StoredSecret, now: Date, overlapHours: number): StoredSecret[] {
  const end = new Date(now.getTime() + overlapHours * HOUR_MS).toISOString();
  const earlier = secrets
    .map((secret) => ({ ...secret, expiresAt: secret.expiresAt !== null && secret.expiresAt < end ? secret.expiresAt : end }))
    .filter((secret) => isValid(secret, now));
  return [added, ...earlier].slice(0, webhookLimits.secrets);
}

export const validSecrets = (secrets: readonly StoredSecret[], now: Date): StoredSecret[] =>
  secrets.filter((secret) => isValid(secret, now));

/** Headers of a message, with a signature per plain secret, separated by spaces. */
export function signedHeaders(secrets: readonly string[], id: string, now: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / SECOND_MS));
  const signatures = secrets.map((secret) => `v1,${signatureOf(secret, id, timestamp, body).toString("base64")}`);
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
