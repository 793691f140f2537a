export interface Findings {
  acknowledged: number;
  lost: string[];
  doubled: string[];
  ghosts: string[];
}

/** Compares acknowledged and sent keys with the stored ones. */
export function compare(acknowledged: Iterable<string>, stored: readonly string[], sent: ReadonlySet<string>): Findings {
  const counts = new Map<string, number>();
  for (const key of stored) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = [...acknowledged];
  return {
    acknowledged: keys.length,
    lost: keys.filter((key) => !counts.has(key)),
    doubled: [...counts].filter(([, n]) => n > 1).map(([key]) => key),
    ghosts: [...counts.keys()].filter((key) => !sent.has(key)),
  };
}

/**
 * Keeps `writers` busy until stopped: each sends its next key again and again until it is acknowledged, as a good sender does. `send`
 * answers whether it was acknowledged; what it throws counts as not.
 */
export function keepWriting(writers: number, send: (key: string, writer: number) => Promise<boolean>) {
  const [acknowledged, sent] = [new Set<string>(), new Set<string>()];
  let lastAcknowledgedAt = performance.now();
  let outageMs = 0;
  let going = true;
  const work = Array.from({ length: writers }, async (_, writer) => {
    for (let n = 1; going; n++) {
      const key = `${writer}-${n}`;
      sent.add(key);
      while (going) {
        if (await send(key, writer).catch(() => false)) {
          acknowledged.add(key);
          outageMs = Math.max(outageMs, performance.now() - lastAcknowledgedAt);
          lastAcknowledgedAt = performance.now();
          break;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  });
  return {
    acknowledged,
    sent,
    /** The longest, so far, that no writer had anything acknowledged, milliseconds. */
    outageMs: () => outageMs,
    /** Waits until so many more have been acknowledged. */
    async more(count: number): Promise<void> {
      const until = acknowledged.size + count;
      while (acknowledged.size < until) await new Promise((resolve) => setTimeout(resolve, 10));
    },
    async stop(): Promise<void> {
      going = false;
      await Promise.all(work);
    },
  };
}
