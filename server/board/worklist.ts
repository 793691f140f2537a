// The worklist of a scope and a filter: the first rows and totals, in the order of schema/rules/claims/worklist.ts.
import { LRUCache } from "lru-cache";
import { claimStatusOrder, serviceKinds, type ClaimStatus } from "../../schema/rules/lists/claims";
import {
  comingPeriodOf,
  comingPeriods,
  isPriority,
  shownChance,
  worklistGroupOf,
  worklistGroups,
  worklistLimits,
  worklistRank,
  type WorklistGroup,
} from "../../schema/rules/claims/worklist";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { Board } from "./board";
import type { BoardFilter, BoardScope } from "./boardScope";
import { passesAll } from "./classMatrix";
import { Mask } from "./dictionary";
import { getOrMake } from "../platform/getOrMake";
import { Matcher } from "./matcher";
import { kindOf, statusOf } from "./packedAttributes";
import { TopRows } from "./topRows";
import { viewKey } from "./tallyCache";
import { UrgentClaims } from "./urgentClaims";

export interface WorklistRow {
  claimId: string;
  group: WorklistGroup;
  /** Current or upcoming status that requires action. */
  status: ClaimStatus;
  /** Limit of that status in milliseconds since 1970. null if unknown. */
  limitAt: number | null;
}
export interface WorklistAnswer {
  rows: WorklistRow[];
  /** Counts by index in `worklistGroups`, including claims beyond the rows. */
  totals: number[];
  /** Ends of the next five-minute periods, in milliseconds since 1970, and the claims that pass their limit in each. */
  coming: { until: number; count: number }[];
}

/** Time budget per turn of the event loop, in milliseconds. */
const TIME_BUDGET_MS = 4;
const NEXT_MS = worklistLimits.nextMinutes * MINUTE_MS;

export class Worklist {
  private readonly matcher: Matcher;
  private readonly priorities: Mask;
  private readonly hides: { limit: boolean; prediction: boolean; chance: boolean; priority: boolean };
  private answer: WorklistAnswer = { rows: [], totals: worklistGroups.map(() => 0), coming: [] };
  private revision = -1;
  /** Earliest instant at which time alone changes the list. */
  private changesAt = -Infinity;

  constructor(
    private readonly board: Board,
    private readonly urgent: UrgentClaims,
    scope: BoardScope,
    filter: BoardFilter,
  ) {
    this.matcher = new Matcher(board.dictionaries, scope, filter);
    this.priorities = new Mask(board.dictionaries.priority, isPriority);
    const hidden = scope.hiddenColumns ?? [];
    this.hides = {
      limit: hidden.includes("measuredFrom") || hidden.includes("assigned"),
      prediction: hidden.includes("predictedAt"),
      chance: hidden.includes("lateChance"),
      priority: hidden.includes("priority"),
    };
  }

  /** True if `at` can run without blocking. */
  isReady(now: number): boolean {
    return this.urgent.isReady(now);
  }

  async prepare(now: number): Promise<void> {
    while (!this.isReady(now)) {
      await new Promise((begins) => setImmediate(begins));
      this.urgent.follow(now, performance.now() + TIME_BUDGET_MS);
    }
  }

  /** Returns the list at `now`, in milliseconds. The object is identical while nothing relevant changes. */
  at(now: number): WorklistAnswer {
    this.urgent.follow(now, this.isReady(now) ? performance.now() + TIME_BUDGET_MS : Infinity);
    if (this.urgent.revision === this.revision && now < this.changesAt) return this.answer;
    this.revision = this.urgent.revision;
    const answer = this.scan(now);
    if (!isSame(answer, this.answer)) this.answer = answer;
    return this.answer;
  }

  private scan(now: number): WorklistAnswer {
    const { columns } = this.board;
    const { packed, occurredAt, priority } = columns;
    const { matcher, priorities, hides } = this;
    matcher.refresh();
    priorities.refresh();
    const totals = worklistGroups.map(() => 0);
    const coming = comingPeriods(now).map((until) => ({ until, count: 0 }));
    const top = new TopRows(columns, worklistLimits.entries);
    let changesAt = (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS;
    for (const slot of this.urgent.slots) {
      if ((matcher.test(columns, slot) & passesAll) === 0) continue;
      const word = packed[slot]!;
      const limitAt = this.limitOf(slot);
      const group = worklistGroupOf(claimStatusOrder[statusOf(word)]!, limitAt, now);
      if (group === null) {
        if (limitAt !== null && limitAt - NEXT_MS < changesAt) changesAt = limitAt - NEXT_MS;
        continue;
      }
      totals[worklistGroups.indexOf(group)]!++;
      const period = comingPeriodOf(limitAt, now);
      if (period >= 0) coming[period]!.count++;
      // The claim moves up in the worklist when its limit passes.
      if (limitAt !== null && limitAt > now && limitAt < changesAt) changesAt = limitAt;
      const chanceChangesAt = this.chanceChange(slot, now);
      if (chanceChangesAt < changesAt) changesAt = chanceChangesAt;
      // Without a spread, which makes the list 15 times slower.
      const place = {
        measuredFrom: this.measuredFromOf(slot),
        predictedAt: this.predictedAtOf(slot),
        limitAt,
        group,
        kind: serviceKinds[kindOf(word)]!,
        lateChance: this.chanceOf(slot, now),
        isPriority: !hides.priority && priorities.bits[priority[slot]!] === 1,
      };
      top.offer(slot, worklistRank(place, now), occurredAt[slot]!);
    }
    this.changesAt = changesAt;
    return { rows: top.slots().map((slot) => this.rowOf(slot, now)), totals, coming };
  }

  private limitOf(slot: number): number | null {
    const from = this.hides.limit ? 0 : this.board.columns.criticalFrom[slot]!;
    return from === 0 ? null : from * 1000;
  }

  private measuredFromOf(slot: number): number | null {
    const from = this.hides.limit ? 0 : this.board.columns.measuredFrom[slot]!;
    return from === 0 ? null : from * 1000;
  }

  private predictedAtOf(slot: number): number | null {
    const at = this.hides.prediction ? 0 : this.board.columns.predictedAt[slot]!;
    return at === 0 ? null : at * 1000;
  }

  private chanceOf(slot: number, now: number): number | null {
    const { lateChance, likelyLateAt, veryLikelyLateAt } = this.board.columns;
    if (this.hidesChance || lateChance[slot] === 0) return null;
    const forecast = { likelyLateAt: likelyLateAt[slot]! * 1000, veryLikelyLateAt: veryLikelyLateAt[slot]! * 1000 };
    return shownChance({ ...forecast, lateChance: lateChance[slot]! - 1 }, now);
  }

  private chanceChange(slot: number, now: number): number {
    const { lateChance, likelyLateAt, veryLikelyLateAt } = this.board.columns;
    if (this.hidesChance || lateChance[slot] === 0) return Infinity;
    const [likely, veryLikely] = [likelyLateAt[slot]! * 1000, veryLikelyLateAt[slot]! * 1000];
    return likely > now ? likely : veryLikely > now ? veryLikely : Infinity;
  }

  private get hidesChance(): boolean {
    return this.hides.limit || this.hides.prediction || this.hides.chance;
  }

  private rowOf(slot: number, now: number): WorklistRow {
    const { columns } = this.board;
    const status = claimStatusOrder[statusOf(columns.packed[slot]!)]!;
    const limitAt = this.limitOf(slot);
    const group = worklistGroupOf(status, limitAt, now)!;
    // A claim evaluated by an earlier release has no critical status stored.
    const critical = claimStatusOrder[columns.criticalStatus[slot]! - 1] ?? (group === "NEXT" ? "PENDING_ARRIVAL_CRITICAL" : status);
    return { claimId: columns.id[slot]!, group, status: group === "NEXT" ? critical : status, limitAt };
  }
}

const isSame = (a: WorklistAnswer, b: WorklistAnswer): boolean =>
  a.rows.length === b.rows.length &&
  a.totals.every((total, i) => total === b.totals[i]) &&
  a.coming.length === b.coming.length &&
  a.coming.every(({ until, count }, i) => until === b.coming[i]!.until && count === b.coming[i]!.count) &&
  a.rows.every(({ claimId, group, status, limitAt }, i) => {
    const other = b.rows[i]!;
    return claimId === other.claimId && group === other.group && status === other.status && limitAt === other.limitAt;
  });

const MAX_WORKLISTS_PER_BOARD = 32;
const worklistsByBoard = new WeakMap<Board, { urgent: UrgentClaims; lists: LRUCache<string, Worklist> }>();

/** Returns the cached worklist of a scope and a filter. Statuses in the filter do not narrow it. */
export function worklistOf(board: Board, scope: BoardScope, filter: BoardFilter): Worklist {
  const { statuses: _statuses, resourceStatuses: _resources, ...rest } = filter;
  let cached = worklistsByBoard.get(board);
  if (!cached)
    worklistsByBoard.set(board, (cached = { urgent: new UrgentClaims(board), lists: new LRUCache({ max: MAX_WORKLISTS_PER_BOARD }) }));
  const key = viewKey(scope, rest);
  const { urgent, lists } = cached;
  return getOrMake(lists, key, () => new Worklist(board, urgent, scope, rest));
}
