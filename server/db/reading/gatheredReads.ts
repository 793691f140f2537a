// Reads that are asked for in one turn of the event loop go to the database as one statement: each of its own costs a write to the socket, which
// is dearer than most of what they read.
import { is } from "drizzle-orm";
import { PgDialect, PgNumeric, type SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import { PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import { LruMap } from "../../platform/lruMap";
import { casing, type Reader, type Sql } from "../connect";

/** A selection that waits for its turn. */
interface Read {
  text: string;
  parameters: unknown[];
  fields: SelectedFieldsOrdered;
  done(rows: unknown[][]): void;
  failed(error: unknown): void;
}

const dialect = new PgDialect({ casing });
type Session = PostgresJsSession<Sql, Record<string, never>, Record<string, never>>;

/** Reads as this pool or transaction does, but its selections together. Nothing is to be written by it. */
export const gatheredReads = (db: Reader): Reader =>
  new PostgresJsDatabase(dialect, new GatheringSession((db._.session as Session).client) as never, undefined) as unknown as Reader;

class GatheringSession extends PostgresJsSession<Sql, Record<string, never>, Record<string, never>> {
  constructor(
    sql: Sql,
    private readonly reads = new GatheredReads(sql),
  ) {
    super(reads as unknown as Sql, dialect, undefined);
  }

  override prepareQuery: Session["prepareQuery"] = (query, fields, ...more) => {
    if (fields) this.reads.fields.set(query.sql, fields);
    return super.prepareQuery(query, fields, ...more);
  };
}

/** What drizzle asks in place of the driver. */
class GatheredReads {
  /** What each selection reads, by its text. */
  readonly fields = new Map<string, SelectedFieldsOrdered>();
  private waiting: Read[] = [];

  constructor(private readonly sql: Sql) {}

  /** A selection with the others of this turn; whatever else at once. */
  unsafe(text: string, parameters: unknown[], options: object): unknown {
    const fields = this.fields.get(text);
    if (!fields) return this.sql.unsafe(text, parameters as never, options);
    const values = (): Promise<unknown[][]> =>
      new Promise((done, failed) => {
        if (!this.waiting.length) setImmediate(() => void this.send(this.waiting.splice(0)));
        this.waiting.push({ text, parameters, fields, done, failed });
      });
    return { values };
  }

  /** Never throws: each read is answered. */
  private async send(reads: Read[]): Promise<void> {
    try {
      const answers = reads.length === 1 ? [await this.alone(reads[0]!)] : await this.together(reads);
      for (const [i, { done }] of reads.entries()) done(answers[i]!);
    } catch (error) {
      for (const { failed } of reads) failed(error);
    }
  }

  private alone = ({ text, parameters }: Read): Promise<unknown[][]> => this.sql.unsafe(text, parameters as never).values();

  private async together(reads: Read[]): Promise<unknown[][][]> {
    const parameters: unknown[] = [];
    const columns = reads.map((read) => {
      const column = rowsAsJson(read, parameters.length);
      parameters.push(...read.parameters);
      return column;
    });
    const [answers] = await this.sql.unsafe(`select ${columns.join(", ")}`, parameters as never).values();
    return (answers as (Record<string, unknown>[] | null)[]).map((rows) => (rows ?? []).map((row) => Object.values(row)));
  }
}

/** Text and names in quotes, and the parameters outside of them, with the type of a list. */
const QUOTED_OR_PARAMETER = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)(::[\w ]+\[\])?/g;

/** Texts of selections that are kept as columns, those that were asked last: most are asked again and again, at the same places. */
const MAX_COLUMN_TEXTS = 300;
const columnsByText = new LruMap<Map<number, string>>(MAX_COLUMN_TEXTS);

/** All rows of a selection as one column, its parameters numbered from another one on. */
function rowsAsJson(read: Read, offset: number): string {
  const columns = columnsByText.getOrMake(read.text, () => new Map<number, string>());
  let column = columns.get(offset);
  if (column === undefined) columns.set(offset, (column = columnText(read, offset)));
  return column;
}

/**
 * Columns go by their places, as several may have one name. A list is read from a selection: seeing how long it is, PostgreSQL would find a plan
 * for this list the better one and plan a dozen reads anew each time, which takes four times what they do.
 */
function columnText({ text, fields }: Read, offset: number): string {
  const numbered = text.replace(QUOTED_OR_PARAMETER, (found, number?: string, list?: string) => {
    if (!number) return found;
    const parameter = `$${Number(number) + offset}`;
    return list ? `(select ${parameter}${list})${list}` : parameter;
  });
  const names = fields.map((_, i) => `c${i}`);
  // as text, what JSON would make a number of another form: an amount keeps its decimals
  const values = fields.map(({ field }, i) => (is(field, PgNumeric) ? `c${i}::text` : `c${i}`));
  return `(select json_agg(r) from (select ${values.join(", ")} from (${numbered}) as q (${names.join(", ")})) as r)`;
}
