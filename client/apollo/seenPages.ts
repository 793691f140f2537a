// The pages of a list that have been seen, of which only some neighbours are kept: a list of 100,000 rows is no longer to draw, to write and to
// follow than one of some hundred.

/** A connection of the schema, as a list asks for it. */
export interface Connection {
  nodes: readonly object[];
  /** Asked for with the first page alone. */
  totalCount?: number;
  pageInfo: { hasNextPage: boolean; startCursor: string | null; endCursor: string | null };
}

/** A page of the list, from its beginning on; its rows as they were when it was last here. */
interface SeenPage {
  /** The cursor it was asked for with; null: the first page. */
  after: string | null;
  start: string | null;
  end: string | null;
  rows: number;
}

/** Which of the seen pages are here, and the place of their first row in the list. */
export interface PageWindow {
  from: number;
  to: number;
  offset: number;
}

/** As many rows are kept, or as many pages if those have more. */
export const keptLimits = { rows: 240, pages: 3 } as const;

export class SeenPages {
  private pages: SeenPage[] = [];
  /** Another one each time that a list begins: what was asked for before is of no use after. */
  list = 0;
  /** Beyond the last one seen. */
  private hasMore = false;

  /** Rows of all pages that have been seen. */
  get rows(): number {
    return rowsOf(this.pages);
  }

  /** Begins anew, with the first page of a list. */
  begin({ nodes, pageInfo }: Connection): PageWindow {
    this.list++;
    this.pages = [{ after: null, start: pageInfo.startCursor, end: pageInfo.endCursor, rows: nodes.length }];
    this.hasMore = pageInfo.hasNextPage;
    return { from: 0, to: 0, offset: 0 };
  }

  /** Where these rows are in the list; null: they are of another one, which they begin. */
  windowOf({ pageInfo }: Connection): PageWindow | null {
    const from = this.pages.findIndex(({ start }) => start === pageInfo.startCursor);
    const to = this.pages.findIndex(({ end }) => end === pageInfo.endCursor);
    return from < 0 || to < from ? null : { from, to, offset: rowsOf(this.pages.slice(0, from)) };
  }

  /** The page to ask for next, so that the rows at these places are here; null: they are, or there are none. */
  wanted({ from, to }: PageWindow, firstRow: number, lastRow: number): number | null {
    const end = this.pages.length - (this.hasMore ? 0 : 1);
    const [top, bottom] = [Math.min(this.pageOf(firstRow), end), Math.min(this.pageOf(lastRow), end)];
    if (top > to + 1 || bottom < from - 1) return top;
    if (bottom > to) return to + 1;
    return top < from ? from - 1 : null;
  }

  /** The cursor with which a page is asked for, also the one after the last. */
  cursorOf(page: number): string | null {
    return page < this.pages.length ? this.pages[page]!.after : (this.pages.at(-1)?.end ?? null);
  }

  /**
   * What is kept when a page has come: with those that are here if it is beside them, and without the farthest of them; else it alone. A row
   * that has moved from one page to the other stands where the later answer has it. `list`: of which it was asked for.
   */
  join(here: Connection, list: number, page: number, come: Connection): Connection {
    const window = this.windowOf(here);
    if (!window || list !== this.list) return here;
    const { from, to } = window;
    const isBefore = page < from;
    this.pages[page] = { after: this.cursorOf(page), start: come.pageInfo.startCursor, end: come.pageInfo.endCursor, rows: 0 };
    if (page === this.pages.length - 1) this.hasMore = come.pageInfo.hasNextPage;
    const moved = new Set(come.nodes.map(idOf));
    const neighbours = page === to + 1 || page === from - 1 ? this.split(here, window) : [];
    for (const one of neighbours) one.nodes = one.nodes.filter((node) => !moved.has(idOf(node)));
    const fresh = { page, nodes: come.nodes };
    const kept = isBefore ? [fresh, ...neighbours] : [...neighbours, fresh];
    for (const one of kept) this.pages[one.page]!.rows = one.nodes.length;
    while (kept.length > keptLimits.pages && rowsOf(kept.map((one) => this.pages[one.page]!)) > keptLimits.rows)
      if (isBefore) kept.pop();
      else kept.shift();
    const last = kept.at(-1)!.page;
    return {
      ...come,
      ...(here.totalCount !== undefined && { totalCount: this.totalOf(here.totalCount) }),
      nodes: kept.flatMap(({ nodes }) => nodes),
      pageInfo: {
        ...come.pageInfo,
        startCursor: this.pages[kept[0]!.page]!.start,
        endCursor: this.pages[last]!.end,
        hasNextPage: last < this.pages.length - 1 || this.hasMore,
      },
    };
  }

  /** How many there are in all: as the first page said, at least those that were seen, and at the list's end just those. */
  private totalOf(known: number): number {
    return this.hasMore ? Math.max(known, this.rows) : this.rows;
  }

  /** The rows that are here, by their pages. */
  private split({ nodes }: Connection, { from, to }: PageWindow): { page: number; nodes: readonly object[] }[] {
    let begin = 0;
    return this.pages.slice(from, to + 1).map(({ rows }, at) => ({ page: from + at, nodes: nodes.slice(begin, (begin += rows)) }));
  }

  /** The page of a row; of one that was not seen the page after the last. */
  private pageOf(row: number): number {
    let before = 0;
    const at = this.pages.findIndex(({ rows }) => (before += rows) > Math.max(0, row));
    return at < 0 ? this.pages.length : at;
  }
}

const rowsOf = (pages: readonly SeenPage[]): number => pages.reduce((sum, { rows }) => sum + rows, 0);
/** Of a row, or of its name in the cache. */
const idOf = (node: object): unknown => (node as { id?: unknown }).id ?? (node as { __ref?: unknown }).__ref;
