// When a source that sends data counts as silent.
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../durations";

/** What a feed brings. Key equals value. */
export const FeedKind = { CLAIMS: "CLAIMS", POSITIONS: "POSITIONS" } as const;
export type FeedKind = keyof typeof FeedKind;

export const feedLimits = {
  /** Whether somebody has sent something is noted this often, milliseconds, however much it was: one import is no feed. */
  noteMs: 20 * SECOND_MS,
  /** What was noted less often is no feed yet: somebody tries it out. */
  messages: 20,
  /** It is silent after so many of its usual pauses, yet within these bounds, milliseconds. */
  pauses: 10,
  minSilenceMs: 3 * MINUTE_MS,
  maxSilenceMs: HOUR_MS,
  /** Whoever has been silent for so long has gone: it is no feed any more, milliseconds. */
  goneMs: DAY_MS,
  /** How much the newest pause counts for the usual one. */
  weight: 0.1,
} as const;

export interface Feed {
  /** When it last sent something, ms since 1970. */
  lastAt: number;
  /** Its usual pause, milliseconds. */
  pauseMs: number;
  /** How often it was noted that it had sent something. */
  messages: number;
}

/** A feed that has sent something again, last at `at`: another message, or more of a long one. Null: it has never sent anything. */
export function feedAfter(feed: Feed | null, at: number, isNewMessage = true): Feed {
  if (!feed) return { lastAt: at, pauseMs: feedLimits.noteMs, messages: 1 };
  const pause = Math.min(Math.max(0, at - feed.lastAt), feedLimits.maxSilenceMs);
  const pauseMs = feed.pauseMs + feedLimits.weight * (pause - feed.pauseMs);
  return { lastAt: Math.max(at, feed.lastAt), pauseMs, messages: feed.messages + (isNewMessage ? 1 : 0) };
}

/** From when on it is silent if nothing comes; null: it is no feed yet. */
export function silentFrom({ lastAt, pauseMs, messages }: Feed): number | null {
  if (messages < feedLimits.messages) return null;
  return lastAt + Math.min(Math.max(feedLimits.pauses * pauseMs, feedLimits.minSilenceMs), feedLimits.maxSilenceMs);
}
