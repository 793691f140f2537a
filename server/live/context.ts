import type { Board } from "../board/board";
import type { Context } from "../auth/context";
import type { Shares } from "../db/shares";
import type { ClaimFeed } from "./claimFeed";
import type { Feed } from "./feed";
import type { Ticker } from "./ticker";
import type { Watched } from "./watched";

/** What resolvers of live data have beside the usual. */
export interface LiveContext extends Context {
  board: Board;
  shares: Shares;
  feed: Feed;
  ticker: Ticker;
  claimFeed: ClaimFeed;
  watched: Watched;
  /** On a socket: what the subscription asked to resume from, and the place in the log of what was sent last. */
  resume?: { after: string | null; cursor: string | null };
  /** On a request: only a cookie says who asks, and nothing that a page of ours does; it may be forged. */
  cookieAlone?: boolean;
}
