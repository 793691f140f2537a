import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deserialize, serialize } from "node:v8";

const CIPHER = "aes-256-gcm";
const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Each key seals one value, so the nonce can be constant. */
const NONCE = Buffer.alloc(12);

const keyOf = (secret: string, salt: Buffer): Buffer => Buffer.from(hkdfSync("sha256", secret, salt, "mutation_requests", 32));

/** Encrypts a value with a secret that is not stored. Results contain new API keys and personal data. */
export function seal(secret: string, value: unknown): Buffer {
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, salt), NONCE);
  const content = Buffer.concat([cipher.update(serialize(value)), cipher.final()]);
  return Buffer.concat([salt, cipher.getAuthTag(), content]);
}

/** Returns the value, with dates and undefined fields as they were. Throws if the secret is wrong. */
export function unseal(secret: string, sealed: Buffer): unknown {
  const decipher = createDecipheriv(CIPHER, keyOf(secret, sealed.subarray(0, SALT_BYTES)), NONCE);
  decipher.setAuthTag(sealed.subarray(SALT_BYTES, SALT_BYTES + TAG_BYTES));
  return deserialize(Buffer.concat([decipher.update(sealed.subarray(SALT_BYTES + TAG_BYTES)), decipher.final()]));
}
