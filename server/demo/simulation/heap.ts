export class Heap {
  private readonly values: number[] = [];
  private readonly priorities: number[] = [];

  push(value: number, priority: number): void {
    let at = this.values.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.priorities[parent]! <= priority) break;
      this.put(at, this.values[parent]!, this.priorities[parent]!);
      at = parent;
    }
    this.put(at, value, priority);
  }

  pop(): number | null {
    if (this.values.length === 0) return null;
    const first = this.values[0]!;
    const [value, priority] = [this.values.pop()!, this.priorities.pop()!];
    const size = this.values.length;
    if (size === 0) return first;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && this.priorities[child + 1]! < this.priorities[child]!) child++;
      if (this.priorities[child]! >= priority) break;
      this.put(at, this.values[child]!, this.priorities[child]!);
      at = child;
    }
    this.put(at, value, priority);
    return first;
  }

  private put(at: number, value: number, priority: number): void {
    this.values[at] = value;
    this.priorities[at] = priority;
  }
}
