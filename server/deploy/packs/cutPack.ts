import { open, rename, rm } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import {
  FIRST_READ_BYTES,
  HEADER_BYTES,
  readDirectory,
  readHeader,
  unpacked,
  writeDirectories,
  type ArchiveHeader,
  type Entry,
} from "./archive";
import type { RangeReader } from "./byteRanges";
import { tileIdsIn, type Box } from "./tileIds";
import { addEntries } from "./wantedEntries";

/** Merging threshold between ranges, maximum size of a read, and number of concurrent reads. */
const MAX_GAP_BYTES = 65_536;
const MAX_READ_BYTES = 4_000_000;
const READS_AT_A_TIME = 4;

export interface CutOptions {
  from: RangeReader;
  box: Box;
  out: string;
  /** Required layer; defaults to streets of the OpenMapTiles schema. */
  layer?: string;
  onProgress?: (done: number, total: number) => void;
}

export interface CutResult {
  tiles: number;
  bytes: number;
  attribution: string | null;
}

interface Stretch {
  offset: number;
  end: number;
  blobs: TileBytes[];
}
interface TileBytes {
  offset: number;
  length: number;
  to: number;
}

export async function cutPack({ from, box, out, layer = "transportation", onProgress }: CutOptions): Promise<CutResult> {
  const first = await from.read(0, FIRST_READ_BYTES);
  const header = readHeader(first);
  const metadata = JSON.parse(unpacked(await from.read(header.metadata.offset, header.metadata.length)).toString("utf8")) as Metadata;
  checkLayers(metadata, layer);
  const tileIds = tileIdsIn(box, header.minZoom, header.maxZoom);
  const directory = readDirectory(first.subarray(header.root.offset, header.root.offset + header.root.length));
  const tileEntries = await addEntries([], { from, header, wanted: tileIds }, directory);
  if (!tileEntries.length) throw new Error("the archive has no tiles in this rectangle");
  const { blobs, entries, length } = placed(tileEntries);
  const { root, leaves } = writeDirectories(entries);
  const about = gzipSync(JSON.stringify(metadata));
  const head = Buffer.concat([headerOf(header, box, { root, about, leaves, entries, blobs, length }), root, about, leaves]);
  const part = `${out}.part`;
  const file = await open(part, "w");
  try {
    await file.write(head, 0, head.length, 0);
    const stretches = stretchesOf(blobs);
    const total = stretches.reduce((sum, { offset, end }) => sum + end - offset, 0);
    let done = 0;
    onProgress?.(0, total);
    const copy = async ({ offset, end, blobs: within }: Stretch): Promise<void> => {
      const bytes = await from.read(header.tiles.offset + offset, end - offset);
      if (bytes.length < end - offset) throw new Error("the archive ends before its last tile");
      for (const blob of within) await file.write(bytes, blob.offset - offset, blob.length, head.length + blob.to);
      onProgress?.((done += end - offset), total);
    };
    const queue = stretches.values();
    await Promise.all(
      Array.from({ length: READS_AT_A_TIME }, async () => {
        for (const stretch of queue) await copy(stretch);
      }),
    );
    await file.close();
    await rename(part, out);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
  return { tiles: entries.reduce((sum, { run }) => sum + run, 0), bytes: head.length + length, attribution: metadata.attribution ?? null };
}

interface Metadata {
  attribution?: string;
  vector_layers?: { id: string }[];
}

function checkLayers({ vector_layers: layers = [] }: Metadata, needed: string): void {
  if (layers.some(({ id }) => id === needed)) return;
  const layerNames = layers.map(({ id }) => id).join(", ") || "none";
  throw new Error(`the archive is not in the OpenMapTiles schema, which the map draws: it has no layer ${needed} (but ${layerNames})`);
}

/** Assigns positions in archive order; identical tiles are stored once. */
function placed(tileEntries: readonly Entry[]): { blobs: TileBytes[]; entries: Entry[]; length: number } {
  const byOffset = new Map<number, TileBytes>();
  for (const { offset, length } of tileEntries) byOffset.set(offset, { offset, length, to: 0 });
  const blobs = [...byOffset.values()].sort((a, b) => a.offset - b.offset);
  let length = 0;
  for (const blob of blobs) {
    blob.to = length;
    length += blob.length;
  }
  const entries = tileEntries.map((entry) => ({ ...entry, offset: byOffset.get(entry.offset)!.to }));
  return { blobs, entries: entries.sort((a, b) => a.id - b.id), length };
}

function stretchesOf(blobs: readonly TileBytes[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const blob of blobs) {
    const last = stretches.at(-1);
    const end = blob.offset + blob.length;
    if (last && blob.offset - last.end <= MAX_GAP_BYTES && end - last.offset <= MAX_READ_BYTES) {
      last.end = Math.max(last.end, end);
      last.blobs.push(blob);
    } else stretches.push({ offset: blob.offset, end, blobs: [blob] });
  }
  return stretches;
}

interface Layout {
  root: Buffer;
  about: Buffer;
  leaves: Buffer;
  entries: readonly Entry[];
  blobs: readonly TileBytes[];
  length: number;
}

function headerOf(source: ArchiveHeader, box: Box, { root, about, leaves, entries, blobs, length }: Layout): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles", 0, "latin1");
  header[7] = 3;
  const [rootAt, aboutAt] = [HEADER_BYTES, HEADER_BYTES + root.length];
  const leavesAt = aboutAt + about.length;
  const tilesAt = leavesAt + leaves.length;
  const addressed = entries.reduce((sum, { run }) => sum + run, 0);
  [rootAt, root.length, aboutAt, about.length, leavesAt, leaves.length, tilesAt, length, addressed, entries.length, blobs.length].forEach(
    (n, i) => header.writeBigUInt64LE(BigInt(n), 8 + 8 * i),
  );
  // 2: directories are gzipped
  header.set([source.clustered ? 1 : 0, 2, source.tileCompression, source.tileType, source.minZoom, source.maxZoom], 96);
  box.forEach((degrees, i) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * i));
  header[118] = Math.min(12, source.maxZoom);
  const [west, south, east, north] = box;
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return header;
}
