/** Numbers by priority, the lowest first: a binary heap. */
export class Heap {
  private readonly entries: { value: number; priority: number }[] = [];

  push(value: number, priority: number): void {
    const { entries } = this;
    let at = entries.push({ value, priority }) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (entries[parent]!.priority <= entries[at]!.priority) break;
      [entries[parent], entries[at]] = [entries[at]!, entries[parent]!];
      at = parent;
    }
  }

  /** Takes out the number of the lowest priority; null when there is none. */
  pop(): number | null {
    const { entries } = this;
    const first = entries[0];
    const last = entries.pop();
    if (!first || !last) return null;
    if (entries.length === 0) return first.value;
    entries[0] = last;
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < entries.length && entries[left]!.priority < entries[least]!.priority) least = left;
      if (right < entries.length && entries[right]!.priority < entries[least]!.priority) least = right;
      if (least === at) return first.value;
      [entries[least], entries[at]] = [entries[at]!, entries[least]!];
      at = least;
    }
  }
}
