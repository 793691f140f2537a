/** A map with a size limit that drops the oldest entries. `get` does not refresh an entry. */
export class LruMap<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    return this.values.get(key);
  }

  set(key: string, value: Value): void {
    this.values.delete(key);
    this.values.set(key, value);
    if (this.values.size > this.limit) this.values.delete(this.values.keys().next().value!);
  }

  getOrMake(key: string, make: () => Value): Value {
    const value = this.values.get(key) ?? make();
    this.set(key, value);
    return value;
  }

  delete(key: string): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }

  get size(): number {
    return this.values.size;
  }
}
