// An episode of an indicator that is bad: who is alerted hears of it once, and once more when it becomes critical. It has ended when the indicator was
// better for a while, so that a value that goes to and fro is one episode.
import type { IndicatorLevel } from "../indicators/indicators";
import { type AlertLevel, reportLimits } from "./reports";

export interface Episode {
  /** The worst level so far that was notified. */
  level: AlertLevel;
  /** Since when it has been better, Unix ms; null: it is bad. */
  betterSince: number | null;
}

const rank: Record<IndicatorLevel, number> = { ACCEPTABLE: 0, WARNING: 1, CRITICAL: 2 };

/** What an episode becomes by a look at the indicator: null: there is none. `level` null: it has no value, or no limits. `notify`: what is new. */
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
