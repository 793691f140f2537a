export const Lateness = { LIKELY: "LIKELY", VERY_LIKELY: "VERY_LIKELY" } as const;
export type Lateness = keyof typeof Lateness;

/** Chances from which an arrival is said to be late. */
export const latenessThresholds: Record<Lateness, number> = { LIKELY: 0.6, VERY_LIKELY: 0.9 };

/** `null` below the lowest threshold: a smaller chance is not shown. */
export const latenessOfChance = (chance: number): Lateness | null =>
  chance >= latenessThresholds.VERY_LIKELY ? "VERY_LIKELY" : chance >= latenessThresholds.LIKELY ? "LIKELY" : null;
