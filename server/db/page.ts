import { type InferSelectModel, and, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { z } from "zod";
import { pageLimits } from "../../schema/rules/limits/paging";
import type { Page } from "../../schema/paging";
import { AppError } from "../platform/errors";
import { jsonText } from "../platform/parseJson";
import type { Reader } from "./connect";

export interface PageArgs {
  first?: number | null;
  after?: string | null;
}

/** Keys of a stable order, all in one direction; the last one is unique. `readValue` reads from a row what the column holds. */
export interface Order<Row> {
  name: string;
  direction: "asc" | "desc";
  keys: { column: SQL; readValue: (row: Row) => string | number }[];
}

/** How many to ask for. Throws PAGE_TOO_LARGE, PAGE_TOO_SMALL. */
export function pageSize(args: PageArgs, usual: number, most: number = pageLimits.max): number {
  const first = args.first ?? usual;
  if (first > most) throw new AppError("PAGE_TOO_LARGE", { most });
  if (first < 1) throw new AppError("PAGE_TOO_SMALL", { most });
  return first;
}

interface Selection<T extends PgTable> {
  from: T;
  /** Which rows the viewer may see and the filter lets through; undefined: every one. */
  where: SQL | undefined;
  order: Order<InferSelectModel<T>>;
  /** Rows of a page where the request does not say how many. */
  usual: number;
}

/**
 * A page of a table's rows: one statement, and one more when the total is asked for.
 * Throws PAGE_TOO_LARGE, PAGE_TOO_SMALL, CURSOR_INVALID.
 */
export async function selectPage<T extends PgTable>(
  db: Reader,
  { from, where, order, usual }: Selection<T>,
  args: PageArgs,
): Promise<Page<InferSelectModel<T>>> {
  const first = pageSize(args, usual);
  const rows = (await db
    .select()
    .from(from as PgTable)
    .where(and(where, afterCursor(order, args.after)))
    .orderBy(...order.keys.map(({ column }) => sql`${column} ${sql.raw(order.direction)}`))
    .limit(first + 1)) as InferSelectModel<T>[];
  return pageOfRows(order, args, first, rows, () => db.$count(from, where));
}

/** The page with each row as the viewer may see it. */
export const mapPage = <Row, Node>(page: Page<Row>, toNode: (row: Row) => Node): Page<Node> => {
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: toNode(node) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: page.pageInfo,
    get totalCount() {
      return page.totalCount;
    },
  };
};

/** What comes after the cursor in this order; undefined without one. Throws CURSOR_INVALID for a cursor of another list or order. */
function afterCursor<Row>(order: Order<Row>, after: string | null | undefined): SQL | undefined {
  if (after == null) return undefined;
  const values = readCursor(order, after);
  const row = sql.join(
    order.keys.map(({ column }) => column),
    sql`, `,
  );
  const cursorRow = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return sql`(${row}) ${sql.raw(order.direction === "asc" ? ">" : "<")} (${cursorRow})`;
}

/** The name of the order, then the value of each key. */
const cursorSchema = jsonText(z.tuple([z.string()], z.union([z.string(), z.number()])));

function readCursor<Row>(order: Order<Row>, cursor: string): (string | number)[] {
  const [name, ...values] = cursorSchema.safeParse(Buffer.from(cursor, "base64url").toString()).data ?? [];
  if (name !== order.name || values.length !== order.keys.length) throw new AppError("CURSOR_INVALID");
  return values;
}

/** Makes the page of rows that were asked for with one more than `first`. */
function pageOfRows<Row>(order: Order<Row>, args: PageArgs, first: number, rows: Row[], totalCount: () => Promise<number>): Page<Row> {
  const nodes = rows.slice(0, first);
  const cursor = (row: Row): string =>
    Buffer.from(JSON.stringify([order.name, ...order.keys.map(({ readValue }) => readValue(row))])).toString("base64url");
  const edges = nodes.map((node) => ({ cursor: cursor(node), node }));
  const pageInfo = {
    hasNextPage: rows.length > first,
    hasPreviousPage: args.after != null,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return {
    nodes,
    edges,
    pageInfo,
    get totalCount() {
      return totalCount();
    },
  };
}
