import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";

const headerBytes = 127;
/** Header and root directory must fit into the first 16,384 bytes, which readers fetch first. */
const rootBytes = 16_384 - headerBytes;
const gzip = (bytes) => gzipSync(bytes, { level: 9 });

/** Unsigned LEB128. */
function varints(numbers) {
  const bytes = [];
  for (let n of numbers) {
    for (; n > 127; n = Math.floor(n / 128)) bytes.push((n % 128) | 128);
    bytes.push(n);
  }
  return Buffer.from(bytes);
}

/** Serializes a directory with delta coding. An offset that continues the previous entry is written as 0. */
function directory(entries) {
  const follows = (e, i) => i > 0 && e.offset === entries[i - 1].offset + entries[i - 1].length;
  return gzip(
    varints([
      entries.length,
      ...entries.map((e, i) => e.id - (i ? entries[i - 1].id : 0)),
      ...entries.map((e) => e.run),
      ...entries.map((e) => e.length),
      ...entries.map((e, i) => (follows(e, i) ? 0 : e.offset + 1)),
    ]),
  );
}

/** Puts all entries into the root directory if they fit into the first read; otherwise uses leaf directories. */
function directories(entries) {
  const whole = directory(entries);
  if (whole.length <= rootBytes) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 2048; ; size *= 2) {
    const leaves = [];
    const top = [];
    let offset = 0;
    for (let i = 0; i < entries.length; i += size) {
      const leaf = directory(entries.slice(i, i + size));
      top.push({ id: entries[i].id, run: 0, length: leaf.length, offset });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = directory(top);
    if (root.length <= rootBytes) return { root, leaves: Buffer.concat(leaves) };
  }
}

/**
 * Packs uncompressed vector tiles into a deterministic PMTiles archive, equal tiles once. `largest` is compressed bytes.
 * @param {{ z: number, x: number, y: number, data: Buffer }[]} tiles
 */
export function pmtiles(tiles, metadata, range) {
  const ordered = tiles.map((t) => ({ id: zxyToTileId(t.z, t.x, t.y), data: t.data })).sort((a, b) => a.id - b.id);
  const stored = new Map();
  const blobs = [];
  const entries = [];
  let end = 0;
  for (const { id, data } of ordered) {
    const key = createHash("sha256").update(data).digest("hex");
    let place = stored.get(key);
    if (!place) {
      const blob = gzip(data);
      place = { offset: end, length: blob.length };
      stored.set(key, place);
      blobs.push(blob);
      end += blob.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, run: 1, ...place });
  }
  const { root, leaves } = directories(entries);
  const json = gzip(Buffer.from(JSON.stringify(metadata)));
  const header = Buffer.alloc(headerBytes);
  header.write("PMTiles", 0, "latin1");
  header[7] = 3;
  const jsonAt = headerBytes + root.length;
  const leavesAt = jsonAt + json.length;
  const dataAt = leavesAt + leaves.length;
  const lengths = [headerBytes, root.length, jsonAt, json.length, leavesAt, leaves.length, dataAt, end];
  [...lengths, ordered.length, entries.length, stored.size].forEach((n, i) => header.writeBigUInt64LE(BigInt(n), 8 + 8 * i));
  // Clustered; directories and tiles gzipped (2); content is MVT (1).
  header.set([1, 2, 2, 1, range.minZoom, range.maxZoom], 96);
  range.bounds.forEach((degrees, i) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * i));
  header[118] = range.center[2];
  header.writeInt32LE(Math.round(range.center[0] * 1e7), 119);
  header.writeInt32LE(Math.round(range.center[1] * 1e7), 123);
  const bytes = Buffer.concat([header, root, json, leaves, ...blobs]);
  return { bytes, addressed: ordered.length, contents: stored.size, largest: Math.max(...blobs.map((b) => b.length)) };
}
