import { mapLayers, type MapLayer } from "../../schema/rules/lists/mapLayers";
import type { Board } from "./board";
import type { BoardFilter, BoardScope } from "./boardScope";
import { passesAll } from "./classMatrix";
import { incidentLayer, instanceShift, layerOf } from "./packedAttributes";
import { matcherOf, yieldToEventLoop } from "./tallyCache";

/** Slots visited per turn of the event loop: a few milliseconds with ten filters. */
const CHUNK_SLOTS = 4096;

async function eachSlot(board: Board, visit: (slot: number) => void): Promise<void> {
  for (let start = 0; start < board.slots; start += CHUNK_SLOTS) {
    const end = Math.min(board.slots, start + CHUNK_SLOTS);
    for (let slot = start; slot < end; slot++) visit(slot);
    await yieldToEventLoop();
  }
}

export async function countMatches(
  board: Board,
  scope: BoardScope,
  filters: readonly BoardFilter[],
  layers: readonly MapLayer[],
): Promise<number[]> {
  const matchers = await Promise.all(filters.map((filter) => matcherOf(board, scope, filter)));
  const isAsked = mapLayers.map((layer) => layers.includes(layer));
  const counts = filters.map(() => 0);
  await eachSlot(board, (slot) => {
    if (!isAsked[layerOf(board.columns.packed[slot]!)]) return;
    for (const [i, matcher] of matchers.entries()) {
      matcher.refresh();
      if (matcher.test(board.columns, slot) & passesAll) counts[i]!++;
    }
  });
  return counts;
}

export type CodedAttribute = "centre" | "client" | "contract" | "service" | "priority" | "instance";
export interface CountedValue {
  name: string;
  count: number;
  claimId: string;
  instanceId: string;
}

export async function countValues(
  board: Board,
  scope: BoardScope,
  filter: BoardFilter,
  attribute: CodedAttribute,
): Promise<CountedValue[]> {
  const matcher = await matcherOf(board, scope, filter);
  const { columns, dictionaries } = board;
  const byCode = new Map<number, CountedValue>();
  await eachSlot(board, (slot) => {
    const packed = columns.packed[slot]!;
    if (layerOf(packed) !== incidentLayer) return;
    matcher.refresh();
    if (!(matcher.test(columns, slot) & passesAll)) return;
    const code = attribute === "instance" ? packed >> instanceShift : columns[attribute][slot]!;
    if (code === 0) return;
    const cachedCount = byCode.get(code);
    if (cachedCount) cachedCount.count++;
    else {
      const instanceId = dictionaries.instance.names[packed >> instanceShift]!;
      byCode.set(code, { name: dictionaries[attribute].names[code]!, count: 1, claimId: columns.id[slot]!, instanceId });
    }
  });
  return [...byCode.values()].sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
