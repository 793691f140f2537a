// Limits each viewer's share of the pool, so that one request with many statements does not block others.
import { drizzle } from "drizzle-orm/postgres-js";
import { casing, type Db } from "./connect";
import { ConcurrencyLimit } from "./driver/concurrencyLimit";
import { statement } from "./driver/statement";

export const VIEWER_POOL_LIMITS = { statements: 3, transactions: 3 } as const;
const MAX_IDLE_POOLS = 200;

interface ViewerPool {
  db: Db;
  lanes: ConcurrencyLimit[];
}

export class ViewerPools {
  private readonly shares = new Map<string, ViewerPool>();

  constructor(private readonly pool: Db) {}

  /** Statements within a transaction are not limited, so that it cannot deadlock with itself. */
  of(who: string): Db {
    let share = this.shares.get(who);
    if (!share) {
      if (this.shares.size >= MAX_IDLE_POOLS) this.forgetIdle();
      this.shares.set(who, (share = shareOf(this.pool)));
    }
    return share.db;
  }

  private forgetIdle(): void {
    for (const [who, { lanes }] of this.shares) if (lanes.every((lane) => lane.isIdle)) this.shares.delete(who);
  }
}

function shareOf(pool: Db): ViewerPool {
  const [statements, transactions] = [
    new ConcurrencyLimit(VIEWER_POOL_LIMITS.statements),
    new ConcurrencyLimit(VIEWER_POOL_LIMITS.transactions),
  ];
  const { unsafe, begin } = pool.$client as unknown as {
    unsafe(...parameters: unknown[]): never;
    begin(...parameters: unknown[]): Promise<unknown>;
  };
  const limited: Record<string | symbol, unknown> = {
    unsafe: (...parameters: unknown[]) => statement((shape) => statements.run(() => shape(unsafe(...parameters)))),
    begin: (...parameters: unknown[]) => transactions.run(() => begin(...parameters)),
  };
  const client = new Proxy(pool.$client, { get: (target, name) => limited[name] ?? (Reflect.get(target, name) as unknown) });
  return { db: drizzle(client, { casing }), lanes: [statements, transactions] };
}
