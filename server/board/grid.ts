// A paged bucket grid over the mercator square: features of one cell lie side by side in blocks, and a move costs O(1).
import { longer } from "./columns";
import { mercatorBits } from "./mercator";

/** 2^11 cells a side, 20 km at the equator. Pages of 32 × 32 cells are made where features are. */
export const gridLevel = 11;
export const gridShift = mercatorBits - gridLevel;
const pageBits = 5;
const pagesAcross = 1 << (gridLevel - pageBits);
const perPage = 1 << (2 * pageBits);

/** Features of a block, and numbers of a feature in it: slot, x, y, word. Kept together because a scan reads nothing else of most features. */
const perBlock = 16;
export const stride = 4;

export class Grid {
  /** Cells made so far; a cell keeps its number for ever, also when it is empty. */
  cells = 0;
  cellX = new Int32Array(64);
  cellY = new Int32Array(64);
  /** Features of each cell. */
  count = new Int32Array(64);
  /** First block of each cell, the only one that may not be full; -1 none. */
  head = new Int32Array(64).fill(-1);
  /** The block after a block; -1 none. */
  next = new Int32Array(64).fill(-1);
  /** The features, block after block: slot, x, y, word. */
  entries = new Int32Array(64 * perBlock * stride);
  private blocks = 0;
  private freeBlock = -1;
  /** Start of each page in `pages`, plus one; 0 none. */
  private readonly pageOf = new Int32Array(pagesAcross * pagesAcross);
  /** Number of the cell, plus one; 0 none. */
  private pages = new Int32Array(4 * perPage);
  private pageCount = 0;
  /** Where each slot is in `entries`; -1 nowhere. */
  private where = new Int32Array(64).fill(-1);

  /** The number of a cell by its place; -1 when no feature was ever in it. */
  cellAt(cx: number, cy: number): number {
    const page = this.pageOf[(cy >> pageBits) * pagesAcross + (cx >> pageBits)]!;
    return page === 0 ? -1 : this.pages[page - 1 + ((cy & 31) << pageBits) + (cx & 31)]! - 1;
  }

  /** Features in a cell's first block; every later block is full. */
  inHead(cell: number): number {
    const count = this.count[cell]!;
    return count === 0 ? 0 : ((count - 1) % perBlock) + 1;
  }

  /** Puts a feature where it now is, or moves it there. Answers its cell. */
  put(slot: number, x: number, y: number, word: number): number {
    const cx = x >> gridShift;
    const cy = y >> gridShift;
    let cell = this.cellAt(cx, cy);
    if (cell < 0) cell = this.addCell(cx, cy);
    let at = slot < this.where.length ? this.where[slot]! : -1;
    if (at >= 0) {
      const { entries } = this;
      if (entries[at + 1]! >> gridShift !== cx || entries[at + 2]! >> gridShift !== cy) {
        this.remove(slot);
        at = -1;
      }
    }
    if (at < 0) at = this.append(cell, slot);
    const { entries } = this;
    entries[at] = slot;
    entries[at + 1] = x;
    entries[at + 2] = y;
    entries[at + 3] = word;
    return cell;
  }

  /** Takes a feature off the grid; nothing happens when it is not on it. */
  remove(slot: number): void {
    const at = slot < this.where.length ? this.where[slot]! : -1;
    if (at < 0) return;
    const { entries } = this;
    const cell = this.cellAt(entries[at + 1]! >> gridShift, entries[at + 2]! >> gridShift);
    const head = this.head[cell]!;
    const last = (head * perBlock + this.inHead(cell) - 1) * stride;
    if (last !== at) {
      entries.copyWithin(at, last, last + stride);
      this.where[entries[at]!] = at;
    }
    this.where[slot] = -1;
    this.count[cell]!--;
    if (last === head * perBlock * stride) {
      this.head[cell] = this.next[head]!;
      this.next[head] = this.freeBlock;
      this.freeBlock = head;
    }
  }

  private append(cell: number, slot: number): number {
    let used = this.inHead(cell);
    if (used === 0 || used === perBlock) {
      const block = this.takeBlock();
      this.next[block] = this.head[cell]!;
      this.head[cell] = block;
      used = 0;
    }
    this.count[cell]!++;
    const at = (this.head[cell]! * perBlock + used) * stride;
    if (slot >= this.where.length) this.where = longer(this.where, Math.max(slot + 1, this.where.length * 2), -1);
    this.where[slot] = at;
    return at;
  }

  private takeBlock(): number {
    if (this.freeBlock >= 0) {
      const block = this.freeBlock;
      this.freeBlock = this.next[block]!;
      return block;
    }
    if (this.blocks === this.next.length) {
      this.next = longer(this.next, this.blocks * 2, -1);
      this.entries = longer(this.entries, this.entries.length * 2);
    }
    return this.blocks++;
  }

  private addCell(cx: number, cy: number): number {
    const page = (cy >> pageBits) * pagesAcross + (cx >> pageBits);
    if (this.pageOf[page] === 0) {
      if ((this.pageCount + 1) * perPage > this.pages.length) this.pages = longer(this.pages, this.pages.length * 2);
      this.pageOf[page] = this.pageCount++ * perPage + 1;
    }
    const cell = this.cells++;
    if (cell === this.head.length) {
      this.cellX = longer(this.cellX, cell * 2);
      this.cellY = longer(this.cellY, cell * 2);
      this.count = longer(this.count, cell * 2);
      this.head = longer(this.head, cell * 2, -1);
    }
    this.cellX[cell] = cx;
    this.cellY[cell] = cy;
    this.pages[this.pageOf[page]! - 1 + ((cy & 31) << pageBits) + (cx & 31)] = cell + 1;
    return cell;
  }
}

export { perBlock };
