import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { encrypt, type SecretHolder, decrypt } from "../platform/encryption";
import type { Db } from "./connect";
import { installation } from "./tables/log";

export const RESTORED_AT_KEY = "restoredAt";

export interface Installation {
  /** Identifies the change log. Cursors of another log are invalid. */
  epoch: string;
  secret: Uint8Array;
}

/**
 * Reads the installation's epoch and secret, created at the first start. With `outer` (INSTALLATION_SECRET) the secret is stored
 * encrypted. Throws if `outer` is missing or wrong.
 */
export async function readInstallation(db: Db, outer?: string): Promise<Installation> {
  await db
    .insert(installation)
    .values([
      { key: "epoch", value: randomUUID().slice(0, 8) },
      { key: "secret", value: storedSecret(randomBytes(32), outer) },
    ])
    .onConflictDoNothing();
  const value = await values(db);
  const secret = decryptedSecret(value("secret"), outer);
  if (outer !== undefined && !value("secret").startsWith(ENCRYPTED_PREFIX))
    await db
      .update(installation)
      .set({ value: storedSecret(secret, outer) })
      .where(and(eq(installation.key, "secret"), eq(installation.value, value("secret"))));
  return { epoch: value("epoch"), secret };
}

async function values(db: Db): Promise<(key: "epoch" | "secret") => string> {
  const rows = await db
    .select()
    .from(installation)
    .where(inArray(installation.key, ["epoch", "secret"]));
  return (key) => rows.find((row) => row.key === key)!.value;
}

const ENCRYPTED_PREFIX = "sealed ";
const purpose = "installation";
const holder = (outer: string): SecretHolder => ({ secret: Buffer.from(outer, "base64") });

const storedSecret = (secret: Uint8Array, externalSecret: string | undefined): string =>
  externalSecret === undefined
    ? Buffer.from(secret).toString("base64")
    : ENCRYPTED_PREFIX + encrypt(holder(externalSecret), purpose, "secret", secret);

function decryptedSecret(value: string, outer: string | undefined): Uint8Array {
  if (!value.startsWith(ENCRYPTED_PREFIX)) return Buffer.from(value, "base64");
  if (outer === undefined) throw new Error("The secret of this installation is encrypted, but INSTALLATION_SECRET is missing.");
  try {
    return decrypt(holder(outer), purpose, "secret", value.slice(ENCRYPTED_PREFIX.length));
  } catch {
    throw new Error("INSTALLATION_SECRET is not the one that encrypted the secret of this installation.");
  }
}
