// The audit in memory: its newest rows, filtered as the server does, a few to a page.
import { GraphQLError } from "graphql";

export interface Actor {
  kind: string;
  actorId: string | null;
  name: string;
}

export const aUser = (name: string): Actor => ({ kind: "USER", actorId: `user-${name}`, name });

export interface AuditRow {
  id: string;
  at: string;
  actor: Actor | null;
  action: string;
  model: string;
  entityId: string | null;
  entityName: string | null;
  origin: string | null;
  requestId: string | null;
  erased: boolean;
  before: string | null;
  after: string | null;
}

export interface AuditDb {
  /** The newest first. */
  rows: AuditRow[];
  filters: object[];
  /** An error code, or nothing when it is answered. */
  answer?: string | undefined;
}

export const createAuditDb = (): AuditDb => ({ rows: [], filters: [] });

export const aRow = (id: string, overrides: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at: "2026-11-21T09:30:15.000Z",
  actor: aUser("operator"),
  action: "claim.manageDelay",
  model: "CLAIM",
  entityId: "118199",
  entityName: null,
  origin: "192.0.2.7",
  requestId: "request-1",
  erased: false,
  before: null,
  after: null,
  ...overrides,
});

interface Filter {
  actor?: { kind?: string; id?: string | null; name?: string } | null;
  action?: string;
  model?: string;
  text?: string;
  peopleOnly?: boolean | null;
}

export const audit = (db: AuditDb) => ({
  auditEntries({ filter, after, first }: { filter: Filter | null; after: string | null; first: number }) {
    db.filters.push(filter ?? {});
    if (db.answer) throw new GraphQLError(db.answer, { extensions: { code: db.answer } });
    const { actor, action, model, text, peopleOnly } = filter ?? {};
    const wanted = db.rows.filter(
      (row) =>
        (!peopleOnly || row.actor?.kind === "USER") &&
        (!actor?.kind || row.actor?.kind === actor.kind) &&
        (!actor?.id || row.actor?.actorId === actor.id) &&
        (!actor?.name || row.actor?.name === actor.name) &&
        (!action || row.action.startsWith(action)) &&
        (!model || row.model === model) &&
        (!text || `${row.actor?.name} ${row.action} ${row.entityId}`.includes(text)),
    );
    const begin = Number(after ?? 0);
    const nodes = wanted.slice(begin, begin + first);
    const hasNextPage = begin + first < wanted.length;
    return { nodes, pageInfo: { hasNextPage, startCursor: String(begin), endCursor: String(begin + nodes.length) } };
  },
  auditEntry: ({ id }: { id: string }) => db.rows.find((row) => row.id === id) ?? null,
});
