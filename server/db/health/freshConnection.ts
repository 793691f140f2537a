import { sql } from "drizzle-orm";
import type { Log } from "../../platform/log";
import { connect, INTERACTIVE } from "../connect";
import type { DatabasePlace } from "../open";

/** True if the database responds on a new connection within the INTERACTIVE timeouts. */
export async function answersAnew({ address, role }: DatabasePlace, log: Log): Promise<boolean> {
  const db = connect(address, log, 1, role, INTERACTIVE);
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  } finally {
    await db.$client.end({ timeout: 0 });
  }
}
