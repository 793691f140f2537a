import { count, sql } from "drizzle-orm";
import type { Db } from "../db/connect";
import { outbox } from "../db/tables/claimActions";

export async function waitingCalls(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ integration: outbox.integration, calls: count() })
    .from(outbox)
    .where(sql`${outbox.state} = 'WAITING'`)
    .groupBy(outbox.integration);
  return new Map(rows.map(({ integration, calls }) => [integration, calls]));
}
