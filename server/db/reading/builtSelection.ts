// Selections whose SQL is built once. Building it again would cost more than most reads.
import { drizzle } from "drizzle-orm/postgres-js";
import { fillPlaceholders, is, Param, Placeholder, type Query, type SQLChunk, StringChunk } from "drizzle-orm";
import { PgNumeric } from "drizzle-orm/pg-core";
import { casing, type Reader } from "../connect";
import { arrayLiteral, type TextList } from "../inList";
import { type ArrayRow, arrayRows } from "../driver/clientOf";
import { type Fields, rowDecoder } from "./decodedRows";

/** Its fields must be listed, unless it is of a single table. */
export interface DrizzleSelection<Row> extends PromiseLike<Row[]> {
  toSQL(): Query;
  readonly _: { readonly selectedFields: unknown };
}

type Part = StringChunk | number;

export interface BuiltQuery<Row = unknown> {
  text: string;
  params: unknown[];
  /** `null` without rows. */
  asJson: readonly Part[];
  decode: (row: ArrayRow) => Row;
}

export type PlaceholderValues = Readonly<Record<string, unknown>>;
type Build<Row> = (db: Reader) => DrizzleSelection<Row>;

export interface ReadQueue {
  read(query: BuiltQuery, params: unknown[]): Promise<ArrayRow[]>;
}
const queues = new WeakMap<Reader, ReadQueue>();

export function withQueue<R extends Reader>(db: R, queue: ReadQueue): R {
  const view = Object.create(db) as R;
  queues.set(view, queue);
  return view;
}

/** A selection built on first use. `build` runs once, against a database without a connection. */
export class BuiltSelection<Row> {
  private built: BuiltQuery<Row> | undefined;

  constructor(private readonly build: Build<Row>) {}

  async read(db: Reader, values: PlaceholderValues): Promise<Row[]> {
    const query = (this.built ??= buildQuery(this.build(unconnected())));
    const params = fillPlaceholders(query.params, values);
    const rows = await (queues.get(db)?.read(query, params) ?? arrayRows(db, query.text, params));
    return rows.map(query.decode);
  }
}

const unconnected = (): Reader => drizzle.mock({ casing }) as unknown as Reader;

export const withParams = (parts: readonly Part[], params: readonly unknown[]): SQLChunk[] =>
  parts.map((part) => (typeof part === "number" ? new Param(params[part]) : part));

export function builtByIds<Row>(
  build: (db: Reader, ids: TextList) => DrizzleSelection<Row>,
): (db: Reader, ids: readonly string[]) => Promise<Row[]> {
  const selection = new BuiltSelection((db) => build(db, new Placeholder("ids")));
  return (db, ids) => selection.read(db, { ids: arrayLiteral(ids) });
}

/** Caches one selection per key object, for example per scope. Released with the key. */
export function builtFor<Key extends object, Row>(
  build: (db: Reader, key: Key) => DrizzleSelection<Row>,
): (db: Reader, key: Key, values: PlaceholderValues) => Promise<Row[]> {
  const selections = new WeakMap<Key, BuiltSelection<Row>>();
  return (db, key, values) => {
    let selection = selections.get(key);
    if (!selection) selections.set(key, (selection = new BuiltSelection((reader) => build(reader, key))));
    return selection.read(db, values);
  };
}

function buildQuery<Row>(selection: DrizzleSelection<Row>): BuiltQuery<Row> {
  const { sql: text, params } = selection.toSQL();
  const { values, decode } = rowDecoder<Row>(selection._.selectedFields as Fields);
  const names = values.map((_, i) => `c${i}`);
  // JSON would drop the trailing decimals of a numeric.
  const inJson = values.map((value, i) => (is(value, PgNumeric) ? `${names[i]}::text` : names[i]));
  return {
    text,
    params,
    decode,
    asJson: [
      new StringChunk(`(select json_agg(r) from (select ${inJson.join(", ")} from (`),
      ...partsOf(text),
      new StringChunk(`) as q (${names.join(", ")})) as r)`),
    ],
  };
}

/** Quoted text and identifiers, and parameters outside them with an array cast. */
const QUOTED_OR_PARAMETER = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)(::[\w ]+\[\])?/g;

/**
 * Splits a text at its parameters. Array parameters are wrapped in a subselect: knowing their length, PostgreSQL would replan a combined
 * statement each time, at four times the cost.
 */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let fixed = "";
  let end = 0;
  for (const match of text.matchAll(QUOTED_OR_PARAMETER)) {
    const [all, number, cast] = match;
    fixed += text.slice(end, match.index);
    end = match.index + all.length;
    if (!number) fixed += all;
    else {
      parts.push(new StringChunk(cast ? `${fixed}(select ` : fixed), Number(number) - 1);
      fixed = cast ? `${cast})${cast}` : "";
    }
  }
  return [...parts, new StringChunk(fixed + text.slice(end))];
}
