import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { encrypt, type SecretHolder, decrypt } from "../platform/encryption";
import type { Db } from "./connect";
import { installation } from "./tables/log";

/** In `installation`: when the database was last restored; no row: never. */
export const RESTORED_AT_KEY = "restoredAt";

export interface Installation {
  /** Identity of the change log: the holder of another log's cursor has to start afresh. */
  epoch: string;
  /** Signs the access tokens, seals what only the product may read. */
  secret: Uint8Array;
}

/**
 * What the installation keeps of itself, made at its first start; the same for every node. With a secret from outside of the database its own
 * is sealed by that: from the first start with it on, nobody can use it who has the database alone. Throws when that secret is missing or
 * another one.
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

/** Before a secret that is sealed. */
const ENCRYPTED_PREFIX = "sealed ";
const purpose = "installation";
const holder = (outer: string): SecretHolder => ({ secret: Buffer.from(outer, "base64") });

const storedSecret = (secret: Uint8Array, externalSecret: string | undefined): string =>
  externalSecret === undefined
    ? Buffer.from(secret).toString("base64")
    : ENCRYPTED_PREFIX + encrypt(holder(externalSecret), purpose, "secret", secret);

function decryptedSecret(value: string, outer: string | undefined): Uint8Array {
  if (!value.startsWith(ENCRYPTED_PREFIX)) return Buffer.from(value, "base64");
  if (outer === undefined) throw new Error("This installation's secret is sealed: INSTALLATION_SECRET is missing.");
  try {
    return decrypt(holder(outer), purpose, "secret", value.slice(ENCRYPTED_PREFIX.length));
  } catch {
    throw new Error("INSTALLATION_SECRET is not the one that this installation's secret was sealed by.");
  }
}
