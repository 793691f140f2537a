// When a source that sends data counts as silent.
import { HOUR_MS, MINUTE_MS } from "../durations";

/** What a feed brings. Key equals value. */
export const FeedKind = { CLAIMS: "CLAIMS", POSITIONS: "POSITIONS" } as const;
export type FeedKind = keyof typeof FeedKind;

export const feedLimits = {
  /** What has sent less often is no feed yet: somebody tries it out. */
  messages: 20,
  /** It is silent after so many of its usual pauses, yet within these bounds, milliseconds. */
  pauses: 20,
  minSilenceMs: 3 * MINUTE_MS,
  maxSilenceMs: HOUR_MS,
  /** How much the newest pause counts for the usual one. */
  weight: 0.1,
} as const;

export interface Feed {
  /** When it last sent something, ms since 1970. */
  lastAt: number;
  /** Its usual pause between two messages, milliseconds. */
  pauseMs: number;
  /** How often it has sent something. */
  messages: number;
}

/** A feed that has sent `messages` more, the last of them at `at`. A pause in which it was silent says nothing about its usual one. */
export function feedAfter(feed: Feed | null, messages: number, at: number): Feed {
  if (!feed) return { lastAt: at, pauseMs: 0, messages };
  const pause = Math.min(Math.max(0, at - feed.lastAt) / messages, feedLimits.maxSilenceMs);
  const weight = 1 - (1 - feedLimits.weight) ** messages;
  return { lastAt: Math.max(at, feed.lastAt), pauseMs: feed.pauseMs + weight * (pause - feed.pauseMs), messages: feed.messages + messages };
}

/** From when on it is silent if nothing comes; null: it is no feed yet. */
export function silentFrom({ lastAt, pauseMs, messages }: Feed): number | null {
  if (messages < feedLimits.messages) return null;
  return lastAt + Math.min(Math.max(feedLimits.pauses * pauseMs, feedLimits.minSilenceMs), feedLimits.maxSilenceMs);
}
