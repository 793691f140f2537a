import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

export interface SecretHolder {
  secret: Uint8Array;
}

const keys = new WeakMap<SecretHolder, Map<string, Buffer>>();
function keyFor(holder: SecretHolder, purpose: string): Buffer {
  const derivedKeys = keys.get(holder) ?? new Map<string, Buffer>();
  const key = derivedKeys.get(purpose) ?? Buffer.from(hkdfSync("sha256", holder.secret, "atalaya", purpose, 32));
  keys.set(holder, derivedKeys.set(purpose, key));
  return key;
}

/** Encrypts with AES-256-GCM, bound to purpose and owner: the value cannot be decrypted in another row. */
export function encrypt(holder: SecretHolder, purpose: string, owner: string, plain: Uint8Array): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(holder, purpose), iv).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

export function decrypt(holder: SecretHolder, purpose: string, owner: string, encrypted: string): Buffer {
  const bytes = Buffer.from(encrypted, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyFor(holder, purpose), bytes.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** Comparable digest that cannot be guessed by trying values without the secret. */
export const keyedDigest = (holder: SecretHolder, purpose: string, plain: string): string =>
  createHmac("sha256", keyFor(holder, purpose)).update(plain).digest("base64url");
