// Limits each viewer's share of the pool, so that one request with many statements does not block others.
import { PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import type { Db, Sql } from "./connect";

export const VIEWER_POOL_LIMITS = { statements: 3, transactions: 3 } as const;
const MAX_IDLE_POOLS = 1_000;

type Work<T> = () => PromiseLike<T>;

class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly maxConcurrent: number) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  async run<T>(work: Work<T>): Promise<T> {
    if (this.running < this.maxConcurrent) this.running++;
    else await new Promise<void>((go) => this.waiting.push(go));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

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
  const { unsafe, begin } = pool.$client as unknown as Record<"unsafe" | "begin", (...args: unknown[]) => PromiseLike<unknown>>;
  const limited: Record<string | symbol, unknown> = {
    unsafe: (...args: unknown[]) => limitedStatement(statements, () => unsafe(...args)),
    begin: (...args: unknown[]) => transactions.run(() => begin(...args)),
  };
  const client = new Proxy(pool.$client, { get: (target, name) => limited[name] ?? Reflect.get(target, name) });
  // reuses drizzle's dialect, since a new one would rebuild the column name cache
  const { dialect } = pool as unknown as { dialect: ConstructorParameters<typeof PostgresJsSession>[1] };
  const session = new PostgresJsSession(client, dialect, undefined);
  const db = Object.assign(new PostgresJsDatabase(dialect, session as never, undefined), { $client: client as Sql }) as unknown as Db;
  return { db, lanes: [statements, transactions] };
}

/** Limits a statement of postgres.js. `values()` must be called before the statement starts. */
function limitedStatement(lane: ConcurrencyLimit, ask: () => PromiseLike<unknown>): Promise<unknown> {
  let asValues = false;
  const ofStatement = (): PromiseLike<unknown> => (asValues ? (ask() as unknown as { values(): PromiseLike<unknown> }).values() : ask());
  const answer = Promise.resolve().then(() => lane.run(ofStatement));
  const values = (): Promise<unknown> => {
    asValues = true;
    return answer;
  };
  return Object.assign(answer, { values });
}
