// Selections whose text is made once: for most that are asked all the time, making it anew costs more than what they read.
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
  /** Which joined tables a row may be without. Drizzle's own, set once a statement is made. */
  joinsNotNullableMap: unknown;
}

/** Values by the names of the placeholders that stand for them. */
export type PlaceholderValues = Readonly<Record<string, unknown>>;

/** A selection built with its first use; `build` is given a database that only takes down what is asked of it. */
export class BuiltSelection<Row> {
  private built: Built | undefined;

  constructor(private readonly build: (db: Reader) => PromiseLike<Row[]>) {}

  async read(db: Reader, values: PlaceholderValues): Promise<Row[]> {
    const { query, fields, joinsNotNullableMap } = (this.built ??= takeDown(this.build));
    const statement = (db._.session as Session).prepareQuery(query, fields, undefined, true);
    return Object.assign(statement, { joinsNotNullableMap }).execute(values as Record<string, unknown>) as Promise<Row[]>;
  }
}

/** A read of the rows that belong to ids: `build` says which, `ids` stands for those that are given with each use. */
export function builtByIds<Row>(
  build: (db: Reader, ids: TextList) => PromiseLike<Row[]>,
): (db: Reader, ids: readonly string[]) => Promise<Row[]> {
  const selection = new BuiltSelection((db) => build(db, new Placeholder("ids")));
  return (db, ids) => selection.read(db, { ids: arrayLiteral(ids) });
}

/** Selections that are built once for each of what they depend on, such as who asks, and forgotten with it. */
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
