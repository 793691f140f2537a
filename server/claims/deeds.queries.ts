import { and, asc, desc, eq, sql } from "drizzle-orm";
import { claimsInScope } from "../auth/inScope";
import { among } from "../db/among";
import type { Reader } from "../db/connect";
import { claims } from "../db/tables/claims";
import { deeds } from "../db/tables/deeds";
import { users } from "../db/tables/users";
import { visits } from "../db/tables/visits";
import type { ClaimRow } from "../changes/claimState";
import { actorOf } from "../platform/actor";
import type { Viewer } from "../platform/viewer";

export type DeedRow = typeof deeds.$inferSelect;

/** How many of a claim are answered, the newest. */
export const shown = { deeds: 20, visits: 50, otherServices: 100 } as const;

/** Rank of a row among those of its claim, the newest first. */
const newest = (claimId: unknown, at: unknown, id: unknown) =>
  sql<number>`row_number() over (partition by ${claimId} order by ${at} desc, ${id} desc)`;

/** The last deeds of claims the viewer was already given, the newest first. */
export async function deedsOf(db: Reader, claimIds: readonly string[]): Promise<DeedRow[]> {
  const ranked = db
    .select({ id: deeds.id, rank: newest(deeds.claimId, deeds.at, deeds.id).as("rank") })
    .from(deeds)
    .where(among(deeds.claimId, [...claimIds]))
    .as("ranked");
  const rows = await db
    .select({ deed: deeds })
    .from(deeds)
    .innerJoin(ranked, and(eq(ranked.id, deeds.id), sql`${ranked.rank} <= ${shown.deeds}`))
    .orderBy(desc(deeds.at), desc(deeds.id));
  return rows.map(({ deed }) => deed);
}

/** Who opened claims the viewer was already given, the newest first. */
export async function visitsOf(db: Reader, claimIds: readonly string[]) {
  const ranked = db
    .select({ id: visits.id, rank: newest(visits.claimId, visits.at, visits.id).as("rank") })
    .from(visits)
    .where(among(visits.claimId, [...claimIds]))
    .as("ranked");
  const rows = await db
    .select({ visit: visits, name: sql<string>`coalesce(${users.name}, ${visits.actorName})` })
    .from(visits)
    .innerJoin(ranked, and(eq(ranked.id, visits.id), sql`${ranked.rank} <= ${shown.visits}`))
    .leftJoin(users, eq(users.id, visits.actorId))
    .orderBy(desc(visits.at), desc(visits.id));
  return rows.map(({ visit, name }) => ({ ...visit, name, actor: actorOf(visit) }));
}

/** Claims in scope on the same files: AMA instance and file. */
export function claimsOnFiles(db: Reader, viewer: Viewer, files: readonly { instanceId: string; file: string }[]): Promise<ClaimRow[]> {
  const records = JSON.stringify(files);
  return db
    .select()
    .from(claims)
    .where(
      and(
        sql`(${claims.instanceId}, ${claims.file}) in (select "instanceId", file from jsonb_to_recordset(${records}::text::jsonb) as r("instanceId" text, file text))`,
        claimsInScope(viewer.scope),
      ),
    )
    .orderBy(asc(claims.occurredAt), asc(claims.id));
}
