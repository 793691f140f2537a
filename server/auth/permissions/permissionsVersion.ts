import { eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "../../db/connect";
import { installation } from "../../db/tables/log";

const PERMISSIONS_KEY = "permissions";

/** Call after any change of permissions; all nodes re-check their WebSockets within a second. */
export async function permissionsChanged(tx: Tx): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: PERMISSIONS_KEY, value: "1" })
    .onConflictDoUpdate({ target: installation.key, set: { value: sql`(${installation.value}::bigint + 1)::text` } });
}

export async function permissionsVersion(db: Reader): Promise<string> {
  const [row] = await db.select({ value: installation.value }).from(installation).where(eq(installation.key, PERMISSIONS_KEY));
  return row?.value ?? "0";
}
