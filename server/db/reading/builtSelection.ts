// Selections whose SQL is built once. Building it again would cost more than most reads.
import { Placeholder } from "drizzle-orm";
import { PgDialect, type SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import { PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import { casing, type Reader, type Sql } from "../connect";
import { arrayLiteral, type TextList } from "../inList";

type Session = PostgresJsSession<Sql, Record<string, never>, Record<string, never>>;
type Query = Parameters<Session["prepareQuery"]>[0];

interface Built {
  query: Query;
  fields: SelectedFieldsOrdered | undefined;
  joinsNotNullableMap: unknown;
}

export type PlaceholderValues = Readonly<Record<string, unknown>>;

/** A selection built on first use. `build` runs once against a recording database that captures the query. */
export class BuiltSelection<Row> {
  private built: Built | undefined;

  constructor(private readonly build: (db: Reader) => PromiseLike<Row[]>) {}

  async read(db: Reader, values: PlaceholderValues): Promise<Row[]> {
    const { query, fields, joinsNotNullableMap } = (this.built ??= takeDown(this.build));
    const statement = (db._.session as Session).prepareQuery(query, fields, undefined, true);
    return Object.assign(statement, { joinsNotNullableMap }).execute(values as Record<string, unknown>) as Promise<Row[]>;
  }
}

export function builtByIds<Row>(
  build: (db: Reader, ids: TextList) => PromiseLike<Row[]>,
): (db: Reader, ids: readonly string[]) => Promise<Row[]> {
  const selection = new BuiltSelection((db) => build(db, new Placeholder("ids")));
  return (db, ids) => selection.read(db, { ids: arrayLiteral(ids) });
}

/** Caches one selection per key object, for example per scope. Released with the key. */
export function builtFor<Key extends object, Row>(
  build: (db: Reader, key: Key) => PromiseLike<Row[]>,
): (db: Reader, key: Key, values: PlaceholderValues) => Promise<Row[]> {
  const selections = new WeakMap<Key, BuiltSelection<Row>>();
  return (db, key, values) => {
    let selection = selections.get(key);
    if (!selection) selections.set(key, (selection = new BuiltSelection((reader) => build(reader, key))));
    return selection.read(db, values);
  };
}

const dialect = new PgDialect({ casing });

class TakingDown extends PostgresJsSession<Sql, Record<string, never>, Record<string, never>> {
  built: Pick<Built, "query" | "fields"> | undefined;

  constructor() {
    super(undefined as never, dialect, undefined);
  }

  override prepareQuery: Session["prepareQuery"] = (query, fields, ...more) => {
    this.built = { query, fields };
    return super.prepareQuery(query, fields, ...more);
  };
}

function takeDown<Row>(build: (db: Reader) => PromiseLike<Row[]>): Built {
  const session = new TakingDown();
  const selection = build(new PostgresJsDatabase(dialect, session as never, undefined) as unknown as Reader);
  const { joinsNotNullableMap } = (selection as unknown as { prepare(name: string): { joinsNotNullableMap: unknown } }).prepare("built");
  return { ...session.built!, joinsNotNullableMap };
}
