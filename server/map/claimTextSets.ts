// Open claims that match text filters, kept current, because the board contains no texts.
import { and, ne, type SQL } from "drizzle-orm";
import { claimTexts, textConditions, type ClaimTexts } from "../claims/queries/claimFilter.queries";
import type { ClaimFilterParts } from "../../schema/lists/claimFilters";
import { textFilters } from "../../schema/rules/map/filterParts";
import { plainText } from "../../schema/rules/search/searchText";
import type { Board } from "../board/board";
import { FoundClaims } from "../board/foundClaims";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { claims } from "../db/tables/claims";
import type { BoardSync } from "../live/boardSync";
import type { LiveContext } from "../live/context";

/** Delay after the first change, in milliseconds, to check several changed claims together. */
const LOOK_DELAY_MS = 250;
const RETRY_DELAY_MS = 2_000;

/** Includes all open claims; the board applies the viewer's scope. */
export class ClaimTextSet {
  ids: ReadonlySet<string> = new Set();
  readonly loaded: Promise<void>;
  private readonly changed = new Set<string>();
  private readonly stopFollowing: () => void;
  private timer: NodeJS.Timeout | undefined;
  private users = 0;

  constructor(
    private readonly db: Reader,
    private readonly board: Board,
    boardSync: BoardSync,
    private readonly texts: ClaimTexts,
    private readonly onUnused: () => void,
  ) {
    // Subscribes before the first read, so that no change is missed.
    this.stopFollowing = boardSync.onEntries((entries) => {
      for (const { change } of entries) if (change.kind === "claim") this.changed.add(change.state.id);
      if (this.changed.size) this.lookLater(LOOK_DELAY_MS);
    });
    this.loaded = this.find().then((ids) => {
      this.ids = new Set(ids);
      FoundClaims.lookUp(board, this.ids);
    });
  }

  join(): this {
    this.users++;
    return this;
  }

  leave(): void {
    if (--this.users > 0) return;
    this.stopFollowing();
    clearTimeout(this.timer);
    this.onUnused();
  }

  private async find(...conditions: SQL[]): Promise<string[]> {
    const rows = await this.db
      .select({ id: claims.id })
      .from(claims)
      .where(and(ne(claims.status, "FINISHED"), ...textConditions(this.texts), ...conditions));
    return rows.map(({ id }) => id);
  }

  private lookLater(delayMs: number): void {
    this.timer ??= setTimeout(() => void this.look(), delayMs).unref();
  }

  private lookAgain(delayMs: number): void {
    this.timer = undefined;
    if (this.changed.size && this.users > 0) this.lookLater(delayMs);
  }

  private async look(): Promise<void> {
    const looked = [...this.changed];
    this.changed.clear();
    try {
      await this.loaded;
      const matchingIds = new Set(await this.find(inList(claims.id, looked)));
      if (looked.some((id) => this.ids.has(id) !== matchingIds.has(id))) {
        const ids = new Set(this.ids);
        for (const id of looked)
          if (matchingIds.has(id)) ids.add(id);
          else ids.delete(id);
        FoundClaims.carryOver(this.board, this.ids, ids, looked);
        this.ids = ids;
      }
      this.lookAgain(LOOK_DELAY_MS);
    } catch {
      for (const id of looked) this.changed.add(id);
      this.lookAgain(RETRY_DELAY_MS);
    }
  }
}

const setsByBoard = new WeakMap<BoardSync, Map<string, ClaimTextSet>>();

/** Shared set of claims that match the text filters; call leave() afterwards. `null` without text filters. */
export async function joinTextSet({ board, boardSync, shares }: LiveContext, filter: ClaimFilterParts): Promise<ClaimTextSet | null> {
  const texts = claimTexts(filter);
  if (!texts) return null;
  let sets = setsByBoard.get(boardSync);
  if (!sets) setsByBoard.set(boardSync, (sets = new Map()));
  const key = JSON.stringify([
    ...textFilters.map((name) => texts[name] ?? null),
    texts.attributeText ? plainText(texts.attributeText.trim()) : null,
  ]);
  let set = sets.get(key);
  if (!set) {
    const previousSets = sets;
    set = new ClaimTextSet(shares.of("claim texts"), board, boardSync, texts, () => previousSets.delete(key));
    sets.set(key, set);
  }
  set.join();
  try {
    await set.loaded;
  } catch (error) {
    set.leave();
    throw error;
  }
  return set;
}
