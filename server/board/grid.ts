// A paged bucket grid over the Mercator square. Features of a cell are stored in contiguous blocks; a move costs O(1).
import { resized, type Columns } from "./columns";
import { mercatorBits } from "./mercator";

/** 2^11 cells per side, 20 km at the equator, in pages of 8 × 8 cells that are allocated on demand. */
export const gridLevel = 11;
export const pageLevel = 8;
export const gridShift = mercatorBits - gridLevel;
export const pageBits = gridLevel - pageLevel;
export const CELLS_PER_PAGE = 1 << (2 * pageBits);
const inPage = (1 << pageBits) - 1;
const pagesAcross = 1 << pageLevel;

export const ENTRIES_PER_BLOCK = 16;
/** Numbers per entry. Scans read them sequentially; reading the columns instead costs four times as much. */
export const ENTRY_STRIDE = 8;
/** Offsets within an entry, after the slot. */
export const entryOffsets = { x: 1, y: 2, packed: 3, service: 4, centre: 5, client: 6, contract: 7 } as const;

export class Grid {
  /** Number of allocated pages. A page keeps its number; a cell's number is 64 times its page's number plus its index in the page. */
  pages = 0;
  pageX = new Int32Array(4);
  pageY = new Int32Array(4);
  pageCount = new Int32Array(4);
  count = new Int32Array(4 * CELLS_PER_PAGE);
  /** First block of each cell, the only one that may be partly filled. -1 if there is none. */
  head = new Int32Array(4 * CELLS_PER_PAGE).fill(-1);
  /** Next block of each block. -1 if it is the last. */
  next = new Int32Array(64).fill(-1);
  entries = new Int32Array(64 * ENTRIES_PER_BLOCK * ENTRY_STRIDE);
  private blocks = 0;
  private freeBlock = -1;
  /** Page number at each position plus one. 0 if there is none. */
  private readonly pageOf = new Int32Array(pagesAcross * pagesAcross);
  /** Index of each slot in `entries`. -1 if the slot is not on the grid. */
  private entryOfSlot = new Int32Array(64).fill(-1);

  /** Returns the page at a position, or -1 if no feature was ever on it. */
  pageAt(px: number, py: number): number {
    return this.pageOf[py * pagesAcross + px]! - 1;
  }

  cellX(cell: number): number {
    return (this.pageX[cell >> (2 * pageBits)]! << pageBits) + (cell & inPage);
  }

  cellY(cell: number): number {
    return (this.pageY[cell >> (2 * pageBits)]! << pageBits) + ((cell >> pageBits) & inPage);
  }

  /** Number of features in a cell's first block; every other block is full. */
  inHead(cell: number): number {
    const count = this.count[cell]!;
    return count === 0 ? 0 : ((count - 1) % ENTRIES_PER_BLOCK) + 1;
  }

  /** Adds a feature at its row's position, or moves it there. Returns its cell. */
  put(rows: Columns, slot: number): number {
    const x = rows.x[slot]!;
    const y = rows.y[slot]!;
    const cell = this.cellOf(x >> gridShift, y >> gridShift);
    let at = slot < this.entryOfSlot.length ? this.entryOfSlot[slot]! : -1;
    if (at >= 0 && this.cellOfEntry(at) !== cell) {
      this.remove(slot);
      at = -1;
    }
    if (at < 0) at = this.append(cell, slot);
    const { entries } = this;
    entries[at] = slot;
    entries[at + entryOffsets.x] = x;
    entries[at + entryOffsets.y] = y;
    entries[at + entryOffsets.packed] = rows.packed[slot]!;
    entries[at + entryOffsets.service] = rows.service[slot]!;
    entries[at + entryOffsets.centre] = rows.centre[slot]!;
    entries[at + entryOffsets.client] = rows.client[slot]!;
    entries[at + entryOffsets.contract] = rows.contract[slot]!;
    return cell;
  }

  remove(slot: number): void {
    const at = slot < this.entryOfSlot.length ? this.entryOfSlot[slot]! : -1;
    if (at < 0) return;
    const { entries } = this;
    const cell = this.cellOfEntry(at);
    const head = this.head[cell]!;
    const last = (head * ENTRIES_PER_BLOCK + this.inHead(cell) - 1) * ENTRY_STRIDE;
    if (last !== at) {
      entries.copyWithin(at, last, last + ENTRY_STRIDE);
      this.entryOfSlot[entries[at]!] = at;
    }
    this.entryOfSlot[slot] = -1;
    this.count[cell]!--;
    this.pageCount[cell >> (2 * pageBits)]!--;
    if (last === head * ENTRIES_PER_BLOCK * ENTRY_STRIDE) {
      this.head[cell] = this.next[head]!;
      this.next[head] = this.freeBlock;
      this.freeBlock = head;
    }
  }

  private cellOfEntry(at: number): number {
    return this.cellOf(this.entries[at + entryOffsets.x]! >> gridShift, this.entries[at + entryOffsets.y]! >> gridShift);
  }

  private cellOf(cx: number, cy: number): number {
    const place = (cy >> pageBits) * pagesAcross + (cx >> pageBits);
    if (this.pageOf[place] === 0) this.addPage(place);
    return ((this.pageOf[place]! - 1) << (2 * pageBits)) + ((cy & inPage) << pageBits) + (cx & inPage);
  }

  private addPage(place: number): void {
    const page = this.pages++;
    if (page === this.pageX.length) {
      this.pageX = resized(this.pageX, page * 2);
      this.pageY = resized(this.pageY, page * 2);
      this.pageCount = resized(this.pageCount, page * 2);
      this.count = resized(this.count, page * 2 * CELLS_PER_PAGE);
      this.head = resized(this.head, page * 2 * CELLS_PER_PAGE, -1);
    }
    this.pageX[page] = place % pagesAcross;
    this.pageY[page] = Math.floor(place / pagesAcross);
    this.pageOf[place] = page + 1;
  }

  private append(cell: number, slot: number): number {
    let used = this.inHead(cell);
    if (used === 0 || used === ENTRIES_PER_BLOCK) {
      const block = this.takeBlock();
      this.next[block] = this.head[cell]!;
      this.head[cell] = block;
      used = 0;
    }
    this.count[cell]!++;
    this.pageCount[cell >> (2 * pageBits)]!++;
    const at = (this.head[cell]! * ENTRIES_PER_BLOCK + used) * ENTRY_STRIDE;
    if (slot >= this.entryOfSlot.length) this.entryOfSlot = resized(this.entryOfSlot, Math.max(slot + 1, this.entryOfSlot.length * 2), -1);
    this.entryOfSlot[slot] = at;
    return at;
  }

  private takeBlock(): number {
    if (this.freeBlock >= 0) {
      const block = this.freeBlock;
      this.freeBlock = this.next[block]!;
      return block;
    }
    if (this.blocks === this.next.length) {
      this.next = resized(this.next, this.blocks * 2, -1);
      this.entries = resized(this.entries, this.entries.length * 2);
    }
    return this.blocks++;
  }
}
