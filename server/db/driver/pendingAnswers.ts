export interface Pending {
  readonly askedAtMs: number;
  reject(error: Error): void;
  /** Process id of its backend; `undefined` until the statement is on a connection. */
  pid(): number | undefined;
}

export class PendingAnswers {
  /** Oldest first. */
  private readonly pending = new Set<Pending>();

  await<T>(answer: PromiseLike<T>, pid: Pending["pid"], onError?: (error: unknown) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const answered = this.begin(reject, pid);
      answer.then(
        (value) => {
          answered();
          resolve(value);
        },
        (error: Error) => {
          answered();
          onError?.(error);
          reject(error);
        },
      );
    });
  }

  begin(reject: Pending["reject"], pid: Pending["pid"]): () => void {
    const entry = { askedAtMs: performance.now(), reject, pid };
    this.pending.add(entry);
    return () => this.pending.delete(entry);
  }

  hasOlderThan(sinceMs: number): boolean {
    for (const { askedAtMs } of this.pending) return askedAtMs < sinceMs;
    return false;
  }

  olderThan(sinceMs: number): Pending[] {
    return [...this.pending].filter(({ askedAtMs }) => askedAtMs < sinceMs);
  }

  abandon(sinceMs: number, error: () => Error): void {
    this.abandonAll(this.olderThan(sinceMs), error);
  }

  /** Those that were answered in the meantime are left out. Returns whether there was any other. */
  abandonAll(entries: readonly Pending[], error: () => Error): boolean {
    const open = entries.filter((entry) => this.pending.delete(entry));
    for (const { reject } of open) reject(error());
    return open.length > 0;
  }
}
