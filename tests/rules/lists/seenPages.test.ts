import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Connection, keptLimits, SeenPages } from "../../../client/apollo/seenPages";

const PAGE_ROWS = 40;
interface Row {
  id: string;
}

/** A page of a list by its cursor, as the server answers it. */
function pageOf(list: readonly Row[], after: string | null, first = PAGE_ROWS): Connection {
  const begin = after === null ? 0 : list.findIndex(({ id }) => id === after) + 1;
  const nodes = list.slice(begin, begin + first);
  return {
    nodes,
    ...(after === null && { totalCount: list.length }),
    pageInfo: { hasNextPage: begin + first < list.length, startCursor: nodes[0]?.id ?? null, endCursor: nodes.at(-1)?.id ?? null },
  };
}
const listOf = (rows: number): Row[] => Array.from({ length: rows }, (_, n) => ({ id: `row ${n}` }));

/** A reader who scrolls a list; `asked` counts the requests. */
class Reader {
  readonly pages = new SeenPages();
  asked = 0;
  here: Connection;

  constructor(public list: readonly Row[]) {
    this.here = pageOf(list, null);
  }

  get ids(): string[] {
    return this.here.nodes.map((row) => (row as Row).id);
  }
  get offset(): number {
    return this.pages.windowOf(this.here)!.offset;
  }

  see(first: number, last: number): void {
    for (;;) {
      const window = this.pages.windowOf(this.here) ?? this.pages.begin(this.here);
      const page = this.pages.wanted(window, first, last);
      if (page === null) return;
      if (++this.asked > 10_000) throw new Error("it asks for ever");
      this.here = this.pages.join(this.here, this.pages.list, page, pageOf(this.list, this.pages.cursorOf(page)));
    }
  }
}

describe("the cached pages of a list", () => {
  test("cover 20,000 rows to the end, each row once, with a few hundred rows cached", () => {
    const reader = new Reader(listOf(20_000));
    let most = 0;
    for (let row = 0; row < 20_000; row += 20) {
      reader.see(row, row + 30);
      expect(reader.ids[row - reader.offset]).toBe(`row ${row}`);
      most = Math.max(most, reader.ids.length);
    }
    expect(reader.asked).toBe(20_000 / PAGE_ROWS - 1);
    expect(reader.ids.at(-1)).toBe("row 19999");
    expect(reader.pages.rows).toBe(20_000);
    expect(most).toBeLessThanOrEqual(keptLimits.rows + PAGE_ROWS);
  });

  test("give the total from the first page on, corrected by later pages", () => {
    const reader = new Reader(listOf(200));
    reader.see(50, 60);
    expect(reader.here.totalCount).toBe(200);
    reader.list = listOf(260);
    reader.see(200, 219);
    expect(reader.here.totalCount).toBe(240);
    reader.see(255, 259);
    expect(reader.here.totalCount).toBe(260);
  });

  test("load only the first page when the reader jumps back to the beginning", () => {
    const reader = new Reader(listOf(10_000));
    for (let row = 0; row < 8_000; row += 40) reader.see(row, row + 30);
    const before = reader.asked;
    reader.see(0, 30);
    expect(reader.asked - before).toBe(1);
    expect(reader.ids.slice(0, PAGE_ROWS)).toEqual(listOf(PAGE_ROWS).map(({ id }) => id));
    expect(reader.offset).toBe(0);
    reader.see(7_000, 7_030);
    expect(reader.ids[7_000 - reader.offset]).toBe("row 7000");
  });

  test("show the rows of the list at any scroll position, in any order", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }),
        (rows, steps) => {
          const reader = new Reader(listOf(rows));
          reader.see(0, 30);
          for (const step of steps) {
            const first = Math.floor(step * reader.pages.rows);
            reader.see(first, first + 30);
            const { offset, ids } = reader;
            const last = Math.min(first + 30, rows - 1);
            for (let row = first; row <= last; row++) expect(ids[row - offset]).toBe(`row ${row}`);
            expect(ids.length).toBeLessThanOrEqual(keptLimits.rows + PAGE_ROWS);
          }
        },
      ),
    );
  });

  test("show a row that moved to a later page only there", () => {
    const reader = new Reader(listOf(200));
    reader.see(0, 30);
    reader.see(20, 50);
    const [moved, ...others] = listOf(200);
    reader.list = [...others.slice(0, 100), moved!, ...others.slice(100)];
    reader.see(80, 110);
    expect(reader.ids.filter((id) => id === "row 0")).toHaveLength(1);
    expect(new Set(reader.ids).size).toBe(reader.ids.length);
    expect(reader.ids.indexOf("row 0")).toBeGreaterThan(90);
  });

  test("reset for another list, and ignore a late response for the earlier one", () => {
    const reader = new Reader(listOf(200));
    reader.see(60, 90);
    const other = pageOf(
      listOf(50).map(({ id }) => ({ id: `other ${id}` })),
      null,
    );
    expect(reader.pages.windowOf(other)).toBeNull();
    const { list } = reader.pages;
    const late = pageOf(listOf(200), "row 119");
    expect(reader.pages.join(other, list, 3, late)).toBe(other);
    reader.pages.begin(other);
    expect(reader.pages.join(other, list, 1, late)).toBe(other);
    expect(reader.pages.rows).toBe(PAGE_ROWS);
  });

  test("request nothing for an empty list", () => {
    const reader = new Reader([]);
    reader.see(0, 0);
    expect(reader.asked).toBe(0);
  });
});
