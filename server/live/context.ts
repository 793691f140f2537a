import type { AlarmBook } from "./alarmBook";
import type { Board } from "../board/board";
import type { Context } from "../auth/context";
import type { ViewerPools } from "../db/viewerPools";
import type { ClaimChangeStream } from "./claimChangeStream";
import type { BoardSync } from "./boardSync";
import type { PresenceBook } from "./presenceBook";
import type { FrameScheduler } from "./frameScheduler";
import type { WatchedEntities } from "./watchedEntities";

/** What resolvers of live data have beside the usual. */
export interface LiveContext extends Context {
  board: Board;
  shares: ViewerPools;
  boardSync: BoardSync;
  frameScheduler: FrameScheduler;
  claimChangeStream: ClaimChangeStream;
  watchedEntities: WatchedEntities;
  presenceBook: PresenceBook;
  alarmBook: AlarmBook;
  /** On a socket: what the subscription asked to resume from, and the place in the log of what was sent last, or where it was opened. */
  resume?: { after: string | null; cursor: string | null };
  /** On a request: only a cookie says who asks, and nothing that a page of ours does; it may be forged. */
  isCookieOnly?: boolean;
}
