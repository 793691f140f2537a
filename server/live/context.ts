import type { Board } from "../board/board";
import type { Context } from "../auth/context";
import type { ClaimFeed } from "./claimFeed";
import type { Ticker } from "./ticker";

/** What resolvers of live data have beside the usual. */
export interface LiveContext extends Context {
  board: Board;
  ticker: Ticker;
  claimFeed: ClaimFeed;
  /** On a socket: what the subscription asked to resume from, and the place in the log of what was sent last. */
  resume?: { after: string | null; cursor: string | null };
}
