import { randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { KeyScope } from "../../schema/rules/keys";
import { record } from "../audit/record";
import type { Reader } from "../db/connect";
import { apiKeys } from "../db/tables/users";
import { transaction, type Work } from "../db/transaction";
import { systemViewer } from "../platform/viewer";
import { digest } from "./sessions";

const prefix = "atk_";

export const looksLikeKey = (bearer: string): boolean => bearer.startsWith(prefix);

export interface ApiKey {
  id: string;
  name: string;
  scopes: KeyScope[];
}

/** Makes a key and returns it: the only time it can be seen. */
export async function createKey(work: Work, name: string, scopes: KeyScope[]): Promise<string> {
  const key = prefix + randomBytes(32).toString("base64url");
  await transaction(work, async (tx, now) => {
    const id = uuidv7();
    await tx.insert(apiKeys).values({ id, name, scopes, keyHash: digest(key), createdAt: now });
    await record(tx, now, systemViewer, { action: "apiKey.create", model: "apiKey", entityId: id, after: { name, scopes } });
  });
  return key;
}

/** The key behind a bearer, unless revoked; its last use is written at most once a minute. */
export async function keyOf(db: Reader, now: number, bearer: string): Promise<ApiKey | undefined> {
  const [row] = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.keyHash, digest(bearer)), isNull(apiKeys.revokedAt)));
  if (!row) return undefined;
  const stale = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(now - 60_000)));
  if (!row.lastUsedAt || row.lastUsedAt.getTime() < now - 60_000)
    await db
      .update(apiKeys)
      .set({ lastUsedAt: new Date(now) })
      .where(and(eq(apiKeys.id, row.id), stale));
  return { id: row.id, name: row.name, scopes: row.scopes as KeyScope[] };
}
