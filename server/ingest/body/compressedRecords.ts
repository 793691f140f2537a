import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)];

const BLOCK_BYTES = 1_048_576;
const NOT_KEPT = 0xff_ff_ff_ff;
const LENGTH_BYTES = 4;

/**
 * Buffers records until the body is complete. In memory, because they contain personal data; compressed to about a tenth in the thread
 * pool.
 */
export class CompressedRecords {
  private readonly blocks: Promise<Buffer>[] = [];
  private open = Buffer.alloc(0);
  private used = 0;
  private compressing: Promise<Buffer> | undefined;

  /** Copies the record. `null` adds a placeholder for a record that is too large. */
  add(record: Buffer | null): void {
    const needed = LENGTH_BYTES + (record?.length ?? 0);
    if (this.used + needed > this.open.length) this.close(needed);
    this.open.writeUInt32LE(record?.length ?? NOT_KEPT, this.used);
    record?.copy(this.open, this.used + LENGTH_BYTES);
    this.used += needed;
  }

  /** Await before adding more, so that a fast sender does not outrun the compression. */
  get ready(): Promise<unknown> | undefined {
    return this.compressing;
  }

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
