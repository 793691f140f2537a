import { asc, eq, gte, lt, sql } from "drizzle-orm";
import type { ClaimActionName } from "../../schema/rules/claims/actions";
import { MAX_PRESENCES, presenceTimesMs } from "../../schema/rules/claims/presence";
import { claimInScope } from "../auth/permissions/scopeConditions";
import { inList } from "../db/inList";
import { claims } from "../db/tables/claims";
import { claimPresence } from "../db/tables/presence";
import { deleteRows, upsertRows } from "../db/bulk/rows";
import type { Tx } from "../db/connect";
import { transaction, type Work } from "../db/transaction";
import type { Scope } from "../platform/viewer";
import { Worker, type WorkerDeps } from "../platform/worker";

type PresenceRow = typeof claimPresence.$inferSelect;

export interface Viewing {
  userId: string;
  name: string;
  action: ClaimActionName | null;
  since: Date;
}

interface ViewedClaim {
  claimId: string;
  scopeFacts: Parameters<typeof claimInScope>[1];
  viewers: Viewing[];
}

const NOBODY: ReadonlyMap<string, ViewedClaim> = new Map();

/**
 * Viewers of claims on all nodes. Each node writes the presence of its sockets and reads that of all nodes, every second and after local
 * changes.
 */
export class PresenceBook {
  private readonly announced = new Map<string, { row: PresenceRow; scope: Scope }>();
  private readonly unwritten = new Set<string>();
  private readonly left = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readViewed: ReadonlyMap<string, ViewedClaim> = new Map();
  private readAtMs = -Infinity;
  private fingerprint = "[]";
  private renewedAtMs = -Infinity;
  private readonly worker: Worker;

  constructor(private readonly work: Work & WorkerDeps) {
    this.worker = new Worker(
      {
        name: "presence",
        intervalMs: presenceTimesMs.read,
        wakePauseMs: presenceTimesMs.gathered,
        isDue: () => this.announced.size + this.left.size + this.listeners.size > 0,
        run: () => this.run(),
        failureText: "Exchanging the presence of viewers failed; retrying",
      },
      work,
    );
  }

  start(): void {
    this.worker.start();
  }

  async stop(): Promise<void> {
    await this.worker.stop();
  }

  /** Announces a user while the claim is in scope, until the returned function is called. */
  announce(id: string, viewing: Omit<Viewing, "since"> & { claimId: string }, scope: Scope): () => void {
    const now = new Date(this.work.clock.now());
    this.announced.set(id, { row: { ...viewing, id, since: now, renewedAt: now }, scope });
    this.unwritten.add(id);
    this.worker.wake();
    return () => {
      this.announced.delete(id);
      this.unwritten.delete(id);
      this.left.add(id);
      this.worker.wake();
    };
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    if (this.listeners.size === 1) this.worker.wake();
    return () => void this.listeners.delete(listener);
  }

  inScope(scope: Scope): Pick<ViewedClaim, "claimId" | "viewers">[] {
    return [...this.viewed().values()].filter(({ scopeFacts }) => claimInScope(scope, scopeFacts));
  }

  viewersOf(id: string, scope: Scope): Viewing[] {
    const claim = this.viewed().get(id);
    return claim && claimInScope(scope, claim.scopeFacts) ? claim.viewers : [];
  }

  /** Data is discarded when it is too old, for example after a database outage. */
  private viewed(): ReadonlyMap<string, ViewedClaim> {
    return this.work.clock.now() - this.readAtMs < presenceTimesMs.gone ? this.readViewed : NOBODY;
  }

  private async run(): Promise<"idle"> {
    try {
      await this.exchange();
    } finally {
      this.notify();
    }
    return "idle";
  }

  private async exchange(): Promise<void> {
    const left = [...this.left];
    const isRenewal = this.work.clock.now() - this.renewedAtMs >= presenceTimesMs.renew;
    const written = isRenewal ? [...this.announced.keys()] : [...this.unwritten];
    // No announcer: presence is not part of the change log.
    const { db, clock } = this.work;
    await transaction({ db, clock }, async (tx, now) => {
      const announced = written.flatMap((id) => this.announced.get(id) ?? []);
      const factsOf = await scopeFactsOf(
        tx,
        announced.map(({ row }) => row.claimId),
      );
      const isInScope = ({ row, scope }: { row: PresenceRow; scope: Scope }): boolean => {
        const facts = factsOf.get(row.claimId);
        return facts !== undefined && claimInScope(scope, facts);
      };
      const outOfScope = announced.filter((presence) => !isInScope(presence)).map(({ row }) => row.id);
      await deleteRows(
        tx,
        claimPresence,
        [...left, ...outOfScope].map((id) => ({ id })),
      );
      const rows = announced.filter(isInScope).map(({ row }) => ({ ...row, renewedAt: now }));
      await upsertRows(tx, claimPresence, rows, sql`true`);
      const goneBefore = new Date(now.getTime() - presenceTimesMs.gone);
      if (isRenewal) await tx.delete(claimPresence).where(lt(claimPresence.renewedAt, goneBefore));
      this.readViewed = await viewedClaims(tx, goneBefore);
    });
    this.readAtMs = clock.now();
    if (isRenewal) this.renewedAtMs = clock.now();
    for (const id of left) this.left.delete(id);
    for (const id of written) this.unwritten.delete(id);
  }

  private notify(): void {
    const fingerprint = JSON.stringify([...this.viewed().values()]);
    if (fingerprint === this.fingerprint) return;
    this.fingerprint = fingerprint;
    for (const listener of this.listeners) listener();
  }
}

const scopeFacts = {
  instanceId: claims.instanceId,
  clientId: claims.clientId,
  contractId: claims.contractId,
  supplierId: sql<string | null>`case when ${claims.proposed} then null else ${claims.supplierId} end`,
};

async function scopeFactsOf(tx: Tx, claimIds: readonly string[]): Promise<Map<string, ViewedClaim["scopeFacts"]>> {
  if (!claimIds.length) return new Map();
  const rows = await tx
    .select({ id: claims.id, ...scopeFacts })
    .from(claims)
    .where(inList(claims.id, claimIds));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

async function viewedClaims(tx: Tx, goneBefore: Date): Promise<Map<string, ViewedClaim>> {
  const rows = await tx
    .select({ viewing: claimPresence, ...scopeFacts })
    .from(claimPresence)
    .innerJoin(claims, eq(claims.id, claimPresence.claimId))
    .where(gte(claimPresence.renewedAt, goneBefore))
    .orderBy(sql`${claimPresence.action} is null`, asc(claimPresence.since), asc(claimPresence.id))
    .limit(MAX_PRESENCES);
  const byClaim = new Map<string, ViewedClaim>();
  for (const { viewing, ...facts } of rows) {
    const { claimId, userId, name, action, since } = viewing;
    const claim = byClaim.get(claimId) ?? { claimId, scopeFacts: facts, viewers: [] };
    byClaim.set(claimId, claim);
    if (!claim.viewers.some((viewer) => viewer.userId === userId)) claim.viewers.push({ userId, name, action, since });
  }
  return byClaim;
}
