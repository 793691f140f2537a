import type { AlarmBook } from "./alarmBook";
import type { Board } from "../board/board";
import type { Context } from "../auth/context";
import type { ViewerPools } from "../db/viewerPools";
import type { ClaimChangeStream } from "./claimChangeStream";
import type { BoardSync } from "./boardSync";
import type { PresenceBook } from "./presenceBook";
import type { FrameScheduler } from "./frameScheduler";
import type { WatchedEntities } from "./watchedEntities";

export interface LiveContext extends Context {
  board: Board;
  shares: ViewerPools;
  boardSync: BoardSync;
  frameScheduler: FrameScheduler;
  claimChangeStream: ClaimChangeStream;
  watchedEntities: WatchedEntities;
  presenceBook: PresenceBook;
  alarmBook: AlarmBook;
  /** On sockets: the requested cursor, and the cursor of the last sent event or of the opening. */
  resume?: { after: string | null; cursor: string | null };
  /** True if only a cookie authenticates the request, which may therefore be forged (CSRF). */
  isCookieOnly?: boolean;
  isGet?: boolean;
  requestId?: string;
  /** Trace of the caller; null without a `traceparent`. */
  traceId?: string | null;
  /** Cost of the request as counted before execution (graphql/cost.ts). */
  cost?: number;
  isEventStream?: boolean;
}

export type LiveDeps = Omit<LiveContext, "viewer" | "locale" | "resume" | "setSessionCookie" | "isCookieOnly">;
