// Combines reads of one event-loop turn into one statement, since a socket write per read costs more than most of the reads.
import { is } from "drizzle-orm";
import { PgDialect, PgNumeric, type SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import { PostgresJsDatabase, PostgresJsSession } from "drizzle-orm/postgres-js";
import { LruMap } from "../../platform/lruMap";
import { casing, type Reader, type Sql } from "../connect";

interface Read {
  text: string;
  parameters: unknown[];
  fields: SelectedFieldsOrdered;
  done(rows: unknown[][]): void;
  failed(error: unknown): void;
}

const dialect = new PgDialect({ casing });
type Session = PostgresJsSession<Sql, Record<string, never>, Record<string, never>>;

/** A read-only view of a pool or transaction that combines its selections. */
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

class GatheredReads {
  readonly fields = new Map<string, SelectedFieldsOrdered>();
  private waiting: Read[] = [];

  constructor(private readonly sql: Sql) {}

  /** Queues selections until the end of the turn; sends anything else immediately. */
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

/** Quoted text and identifiers, and parameters outside them with an array cast. */
const QUOTED_OR_PARAMETER = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)(::[\w ]+\[\])?/g;

const MAX_COLUMN_TEXTS = 300;
const columnsByText = new LruMap<Map<number, string>>(MAX_COLUMN_TEXTS);

function rowsAsJson(read: Read, offset: number): string {
  const columns = columnsByText.getOrMake(read.text, () => new Map<number, string>());
  let column = columns.get(offset);
  if (column === undefined) columns.set(offset, (column = columnText(read, offset)));
  return column;
}

/**
 * Selects all rows as one JSON column. Array parameters are wrapped in a subselect: knowing their length, PostgreSQL would replan the
 * statement each time, at four times the cost.
 */
function columnText({ text, fields }: Read, offset: number): string {
  const numbered = text.replace(QUOTED_OR_PARAMETER, (match, number?: string, list?: string) => {
    if (!number) return match;
    const parameter = `$${Number(number) + offset}`;
    return list ? `(select ${parameter}${list})${list}` : parameter;
  });
  const names = fields.map((_, i) => `c${i}`);
  // numeric as text, because JSON would drop trailing decimals
  const values = fields.map(({ field }, i) => (is(field, PgNumeric) ? `c${i}::text` : `c${i}`));
  return `(select json_agg(r) from (select ${values.join(", ")} from (${numbered}) as q (${names.join(", ")})) as r)`;
}
