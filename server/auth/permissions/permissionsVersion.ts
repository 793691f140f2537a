import { eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "../../db/connect";
import { installation } from "../../db/tables/log";

const PERMISSIONS_KEY = "permissions";

/** To be called by whoever changes what somebody may do or see: every node looks at its sockets again within a second. */
export async function permissionsChanged(tx: Tx): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: PERMISSIONS_KEY, value: "1" })
    .onConflictDoUpdate({ target: installation.key, set: { value: sql`(${installation.value}::bigint + 1)::text` } });
}

/** Another text after each such change. */
export async function permissionsVersion(db: Reader): Promise<string> {
  const [row] = await db.select({ value: installation.value }).from(installation).where(eq(installation.key, PERMISSIONS_KEY));
  return row?.value ?? "0";
}
