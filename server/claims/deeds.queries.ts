import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { newestOf } from "../../schema/rules/listSizes";
import { claimsInScope } from "../auth/inScope";
import { amongNewest } from "../db/among";
import type { Reader } from "../db/connect";
import { claims } from "../db/tables/claims";
import { deeds } from "../db/tables/deeds";
import { users } from "../db/tables/users";
import { visits } from "../db/tables/visits";
import type { ClaimRow } from "../changes/claimState";
import { actorOf } from "../platform/actor";
import type { Viewer } from "../platform/viewer";

export type DeedRow = typeof deeds.$inferSelect;

/** The last deeds of claims the viewer was already given, the newest first. */
export const deedsOf = (db: Reader, claimIds: readonly string[]): Promise<DeedRow[]> =>
  db
    .select()
    .from(deeds)
    .where(amongNewest(deeds, claimIds, newestOf.deeds))
    .orderBy(desc(deeds.at), desc(deeds.id));

/** Who opened claims the viewer was already given, the newest first. */
export async function visitsOf(db: Reader, claimIds: readonly string[]) {
  const rows = await db
    .select({ visit: visits, name: sql<string>`coalesce(${users.name}, ${visits.actorName})` })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.actorId))
    .where(amongNewest(visits, claimIds, newestOf.visits))
    .orderBy(desc(visits.at), desc(visits.id));
  return rows.map(({ visit, name }) => ({ ...visit, name, actor: actorOf(visit) }));
}

/** Claims in scope on the same files, AMA instance and file: the last so many of each, the oldest first. */
export function claimsOnFiles(db: Reader, viewer: Viewer, files: readonly { instanceId: string; file: string }[]): Promise<ClaimRow[]> {
  const records = sql`jsonb_to_recordset(${JSON.stringify(files)}::text::jsonb) as wanted("instanceId" text, file text)`;
  const last = db
    .select(getTableColumns(claims))
    .from(claims)
    .where(and(sql`${claims.instanceId} = wanted."instanceId"`, sql`${claims.file} = wanted.file`, claimsInScope(viewer.scope)))
    .orderBy(desc(claims.occurredAt), desc(claims.id))
    .limit(newestOf.otherServices)
    .as("last");
  return db.select(last._.selectedFields).from(records).crossJoinLateral(last).orderBy(asc(last.occurredAt), asc(last.id));
}
