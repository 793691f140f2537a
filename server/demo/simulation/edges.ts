/** Edges in compressed rows: those leaving node n have indices `first[n]` to before `first[n + 1]`. */
export interface Edges {
  first: Int32Array;
  to: Int32Array;
  travelMs: Float32Array;
}

export function sortedByNode(size: number, from: readonly number[], to: readonly number[], travelMs: readonly number[]): Edges {
  const first = new Int32Array(size + 1);
  for (const node of from) first[node + 1]!++;
  for (let node = 0; node < size; node++) first[node + 1]! += first[node]!;
  const edges: Edges = { first, to: new Int32Array(to.length), travelMs: new Float32Array(to.length) };
  const next = first.slice();
  from.forEach((node, i) => {
    const at = next[node]!++;
    edges.to[at] = to[i]!;
    edges.travelMs[at] = travelMs[i]!;
  });
  return edges;
}

export function reached(start: number, size: number, { first, to }: Edges): Uint8Array {
  const isVisited = new Uint8Array(size);
  const open = [start];
  isVisited[start] = 1;
  for (let node = open.pop(); node !== undefined; node = open.pop())
    for (let edge = first[node]!; edge < first[node + 1]!; edge++) {
      const next = to[edge]!;
      if (isVisited[next]) continue;
      isVisited[next] = 1;
      open.push(next);
    }
  return isVisited;
}
