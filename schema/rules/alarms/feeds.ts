import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../durations";

export const FeedKind = { CLAIMS: "CLAIMS", POSITIONS: "POSITIONS" } as const;
export type FeedKind = keyof typeof FeedKind;

export const feedLimits = {
  /** Messages within this time count once, in milliseconds, so that a single import does not count as a feed. */
  noteMs: 20 * SECOND_MS,
  /** Minimum number of recorded messages before a source counts as a feed rather than a trial. */
  messages: 20,
  /** A feed is silent after this many times its usual pause, within the limits below. */
  pauses: 10,
  minSilenceMs: 3 * MINUTE_MS,
  maxSilenceMs: HOUR_MS,
  /** A source silent for this long, in milliseconds, has been removed and is no longer a feed. */
  goneMs: DAY_MS,
  weight: 0.1,
} as const;

export interface Feed {
  lastAt: number;
  pauseMs: number;
  messages: number;
}

/**
 * Returns the feed after a message at `at`; `isNewMessage` is false for a later part of a long one. `feed` is `null` for a new source.
 */
export function feedAfter(feed: Feed | null, at: number, isNewMessage = true): Feed {
  if (!feed) return { lastAt: at, pauseMs: feedLimits.noteMs, messages: 1 };
  const pause = Math.min(Math.max(0, at - feed.lastAt), feedLimits.maxSilenceMs);
  const pauseMs = feed.pauseMs + feedLimits.weight * (pause - feed.pauseMs);
  return { lastAt: Math.max(at, feed.lastAt), pauseMs, messages: feed.messages + (isNewMessage ? 1 : 0) };
}

/** Returns the instant from which the feed counts as silent; `null` if the source is not a feed yet. */
export function silentFrom({ lastAt, pauseMs, messages }: Feed): number | null {
  if (messages < feedLimits.messages) return null;
  return lastAt + Math.min(Math.max(feedLimits.pauses * pauseMs, feedLimits.minSilenceMs), feedLimits.maxSilenceMs);
}
