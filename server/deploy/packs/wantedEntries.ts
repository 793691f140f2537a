import { readDirectory, type ArchiveHeader, type Entry } from "./archive";
import type { RangeReader } from "./byteRanges";

/** Maximum nesting of leaves; archives have one level, very large ones two. */
const MAX_DEPTH = 4;

export async function addEntries(
  entries: Entry[],
  source: { from: RangeReader; header: ArchiveHeader; wanted: Float64Array },
  directory: readonly Entry[],
  depth = 0,
): Promise<Entry[]> {
  const { from, header, wanted } = source;
  for (const [i, entry] of directory.entries()) {
    if (entry.run > 0) {
      addRuns(entries, entry, wanted);
      continue;
    }
    const next = wanted[firstAtLeast(wanted, entry.id)];
    if (next === undefined || next >= (directory[i + 1]?.id ?? Infinity) || depth >= MAX_DEPTH) continue;
    const leaf = await from.read(header.leaves.offset + entry.offset, entry.length);
    await addEntries(entries, source, readDirectory(leaf), depth + 1);
  }
  return entries;
}

function addRuns(entries: Entry[], entry: Entry, tileIds: Float64Array): void {
  let last: Entry | null = null;
  for (let i = firstAtLeast(tileIds, entry.id); i < tileIds.length && tileIds[i]! < entry.id + entry.run; i++) {
    if (last && last.id + last.run === tileIds[i]) last.run++;
    else entries.push((last = { ...entry, id: tileIds[i]!, run: 1 }));
  }
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
