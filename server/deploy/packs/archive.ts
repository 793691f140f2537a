// Header and directories of a PMTiles archive (specification version 3, sections 3 and 4).
import { gunzipSync, gzipSync } from "node:zlib";

export const HEADER_BYTES = 127;
/** Size of a reader's first request; header and root directory must fit. */
export const FIRST_READ_BYTES = 16_384;
const GZIP = 2;
const NOT_COMPRESSED = 1;

/** Directory entry: tiles `id` to `id + run - 1` share these bytes; with `run` 0 the bytes are a directory starting at `id`. */
export interface Entry {
  id: number;
  run: number;
  offset: number;
  length: number;
}

const parts = ["root", "metadata", "leaves", "tiles"] as const;
export interface ArchiveHeader extends Record<(typeof parts)[number], { offset: number; length: number }> {
  clustered: boolean;
  tileCompression: number;
  tileType: number;
  minZoom: number;
  maxZoom: number;
}

export function readHeader(bytes: Buffer): ArchiveHeader {
  if (bytes.length < HEADER_BYTES || bytes.toString("latin1", 0, 7) !== "PMTiles" || bytes[7] !== 3)
    throw new Error("this is no PMTiles archive of version 3");
  if (![NOT_COMPRESSED, GZIP].includes(bytes[97]!))
    throw new Error("the archive's directories are compressed in a way that is not known here");
  const part = (i: number) => ({ offset: Number(bytes.readBigUInt64LE(8 + 16 * i)), length: Number(bytes.readBigUInt64LE(16 + 16 * i)) });
  const [root, metadata, leaves, tiles] = parts.map((_, i) => part(i));
  return {
    ...{ root: root!, metadata: metadata!, leaves: leaves!, tiles: tiles! },
    clustered: bytes[96] === 1,
    tileCompression: bytes[98]!,
    tileType: bytes[99]!,
    minZoom: bytes[100]!,
    maxZoom: bytes[101]!,
  };
}

export const unpacked = (bytes: Buffer): Buffer => (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes);

/** Columns of varints; ids as differences; offset 0 means directly after the previous entry. */
export function readDirectory(packed: Buffer): Entry[] {
  const bytes = unpacked(packed);
  let at = 0;
  const next = (): number => {
    for (let value = 0, weight = 1; ; weight *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error("a directory of the archive ends too early");
      value += (byte % 128) * weight;
      if (byte < 128) return value;
    }
  };
  const column = (): number[] => Array.from({ length: count }, next);
  const count = next();
  const [ids, runs, lengths, offsets] = [column(), column(), column(), column()];
  const entries: Entry[] = [];
  for (let i = 0, id = 0; i < count; i++) {
    id += ids[i]!;
    const before = entries[i - 1];
    const offset = offsets[i] === 0 && before ? before.offset + before.length : offsets[i]! - 1;
    entries.push({ id, run: runs[i]!, length: lengths[i]!, offset });
  }
  return entries;
}

function writeDirectory(entries: readonly Entry[]): Buffer {
  const bytes: number[] = [];
  const put = (value: number): void => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  };
  put(entries.length);
  entries.forEach(({ id }, i) => put(id - (entries[i - 1]?.id ?? 0)));
  entries.forEach(({ run }) => put(run));
  entries.forEach(({ length }) => put(length));
  entries.forEach(({ offset }, i) => {
    const before = entries[i - 1];
    put(before && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(bytes));
}

/** Root only if it fits into the first request; otherwise leaves, enlarged until the root fits. */
export function writeDirectories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = writeDirectory(entries);
  if (whole.length <= FIRST_READ_BYTES - HEADER_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 4_096; ; size *= 2) {
    const leaves: Buffer[] = [];
    const top: Entry[] = [];
    let offset = 0;
    for (let i = 0; i < entries.length; i += size) {
      const leaf = writeDirectory(entries.slice(i, i + size));
      top.push({ id: entries[i]!.id, run: 0, offset, length: leaf.length });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = writeDirectory(top);
    if (root.length <= FIRST_READ_BYTES - HEADER_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}
