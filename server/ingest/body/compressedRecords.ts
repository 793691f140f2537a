import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];

/** Bytes that are packed together. */
const BLOCK_BYTES = 1_048_576;
/** What stands in place of the length of a record that was not kept. */
const NOT_KEPT = 0xff_ff_ff_ff;
const LENGTH_BYTES = 4;

/**
 * Records kept in order until all have come. They hold personal data, so they stay in memory and not in a file; packed, they take about
 * a tenth of it. Packing is done beside the main thread.
 */
export class CompressedRecords {
  private readonly blocks: Promise<Buffer>[] = [];
  private open = Buffer.alloc(0);
  private used = 0;
  private compressing: Promise<Buffer> | undefined;

  /** Keeps a copy. Null: a record that is not to be kept but counts. */
  add(record: Buffer | null): void {
    const needed = LENGTH_BYTES + (record?.length ?? 0);
    if (this.used + needed > this.open.length) this.close(needed);
    this.open.writeUInt32LE(record?.length ?? NOT_KEPT, this.used);
    record?.copy(this.open, this.used + LENGTH_BYTES);
    this.used += needed;
  }

  /** To be waited for before more is added, so that a fast sender does not get ahead of the packing. */
  get ready(): Promise<unknown> | undefined {
    return this.compressing;
  }

  /** All records, some at a time; what was taken is kept no longer. */
  async *take(): AsyncGenerator<(Buffer | null)[]> {
    for (let block = this.blocks.shift(); block; block = this.blocks.shift()) yield recordsOf(await inflate(await block));
    yield recordsOf(this.open.subarray(0, this.used));
  }

  private close(needed: number): void {
    if (this.used > 0) {
      this.compressing = deflate(this.open.subarray(0, this.used), { level: 1 });
      this.blocks.push(this.compressing);
    }
    this.open = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, needed));
    this.used = 0;
  }
}

function recordsOf(block: Buffer): (Buffer | null)[] {
  const records: (Buffer | null)[] = [];
  for (let at = 0; at < block.length;) {
    const length = block.readUInt32LE(at);
    at += LENGTH_BYTES;
    if (length === NOT_KEPT) records.push(null);
    else records.push(block.subarray(at, (at += length)));
  }
  return records;
}
