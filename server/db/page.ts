import { type Column, type InferSelectModel, and, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { pageLimits } from "../../schema/rules/limits/paging";
import type { Page } from "../../schema/paging";
import { AppError } from "../platform/errors";
import { jsonText } from "../platform/parseJson";
import type { Reader } from "./connect";
import { unreadColumns } from "./reading/unreadColumns";
import { selectColumns } from "./selectColumns";

export interface PageArgs {
  first?: number | null;
  after?: string | null;
}

type Direction = "asc" | "desc";

/** `readValue` reads from a row what the column holds; `direction` is another one than the order's. */
export interface OrderKey<Row> {
  column: SQL;
  readValue: (row: Row) => string | number;
  direction?: Direction;
}

/** Keys of a stable order; the last one is unique. */
export interface Order<Row> {
  name: string;
  direction: Direction;
  keys: OrderKey<Row>[];
  /** The columns that the keys' values are read from; absent: any. */
  reads?: readonly string[];
  /** Values that are read beside the table's columns, for the keys. */
  selected?: Record<string, SQL>;
  /** No index keeps the order: throws TOO_MANY_TO_ORDER where more rows than this would have to be sorted. */
  maxRows?: number;
}

/** How many to ask for. Throws PAGE_TOO_LARGE, PAGE_TOO_SMALL. */
export function pageSize(args: PageArgs, usual: number, most: number = pageLimits.max): number {
  const first = args.first ?? usual;
  if (first > most) throw new AppError("PAGE_TOO_LARGE", { most });
  if (first < 1) throw new AppError("PAGE_TOO_SMALL", { most });
  return first;
}

/** The rows of a list, in their order. */
export interface Selection<T extends PgTable> {
  from: T;
  /** Which rows the viewer may see and the filter lets through; undefined: every one. */
  where: SQL | undefined;
  order: Order<InferSelectModel<T>>;
  /** Rows of a page where the request does not say how many. */
  usual: number;
}

/**
 * A page of a table's rows: one statement, and one more when the total is asked for. `columns`: those that are needed of the rows, where that is
 * known; reading another one throws.
 * Throws PAGE_TOO_LARGE, PAGE_TOO_SMALL, CURSOR_INVALID, TOO_MANY_TO_ORDER.
 */
export async function selectPage<T extends PgTable>(
  db: Reader,
  { from, where, order, usual }: Selection<T>,
  args: PageArgs,
  columns: ReadonlySet<string> | null = null,
): Promise<Page<InferSelectModel<T>>> {
  const first = pageSize(args, usual);
  const after = afterCursor(order, args.after);
  await assertOrderable(db, { from, where, order });
  const needed = columns && order.reads && [...new Set([...columns, ...order.reads])];
  const rows = (await db
    .select({
      ...(needed ? selectColumns(getTableColumns(from) as Record<string, Column>, needed) : getTableColumns(from)),
      ...order.selected,
    } as Record<string, SQL>)
    .from(from as PgTable)
    .where(and(where, after))
    .orderBy(...orderClauses(order))
    .limit(first + 1)) as InferSelectModel<T>[];
  if (needed) for (const row of rows) Object.setPrototypeOf(row, unreadOf(from));
  return pageOfRows(order, args, first, rows, () => db.$count(from, where));
}

/** What rows of a table have that were read in part. */
const unreadOf = (table: PgTable): object => {
  let unread = unreadByTable.get(table);
  if (!unread) {
    const stop = (name: string): never => {
      throw new Error(`a list has not read the column ${name}: say that its field is answered from it`);
    };
    unreadByTable.set(table, (unread = unreadColumns(Object.keys(getTableColumns(table)), stop)));
  }
  return unread;
};
const unreadByTable = new WeakMap<PgTable, object>();

const orderClauses = <Row>(order: Order<Row>): SQL[] => order.keys.map((key) => sql`${key.column} ${sql.raw(directionOf(order, key))}`);

/** The ids of all rows, in their order: as a query, for a cursor. */
export const idsInOrder = <T extends PgTable & { id: Column }>({ from, where, order }: Omit<Selection<T>, "usual">): SQL =>
  sql`select ${from.id} as id from ${from} ${where && sql`where ${where}`} order by ${sql.join(orderClauses(order), comma)}`;

/** Throws TOO_MANY_TO_ORDER. */
export async function assertOrderable<T extends PgTable>(db: Reader, { from, where, order }: Omit<Selection<T>, "usual">): Promise<void> {
  if (order.maxRows !== undefined) await assertAtMost(db, from, where, order.maxRows);
}

/** Counts no further than to the first row that is too many. */
async function assertAtMost(db: Reader, from: PgTable, where: SQL | undefined, most: number): Promise<void> {
  const matching = db
    .select({ one: sql`1`.as("one") })
    .from(from)
    .where(where)
    .limit(most + 1)
    .as("matching");
  if ((await db.$count(matching)) > most) throw new AppError("TOO_MANY_TO_ORDER", { most });
}

/** The page with each row as the viewer may see it. */
export const mapPage = <Row, Node>(page: Page<Row>, toNode: (row: Row) => Node): Page<Node> => {
  const nodes = page.nodes.map(toNode);
  return {
    nodes,
    get edges() {
      return page.edges.map(({ cursor }, at) => ({ cursor, node: nodes[at]! }));
    },
    get pageInfo() {
      return page.pageInfo;
    },
    get totalCount() {
      return page.totalCount;
    },
  };
};

/** What comes after the cursor in this order; undefined without one. Throws CURSOR_INVALID for a cursor of another list or order. */
function afterCursor<Row>(order: Order<Row>, after: string | null | undefined): SQL | undefined {
  if (after == null) return undefined;
  const values = readCursor(order, after);
  const columns = order.keys.map(({ column }) => column);
  const isOneWay = order.keys.every((key) => directionOf(order, key) === order.direction);
  // An index can begin at a row of values, not at the alternatives.
  if (isOneWay)
    return sql`(${sql.join(columns, comma)}) ${beyond(order.direction)} (${sql.join(
      values.map((value) => sql`${value}`),
      comma,
    )})`;
  return or(
    ...order.keys.map((key, at) =>
      and(
        ...columns.slice(0, at).map((column, before) => sql`${column} = ${values[before]}`),
        sql`${key.column} ${beyond(directionOf(order, key))} ${values[at]}`,
      ),
    ),
  );
}

const comma = sql.raw(", ");
const beyond = (direction: Direction): SQL => sql.raw(direction === "asc" ? ">" : "<");
const directionOf = <Row>({ direction }: Order<Row>, key: OrderKey<Row>): Direction => key.direction ?? direction;

/** The name of the order, then the value of each key. */
const cursorSchema = jsonText(z.tuple([z.string()], z.union([z.string(), z.number()])));

function readCursor<Row>(order: Order<Row>, cursor: string): (string | number)[] {
  const [name, ...values] = cursorSchema.safeParse(Buffer.from(cursor, "base64url").toString()).data ?? [];
  if (name !== order.name || values.length !== order.keys.length) throw new AppError("CURSOR_INVALID");
  return values;
}

/** After this row the next page begins. */
export const cursorOf = <Row>(order: Order<Row>, row: Row): string =>
  Buffer.from(JSON.stringify([order.name, ...order.keys.map(({ readValue }) => readValue(row))])).toString("base64url");

/** Makes the page of rows that were asked for with one more than `first`. */
function pageOfRows<Row>(order: Order<Row>, args: PageArgs, first: number, rows: Row[], totalCount: () => Promise<number>): Page<Row> {
  const nodes = rows.slice(0, first);
  const cursor = (row: Row | undefined): string | null => (row === undefined ? null : cursorOf(order, row));
  return {
    nodes,
    get edges() {
      return nodes.map((node) => ({ cursor: cursorOf(order, node), node }));
    },
    get pageInfo() {
      return {
        hasNextPage: rows.length > first,
        hasPreviousPage: args.after != null,
        startCursor: cursor(nodes[0]),
        endCursor: cursor(nodes.at(-1)),
      };
    },
    get totalCount() {
      return totalCount();
    },
  };
}
