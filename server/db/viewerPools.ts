// A part of the pool for each viewer, so that one request with many statements leaves connections to others.
import { PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import type { Db, Sql } from "./connect";

/** Statements of one viewer that PostgreSQL is asked at once; and transactions, which may ask some of their own. */
export const VIEWER_POOL_LIMITS = { statements: 3, transactions: 3 } as const;
/** Shares that nobody uses are forgotten when there are more. */
const MAX_IDLE_POOLS = 1_000;

type Work<T> = () => PromiseLike<T>;

/** Does so many things at once, the others one after the other. */
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

  /** The pool as this one may use it. What one transaction asks is not counted again, so that it never waits for itself. */
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
  // drizzle's own parts, but for the client: a dialect of its own would learn the names of all columns again
  const { dialect } = pool as unknown as { dialect: ConstructorParameters<typeof PostgresJsSession>[1] };
  const session = new PostgresJsSession(client, dialect, undefined);
  const db = Object.assign(new PostgresJsDatabase(dialect, session as never, undefined), { $client: client as Sql }) as unknown as Db;
  return { db, lanes: [statements, transactions] };
}

/** A statement of postgres.js, as rows of objects, or of values where that is said before it is asked. */
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
