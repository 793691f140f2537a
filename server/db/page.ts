import { type SQL, sql } from "drizzle-orm";
import { pageLimits } from "../../schema/rules/limits/paging";
import type { Page } from "../../schema/paging";
import { AppError } from "../platform/errors";

export interface PageArgs {
  first?: number | null;
  after?: string | null;
}

/** Keys of a stable order, all in one direction; the last one is unique. `of` reads from a node what the column holds. */
export interface Order<Row> {
  name: string;
  direction: "asc" | "desc";
  keys: { column: SQL; readValue: (row: Row) => string | number }[];
}

/** How many to ask for. Throws PAGE_TOO_LARGE, PAGE_TOO_SMALL. */
export function pageSize(args: PageArgs, usual: number): number {
  const first = args.first ?? usual;
  if (first > pageLimits.max) throw new AppError("PAGE_TOO_LARGE", { most: pageLimits.max });
  if (first < 1) throw new AppError("PAGE_TOO_SMALL", { most: pageLimits.max });
  return first;
}

export const orderBy = <Row>(order: Order<Row>): SQL[] => order.keys.map(({ column }) => sql`${column} ${sql.raw(order.direction)}`);

/** What comes after the cursor in this order; undefined without one. Throws CURSOR_INVALID for a cursor of another list or order. */
export function afterCursor<Row>(order: Order<Row>, after: string | null | undefined): SQL | undefined {
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

function readCursor<Row>(order: Order<Row>, cursor: string): (string | number)[] {
  try {
    const [name, ...values] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as [string, ...(string | number)[]];
    const fits =
      name === order.name && values.length === order.keys.length && values.every((v) => typeof v === "string" || typeof v === "number");
    if (fits) return values;
  } catch {
    // falls through: not a cursor of ours
  }
  throw new AppError("CURSOR_INVALID");
}

/** Makes the page of rows that were asked for with one more than `first`. */
export function page<Row>(order: Order<Row>, args: PageArgs, first: number, rows: Row[], totalCount: () => Promise<number>): Page<Row> {
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
