export const Lateness = { LIKELY: "LIKELY", VERY_LIKELY: "VERY_LIKELY" } as const;
export type Lateness = keyof typeof Lateness;

export const latenessThresholds: Record<Lateness, number> = { LIKELY: 0.6, VERY_LIKELY: 0.9 };
