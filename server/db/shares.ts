// A part of the pool for each viewer, so that one request with many statements leaves connections to others.
import { PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import type { Db, Sql } from "./connect";

/** Statements of one viewer that PostgreSQL is asked at once; and transactions, which may ask some of their own. */
export const shareLimits = { statements: 3, transactions: 3 } as const;
/** Shares that nobody uses are forgotten when there are more. */
const KEPT_SHARES = 1_000;

type Work<T> = () => PromiseLike<T>;

/** Does so many things at once, the others one after the other. */
class Lane {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly most: number) {}

  get isIdle(): boolean {
    return this.running === 0;
  }

  async run<T>(work: Work<T>): Promise<T> {
    if (this.running < this.most) this.running++;
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

interface Share {
  db: Db;
  lanes: Lane[];
}

export class Shares {
  private readonly shares = new Map<string, Share>();

  constructor(private readonly pool: Db) {}

  /** The pool as this one may use it. What one transaction asks is not counted again, so that it never waits for itself. */
  of(who: string): Db {
    let share = this.shares.get(who);
    if (!share) {
      if (this.shares.size >= KEPT_SHARES) this.forgetIdle();
      this.shares.set(who, (share = shareOf(this.pool)));
    }
    return share.db;
  }

  private forgetIdle(): void {
    for (const [who, { lanes }] of this.shares) if (lanes.every((lane) => lane.isIdle)) this.shares.delete(who);
  }
}

function shareOf(pool: Db): Share {
  const [statements, transactions] = [new Lane(shareLimits.statements), new Lane(shareLimits.transactions)];
  const { unsafe, begin } = pool.$client as unknown as Record<"unsafe" | "begin", (...given: unknown[]) => PromiseLike<unknown>>;
  const limited: Record<string | symbol, unknown> = {
    unsafe: (...given: unknown[]) => asked(statements, () => unsafe(...given)),
    begin: (...given: unknown[]) => transactions.run(() => begin(...given)),
  };
  const client = new Proxy(pool.$client, { get: (target, name) => limited[name] ?? Reflect.get(target, name) });
  // drizzle's own parts, but for the client: a dialect of its own would learn the names of all columns anew
  const { dialect } = pool as unknown as { dialect: ConstructorParameters<typeof PostgresJsSession>[1] };
  const session = new PostgresJsSession(client, dialect, undefined);
  const db = Object.assign(new PostgresJsDatabase(dialect, session as never, undefined), { $client: client as Sql }) as unknown as Db;
  return { db, lanes: [statements, transactions] };
}

/** A statement of postgres.js, as rows of objects, or of values where that is said before it is asked. */
function asked(lane: Lane, ask: () => PromiseLike<unknown>): Promise<unknown> {
  let asValues = false;
  const ofStatement = (): PromiseLike<unknown> => (asValues ? (ask() as unknown as { values(): PromiseLike<unknown> }).values() : ask());
  const answer = Promise.resolve().then(() => lane.run(ofStatement));
  const values = (): Promise<unknown> => {
    asValues = true;
    return answer;
  };
  return Object.assign(answer, { values });
}
