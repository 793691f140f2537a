import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { maxEntries } from "../../../schema/rules/requests/listSizes";
import { claimsInScope } from "../../auth/permissions/scopeConditions";
import { inNewestRows } from "../../db/inList";
import type { Reader } from "../../db/connect";
import { builtByIds, builtFor } from "../../db/reading/builtSelection";
import { claims } from "../../db/tables/claims";
import { claimActions } from "../../db/tables/claimActions";
import { users } from "../../db/tables/users";
import { visits } from "../../db/tables/visits";
import type { ClaimRow } from "../../changes/claimState";
import { actorOf } from "../../platform/actor";
import type { Scope, Viewer } from "../../platform/viewer";

export type ClaimActionRow = typeof claimActions.$inferSelect;

export const claimActionsOf = builtByIds((db, claimIds) =>
  db
    .select()
    .from(claimActions)
    .where(inNewestRows(claimActions, claimIds, maxEntries.actions))
    .orderBy(desc(claimActions.at), desc(claimActions.id)),
);

export const visitsOf = async (db: Reader, claimIds: readonly string[]) =>
  (await lastVisits(db, claimIds)).map(({ visit, name }) => ({ ...visit, name, actor: actorOf(visit) }));

const lastVisits = builtByIds((db, claimIds) =>
  db
    .select({ visit: visits, name: sql<string>`coalesce(${users.name}, ${visits.actorName})` })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.actorId))
    .where(inNewestRows(visits, claimIds, maxEntries.visits))
    .orderBy(desc(visits.at), desc(visits.id)),
);

/** Claims in scope with the same AMA instance and file number, oldest first; limited to the most recent ones per file. */
export const claimsOnFiles = (db: Reader, viewer: Viewer, files: readonly { instanceId: string; file: string }[]): Promise<ClaimRow[]> =>
  onFiles(db, viewer.scope, { files: JSON.stringify(files) });

const onFiles = builtFor((db, scope: Scope) => {
  const records = sql`jsonb_to_recordset(${sql.placeholder("files")}::text::jsonb) as wanted("instanceId" text, file text)`;
  const last = db
    .select(getTableColumns(claims))
    .from(claims)
    .where(and(sql`${claims.instanceId} = wanted."instanceId"`, sql`${claims.file} = wanted.file`, claimsInScope(scope)))
    .orderBy(desc(claims.occurredAt), desc(claims.id))
    .limit(maxEntries.otherServices)
    .as("last");
  return db.select(last._.selectedFields).from(records).crossJoinLateral(last).orderBy(asc(last.occurredAt), asc(last.id));
});
