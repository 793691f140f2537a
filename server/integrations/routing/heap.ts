export class Heap {
  private readonly items: number[] = [];
  private readonly priorities: number[] = [];

  push(item: number, priority: number): void {
    let at = this.items.length;
    for (; at > 0;) {
      const parent = (at - 1) >> 1;
      if (this.priorities[parent]! <= priority) break;
      this.place(at, this.items[parent]!, this.priorities[parent]!);
      at = parent;
    }
    this.place(at, item, priority);
  }

  pop(): number {
    if (!this.items.length) return -1;
    const first = this.items[0]!;
    const [item, priority] = [this.items.pop()!, this.priorities.pop()!];
    const size = this.items.length;
    if (!size) return first;
    let at = 0;
    for (let child = 1; child < size; child = 2 * at + 1) {
      if (child + 1 < size && this.priorities[child + 1]! < this.priorities[child]!) child++;
      if (this.priorities[child]! >= priority) break;
      this.place(at, this.items[child]!, this.priorities[child]!);
      at = child;
    }
    this.place(at, item, priority);
    return first;
  }

  private place(at: number, item: number, priority: number): void {
    this.items[at] = item;
    this.priorities[at] = priority;
  }
}
