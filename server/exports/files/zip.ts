// Streaming ZIP writer: entries are neither buffered nor measured in advance.
import { once } from "node:events";
import { constants, crc32, createDeflateRaw, type DeflateRaw } from "node:zlib";
import type { Sink } from "./tableWriter";

const SIGNATURES = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 } as const;
const VERSION = 20;
/** Sizes follow the entry (data descriptor); names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01, the format's first day, so that equal rows give equal files. */
const DOS_DATE = 0x0021;

interface Entry {
  name: Buffer;
  offset: number;
  crc: number;
  packedBytes: number;
  bytes: number;
}

export class ZipWriter {
  private readonly entries: Entry[] = [];
  private offset = 0;
  private open: { entry: Entry; deflate: DeflateRaw; packed: Buffer[] } | null = null;

  constructor(private readonly sink: Sink) {}

  get entryBytes(): number {
    return this.open?.entry.bytes ?? 0;
  }

  async begin(name: string): Promise<void> {
    const entry: Entry = { name: Buffer.from(name), offset: this.offset, crc: 0, packedBytes: 0, bytes: 0 };
    const packed: Buffer[] = [];
    const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
    deflate.on("data", (bytes: Buffer) => packed.push(bytes));
    this.open = { entry, deflate, packed };
    await this.put(Buffer.concat([header("local", entry), entry.name]));
  }

  /** Resolves when the bytes are compressed and consumed, which limits memory. */
  async write(text: string): Promise<void> {
    const { entry, deflate } = this.open!;
    const bytes = Buffer.from(text);
    entry.crc = crc32(bytes, entry.crc);
    entry.bytes += bytes.length;
    await new Promise<void>((done, failed) => deflate.write(bytes, (error) => (error ? failed(error) : done())));
    await this.drain();
  }

  async end(): Promise<void> {
    const { entry, deflate } = this.open!;
    deflate.end();
    await once(deflate, "end");
    await this.drain();
    const descriptor = Buffer.alloc(16);
    descriptor.writeUInt32LE(SIGNATURES.descriptor, 0);
    sizes(descriptor, 4, entry);
    await this.put(descriptor);
    this.entries.push(entry);
    this.open = null;
  }

  async finish(): Promise<void> {
    const offset = this.offset;
    for (const entry of this.entries) await this.put(Buffer.concat([header("central", entry), entry.name]));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(SIGNATURES.end, 0);
    end.writeUInt16LE(this.entries.length, 8);
    end.writeUInt16LE(this.entries.length, 10);
    end.writeUInt32LE(this.offset - offset, 12);
    end.writeUInt32LE(offset, 16);
    await this.put(end);
  }

  private async drain(): Promise<void> {
    const { entry, packed } = this.open!;
    for (const bytes of packed.splice(0)) {
      entry.packedBytes += bytes.length;
      await this.put(bytes);
    }
  }

  private async put(bytes: Buffer): Promise<void> {
    this.offset += bytes.length;
    await this.sink(bytes);
  }
}

function header(kind: "local" | "central", entry: Entry): Buffer {
  const isCentral = kind === "central";
  const head = Buffer.alloc(isCentral ? 46 : 30);
  let at = head.writeUInt32LE(SIGNATURES[kind], 0);
  if (isCentral) at = head.writeUInt16LE(VERSION, at);
  for (const value of [VERSION, FLAGS, DEFLATED, 0, DOS_DATE]) at = head.writeUInt16LE(value, at);
  if (isCentral) sizes(head, at, entry);
  at = head.writeUInt16LE(entry.name.length, at + 12);
  if (isCentral) head.writeUInt32LE(entry.offset, 42);
  return head;
}

function sizes(into: Buffer, at: number, { crc, packedBytes, bytes }: Entry): void {
  for (const [i, value] of [crc, packedBytes, bytes].entries()) into.writeUInt32LE(value, at + 4 * i);
}
