import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Who has a secret that keys are made from: the installation. */
export interface SecretHolder {
  secret: Uint8Array;
}

const keys = new WeakMap<SecretHolder, Map<string, Buffer>>();
/** A key for one purpose, from the secret; derived once. */
function keyFor(holder: SecretHolder, purpose: string): Buffer {
  const known = keys.get(holder) ?? new Map<string, Buffer>();
  const key = known.get(purpose) ?? Buffer.from(hkdfSync("sha256", holder.secret, "atalaya", purpose, 32));
  keys.set(holder, known.set(purpose, key));
  return key;
}

/** Encrypts (AES-256-GCM) what must be readable again; only for this purpose and owner: moved to another row it cannot be opened. */
export function encrypt(holder: SecretHolder, purpose: string, owner: string, plain: Uint8Array): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(holder, purpose), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** What was sealed. Throws when it was changed or is another owner's. */
export function decrypt(holder: SecretHolder, purpose: string, owner: string, encrypted: string): Buffer {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyFor(holder, purpose), bytes.subarray(0, 12))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** A digest that can be compared, and says nothing to who does not have the secret: not even by trying what it may have been made of. */
export const keyedDigest = (holder: SecretHolder, purpose: string, plain: string): string =>
  createHmac("sha256", keyFor(holder, purpose)).update(plain).digest("base64url");
