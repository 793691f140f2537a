// Episodes of bad indicator values. Recipients are alerted at the start and when the value becomes critical. A temporary improvement does
// not end an episode.
import type { IndicatorLevel } from "../indicators/indicators";
import { type AlertLevel, reportLimits } from "./reports";

export interface Episode {
  level: AlertLevel;
  /** Start of the improvement, Unix ms; `null` while the value is bad. */
  betterSince: number | null;
}

const rank: Record<IndicatorLevel, number> = { ACCEPTABLE: 0, WARNING: 1, CRITICAL: 2 };

/**
 * Returns the episode after an evaluation, `null` if there is none. `level` is `null` without a value or limits; `notify` is the level to
 * report.
 */
export function nextEpisode(
  episode: Episode | null,
  { from, level, now }: { from: AlertLevel; level: IndicatorLevel | null; now: number },
): { episode: Episode | null; notify: AlertLevel | null } {
  if (level === null || level === "ACCEPTABLE" || rank[level] < rank[from]) {
    const betterSince = episode?.betterSince ?? now;
    const goesOn = episode !== null && now - betterSince < reportLimits.alertEndMs;
    return { episode: goesOn ? { ...episode, betterSince } : null, notify: null };
  }
  const isWorse = !episode || rank[level] > rank[episode.level];
  return { episode: { level: isWorse ? level : episode.level, betterSince: null }, notify: isWorse ? level : null };
}
