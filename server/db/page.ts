import { type Column, type InferSelectModel, and, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { pageLimits } from "../../schema/rules/limits/paging";
import type { Page } from "../../schema/paging";
import { AppError } from "../platform/errors";
import { jsonText } from "../platform/parseJson";
import type { Reader } from "./connect";
import { cursorType, type CursorType, isCursorValue } from "./cursorValues";
import { selectRows } from "./reading/decodedRows";
import { unreadColumns } from "./reading/unreadColumns";
import { selectColumns } from "./selectColumns";

export interface PageArgs {
  first?: number | null;
  after?: string | null;
  last?: number | null;
  before?: string | null;
}

type Direction = "asc" | "desc";

/** `readValue` returns the column's value from a row. `direction` overrides that of the order. */
export interface OrderKey<Row> {
  column: SQL;
  type: CursorType;
  readValue: (row: Row) => string | number;
  direction?: Direction;
}

export const columnKey = <Row>(column: Column, readValue: OrderKey<Row>["readValue"]): OrderKey<Row> => ({
  column: sql`${column}`,
  type: cursorType(column),
  readValue,
});

/** Keys of a stable order; the last one is unique. */
export interface Order<Row> {
  name: string;
  direction: Direction;
  keys: OrderKey<Row>[];
  reads?: readonly string[];
  selected?: Record<string, SQL>;
  /** Set if no index covers the order: TOO_MANY_TO_ORDER is thrown if more rows match. */
  maxRows?: number;
}

export function pageSize(args: PageArgs, usual: number, most: number = pageLimits.max): number {
  if (args.first != null && args.last != null) throw new AppError("BAD_USER_INPUT", { field: "last" });
  const size = args.first ?? args.last ?? usual;
  if (size > most) throw new AppError("PAGE_TOO_LARGE", { most });
  if (size < 1) throw new AppError("PAGE_TOO_SMALL", { most });
  return size;
}

const isBackward = ({ first, last, before }: PageArgs): boolean => last != null || (before != null && first == null);

export interface Selection<T extends PgTable> {
  from: T;
  where: SQL | undefined;
  order: Order<InferSelectModel<T>>;
  usual: number;
}

/**
 * A page of rows: one statement, one more for the total. `wanted` limits the columns read; others then throw on access. Throws
 * PAGE_TOO_LARGE, PAGE_TOO_SMALL, CURSOR_INVALID, TOO_MANY_TO_ORDER.
 */
export async function selectPage<T extends PgTable>(
  db: Reader,
  { from, where, order, usual }: Selection<T>,
  args: PageArgs,
  wanted: ReadonlySet<string> | null = null,
): Promise<Page<InferSelectModel<T>>> {
  const size = pageSize(args, usual);
  const limits = and(cursorCondition(order, args.after), cursorCondition(reversed(order), args.before));
  const read = isBackward(args) ? reversed(order) : order;
  await assertOrderable(db, { from, where, order });
  const needed = wanted && order.reads && [...new Set([...wanted, ...order.reads])];
  const columns = getTableColumns(from) as Record<string, Column>;
  const fields = { ...(needed ? selectColumns(columns, needed) : columns), ...order.selected };
  const rows = await selectRows<InferSelectModel<T>>(
    db,
    fields,
    sql`from ${from} where ${and(where, limits) ?? sql`true`} order by ${sql.join(orderClauses(read), comma)} limit ${size + 1}`,
  );
  if (needed) for (const row of rows) Object.setPrototypeOf(row, unreadOf(from));
  return pageOfRows(order, args, size, rows, () => db.$count(from, where));
}

const opposite = { asc: "desc", desc: "asc" } as const satisfies Record<Direction, Direction>;
const reversed = <Row>(order: Order<Row>): Order<Row> => ({
  ...order,
  direction: opposite[order.direction],
  keys: order.keys.map((key) => ({ ...key, direction: opposite[directionOf(order, key)] })),
});

const unreadOf = (table: PgTable): object => {
  let unread = unreadByTable.get(table);
  if (!unread) {
    const stop = (name: string): never => {
      throw new Error(`Column ${name} was not selected; add it to @AnsweredFrom on the resolver`);
    };
    unreadByTable.set(table, (unread = unreadColumns(Object.keys(getTableColumns(table)), stop)));
  }
  return unread;
};
const unreadByTable = new WeakMap<PgTable, object>();

const orderClauses = <Row>(order: Order<Row>): SQL[] => order.keys.map((key) => sql`${key.column} ${sql.raw(directionOf(order, key))}`);

export const idsInOrder = <T extends PgTable & { id: Column }>({ from, where, order }: Omit<Selection<T>, "usual">): SQL =>
  sql`select ${from.id} as id from ${from} ${where && sql`where ${where}`} order by ${sql.join(orderClauses(order), comma)}`;

export async function assertOrderable<T extends PgTable>(db: Reader, { from, where, order }: Omit<Selection<T>, "usual">): Promise<void> {
  if (order.maxRows !== undefined) await assertAtMost(db, from, where, order.maxRows);
}

async function assertAtMost(db: Reader, from: PgTable, where: SQL | undefined, most: number): Promise<void> {
  const matching = db
    .select({ one: sql`1`.as("one") })
    .from(from)
    .where(where)
    .limit(most + 1)
    .as("matching");
  if ((await db.$count(matching)) > most) throw new AppError("TOO_MANY_TO_ORDER", { most });
}

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

/**
 * Condition for the rows after the cursor, `undefined` without one. Throws CURSOR_INVALID for a cursor of another list or order and for
 * invalid values.
 */
function cursorCondition<Row>(order: Order<Row>, cursor: string | null | undefined): SQL | undefined {
  if (cursor == null) return undefined;
  const values = readCursor(order, cursor);
  const columns = order.keys.map(({ column }) => column);
  const isOneWay = order.keys.every((key) => directionOf(order, key) === order.direction);
  // An index scan can start at a row comparison, but not at an OR.
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

const cursorSchema = jsonText(z.tuple([z.string()], z.union([z.string(), z.number()])));

function readCursor<Row>(order: Order<Row>, cursor: string): (string | number)[] {
  const [name, ...values] = cursorSchema.safeParse(Buffer.from(cursor, "base64url").toString()).data ?? [];
  const isOfOrder = name === order.name && values.length === order.keys.length;
  if (!isOfOrder || !order.keys.every(({ type }, at) => isCursorValue(type, values[at]!))) throw new AppError("CURSOR_INVALID");
  return values;
}

export const cursorOf = <Row>(order: Order<Row>, row: Row): string =>
  Buffer.from(JSON.stringify([order.name, ...order.keys.map(({ readValue }) => readValue(row))])).toString("base64url");

/** `rows` contains one row more than the page if there is a next page. */
function pageOfRows<Row>(order: Order<Row>, args: PageArgs, size: number, rows: Row[], totalCount: () => Promise<number>): Page<Row> {
  const nodes = rows.slice(0, size);
  if (isBackward(args)) nodes.reverse();
  const hasMore = rows.length > size;
  const cursor = (row: Row | undefined): string | null => (row === undefined ? null : cursorOf(order, row));
  return {
    nodes,
    get edges() {
      return nodes.map((node) => ({ cursor: cursorOf(order, node), node }));
    },
    get pageInfo() {
      return {
        hasNextPage: isBackward(args) ? args.before != null : hasMore,
        hasPreviousPage: isBackward(args) ? hasMore : args.after != null,
        startCursor: cursor(nodes[0]),
        endCursor: cursor(nodes.at(-1)),
      };
    },
    get totalCount() {
      return totalCount();
    },
  };
}
