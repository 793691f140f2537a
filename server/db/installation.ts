import { randomBytes, randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import type { Db } from "./connect";
import { installation } from "./tables/log";

export interface Installation {
  /** Identity of the change log: a cursor of another log is told to start afresh. */
  epoch: string;
  /** Signs the access tokens. */
  secret: Uint8Array;
}

/** What the installation keeps of itself, made at its first start; the same for every node. */
export async function readInstallation(db: Db): Promise<Installation> {
  await db
    .insert(installation)
    .values([
      { key: "epoch", value: randomUUID().slice(0, 8) },
      { key: "secret", value: randomBytes(32).toString("base64") },
    ])
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(installation)
    .where(inArray(installation.key, ["epoch", "secret"]));
  const value = (key: string): string => rows.find((row) => row.key === key)!.value;
  return { epoch: value("epoch"), secret: Buffer.from(value("secret"), "base64") };
}
