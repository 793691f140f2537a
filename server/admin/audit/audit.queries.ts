import { and, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { HOUR_MS } from "../../../schema/rules/durations";
import type { ActorFilter } from "../../../schema/actors";
import type { AuditEntry, AuditFilter } from "../../../schema/logs/audit";
import type { Page } from "../../../schema/paging";
import { pageLimits } from "../../../schema/rules/limits/paging";
import { containsText, escapeLike } from "../../db/text/containsText";
import type { Reader } from "../../db/connect";
import { columnKey, mapPage, selectPage, type Order, type PageArgs, type Selection } from "../../db/page";
import { audit, peopleRows } from "../../db/tables/log";
import { actorOf } from "../../platform/actor";
import type { Viewer } from "../../platform/viewer";
import { isUuid } from "../../platform/uuid";
import { auditInScope, canSeeActors, visiblePayload } from "./audit.scope";

export type AuditRow = AuditEntry & { before: unknown; after: unknown };

const newest: Order<typeof audit.$inferSelect> = {
  name: "audit",
  direction: "desc",
  keys: [columnKey(audit.at, ({ at }) => at.toISOString()), columnKey(audit.id, ({ id }) => id)],
};

export const auditSelection = (viewer: Viewer, filter: AuditFilter): Selection<typeof audit> => ({
  ...{ from: audit, order: newest, usual: pageLimits.logs },
  where: and(auditInScope(viewer), ...conditions(viewer, filter)),
});

export async function auditPage(db: Reader, viewer: Viewer, filter: AuditFilter, args: PageArgs): Promise<Page<AuditRow>> {
  const rows = await selectPage(db, auditSelection(viewer, filter), args);
  return mapPage(rows, (row) => visibleEntry(viewer, row));
}

/** Maximum difference between the time in a row's id and the row's time, in milliseconds. */
const ID_TIME_TOLERANCE_MS = HOUR_MS;
/** Rejects times that PostgreSQL would format with a five-digit year. */
const MAX_ID_TIME_MS = Date.UTC(9999, 11, 31);

export async function auditEntryById(db: Reader, viewer: Viewer, id: string): Promise<AuditRow | null> {
  if (!isUuid(id)) return null;
  if (idTimeOf(id) > MAX_ID_TIME_MS) return null;
  const [row] = await db
    .select()
    .from(audit)
    .where(and(eq(audit.id, id), nearIds([id]), auditInScope(viewer)));
  return row ? visibleEntry(viewer, row) : null;
}

const idTimeOf = (id: string): number => parseInt(id.replaceAll("-", "").slice(0, 12), 16);

export function nearIds(ids: readonly string[]): SQL | undefined {
  const times = ids.map(idTimeOf);
  return and(
    gte(audit.at, new Date(Math.min(...times) - ID_TIME_TOLERANCE_MS)),
    lt(audit.at, new Date(Math.max(...times) + ID_TIME_TOLERANCE_MS)),
  );
}

export function visibleEntry(viewer: Viewer, row: typeof audit.$inferSelect): AuditRow {
  const { id, at, action, model, entityId, requestId, salt, digest } = row;
  const showsActors = canSeeActors(viewer);
  return {
    ...{ id, at, action, model, entityId, requestId },
    actor: showsActors ? actorOf(row) : null,
    origin: showsActors ? row.origin : null,
    erased: salt === null && digest !== null,
    before: visiblePayload(viewer, model, row.before),
    after: visiblePayload(viewer, model, row.after),
  };
}

const byWhom = ({ kind, id, name }: ActorFilter): (SQL | undefined)[] => [
  kind == null ? undefined : eq(audit.actorKind, kind),
  id == null ? undefined : isUuid(id) ? eq(audit.actorId, id) : sql`false`,
  name == null ? undefined : eq(audit.actorName, name),
];

/** Condition of the partial index audit_people, inlined so that the planner recognizes it. */
const byPeople = sql.raw(peopleRows);

function conditions(viewer: Viewer, { from, to, actor, peopleOnly, action, model, entityId, text }: AuditFilter): (SQL | undefined)[] {
  const showsActors = canSeeActors(viewer);
  return [
    from == null ? undefined : gte(audit.at, from),
    to == null ? undefined : lt(audit.at, to),
    actor == null ? undefined : showsActors ? and(...byWhom(actor)) : sql`false`,
    peopleOnly !== true ? undefined : showsActors ? and(byPeople, sql`${audit.action} not like '%.done'`) : sql`false`,
    action == null ? undefined : sql`${audit.action} like ${`${escapeLike(action)}%`}`,
    model == null ? undefined : eq(audit.model, model),
    entityId == null ? undefined : eq(audit.entityId, entityId),
    containsText(
      text,
      sql`${audit.action}`,
      sql`${audit.entityId}`,
      sql`${audit.requestId}`,
      ...(showsActors ? [sql`${audit.actorName}`] : []),
    ),
  ];
}
