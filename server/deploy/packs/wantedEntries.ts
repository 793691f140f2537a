// Finds the entries of wanted tiles in the directories of an archive.
import { readDirectory, type ArchiveHeader, type Entry } from "./archive";
import type { RangeReader } from "./byteRanges";

/** How deep leaves may lie; an archive has one level of them, a very large one two. */
const MAX_DEPTH = 4;

/** Adds the entries of the wanted tiles; leaves are read as far as they have any. */
export async function addEntries(
  found: Entry[],
  source: { from: RangeReader; header: ArchiveHeader; wanted: Float64Array },
  directory: readonly Entry[],
  depth = 0,
): Promise<Entry[]> {
  const { from, header, wanted } = source;
  for (const [i, entry] of directory.entries()) {
    if (entry.run > 0) {
      addRuns(found, entry, wanted);
      continue;
    }
    const next = wanted[firstAtLeast(wanted, entry.id)];
    if (next === undefined || next >= (directory[i + 1]?.id ?? Infinity) || depth >= MAX_DEPTH) continue;
    const leaf = await from.read(header.leaves.offset + entry.offset, entry.length);
    await addEntries(found, source, readDirectory(leaf), depth + 1);
  }
  return found;
}

/** Adds the parts of an entry's run that are wanted: each of tiles whose numbers follow on each other. */
function addRuns(found: Entry[], entry: Entry, wanted: Float64Array): void {
  let last: Entry | null = null;
  for (let i = firstAtLeast(wanted, entry.id); i < wanted.length && wanted[i]! < entry.id + entry.run; i++) {
    if (last && last.id + last.run === wanted[i]) last.run++;
    else found.push((last = { ...entry, id: wanted[i]!, run: 1 }));
  }
}

/** Index of the first number that is not less. */
function firstAtLeast(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
