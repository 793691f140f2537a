// Tracks all pages seen of a list and keeps the rows of a few neighbouring ones, so that a list of 100,000 rows stays cheap.

export interface Connection {
  nodes: readonly object[];
  totalCount?: number;
  pageInfo: { hasNextPage: boolean; startCursor: string | null; endCursor: string | null };
}

interface SeenPage {
  after: string | null;
  start: string | null;
  end: string | null;
  rows: number;
}

/** Range of pages whose rows are in memory, and the list index of their first row. */
export interface PageWindow {
  from: number;
  to: number;
  offset: number;
}

/** Limits for rows in memory. If one page has more rows than the first limit, the number of pages applies. */
export const keptLimits = { rows: 240, pages: 3 } as const;

export class SeenPages {
  private pages: SeenPage[] = [];
  /** Counter that increases with each new list. A page requested for an earlier list is discarded. */
  list = 0;
  private hasMore = false;

  get rows(): number {
    return rowsOf(this.pages);
  }

  begin({ nodes, pageInfo }: Connection): PageWindow {
    this.list++;
    this.pages = [{ after: null, start: pageInfo.startCursor, end: pageInfo.endCursor, rows: nodes.length }];
    this.hasMore = pageInfo.hasNextPage;
    return { from: 0, to: 0, offset: 0 };
  }

  /** Returns the window of these rows; `null` if they belong to another list. */
  windowOf({ pageInfo }: Connection): PageWindow | null {
    const from = this.pages.findIndex(({ start }) => start === pageInfo.startCursor);
    const to = this.pages.findIndex(({ end }) => end === pageInfo.endCursor);
    return from < 0 || to < from ? null : { from, to, offset: rowsOf(this.pages.slice(0, from)) };
  }

  /** Returns the index of the next page to load for these rows; `null` if all are in memory. */
  wanted({ from, to }: PageWindow, firstRow: number, lastRow: number): number | null {
    const end = this.pages.length - (this.hasMore ? 0 : 1);
    const [top, bottom] = [Math.min(this.pageOf(firstRow), end), Math.min(this.pageOf(lastRow), end)];
    if (top > to + 1 || bottom < from - 1) return top;
    if (bottom > to) return to + 1;
    return top < from ? from - 1 : null;
  }

  cursorOf(page: number): string | null {
    return page < this.pages.length ? this.pages[page]!.after : (this.pages.at(-1)?.end ?? null);
  }

  /**
   * Adds a loaded page to adjacent pages in memory and drops the farthest; otherwise keeps only the new page. A row on both pages stays
   * on the newer one.
   */
  join(here: Connection, list: number, page: number, come: Connection): Connection {
    const window = this.windowOf(here);
    if (!window || list !== this.list) return here;
    const { from, to } = window;
    const isBefore = page < from;
    this.pages[page] = { after: this.cursorOf(page), start: come.pageInfo.startCursor, end: come.pageInfo.endCursor, rows: 0 };
    if (page === this.pages.length - 1) this.hasMore = come.pageInfo.hasNextPage;
    const arrivedIds = new Set(come.nodes.map(idOf));
    const neighbours = page === to + 1 || page === from - 1 ? this.split(here, window) : [];
    for (const part of neighbours) part.nodes = part.nodes.filter((node) => !arrivedIds.has(idOf(node)));
    const fresh = { page, nodes: come.nodes };
    const parts = isBefore ? [fresh, ...neighbours] : [...neighbours, fresh];
    for (const part of parts) this.pages[part.page]!.rows = part.nodes.length;
    while (parts.length > keptLimits.pages && rowsOf(parts.map((part) => this.pages[part.page]!)) > keptLimits.rows)
      if (isBefore) parts.pop();
      else parts.shift();
    const last = parts.at(-1)!.page;
    return {
      ...come,
      ...(here.totalCount !== undefined && { totalCount: this.totalOf(here.totalCount) }),
      nodes: parts.flatMap(({ nodes }) => nodes),
      pageInfo: {
        ...come.pageInfo,
        startCursor: this.pages[parts[0]!.page]!.start,
        endCursor: this.pages[last]!.end,
        hasNextPage: last < this.pages.length - 1 || this.hasMore,
      },
    };
  }

  /** Total from the first page, but at least the rows seen; at the end of the list exactly those. */
  private totalOf(firstTotal: number): number {
    return this.hasMore ? Math.max(firstTotal, this.rows) : this.rows;
  }

  private split({ nodes }: Connection, { from, to }: PageWindow): { page: number; nodes: readonly object[] }[] {
    let begin = 0;
    return this.pages.slice(from, to + 1).map(({ rows }, at) => ({ page: from + at, nodes: nodes.slice(begin, (begin += rows)) }));
  }

  private pageOf(row: number): number {
    let before = 0;
    const at = this.pages.findIndex(({ rows }) => (before += rows) > Math.max(0, row));
    return at < 0 ? this.pages.length : at;
  }
}

const rowsOf = (pages: readonly SeenPage[]): number => pages.reduce((sum, { rows }) => sum + rows, 0);
const idOf = (node: object): unknown => (node as { id?: unknown }).id ?? (node as { __ref?: unknown }).__ref;
