// Current form of a map filter, updated as time passes and as claims match its texts.
import type { MapFilterInput } from "../../schema/map/map";
import { SECOND_MS } from "../../schema/rules/durations";
import type { BoardFilter } from "../board/boardScope";
import type { LiveContext } from "../live/context";
import type { Scope } from "../platform/viewer";
import { filterAt, lastingFilter } from "./boardFilter.queries";
import { joinTextSet, type ClaimTextSet } from "./claimTextSets";

/** Interval for time-dependent filters, in milliseconds; each check recounts the complete board. */
const MINUTES_STEP_MS = 5 * SECOND_MS;

export class LiveFilter {
  private current: BoardFilter = {};
  private ids: ReadonlySet<string> | null = null;
  private step = NaN;

  private constructor(
    private readonly input: MapFilterInput,
    private readonly lasting: BoardFilter,
    private readonly texts: ClaimTextSet | null,
  ) {}

  /** Must be closed. Throws BAD_USER_INPUT. */
  static async open(ctx: LiveContext, scope: Scope, input: MapFilterInput | null): Promise<LiveFilter> {
    const filter = input ?? {};
    filterAt(filter, ctx.clock.now());
    const lasting = await lastingFilter(ctx.db, scope, filter);
    return new LiveFilter(filter, lasting, await joinTextSet(ctx, filter));
  }

  at(now: number): BoardFilter {
    const step = this.movesWithTime ? Math.floor(now / MINUTES_STEP_MS) : 0;
    const ids = this.texts?.ids ?? null;
    if (step === this.step && ids === this.ids) return this.current;
    this.step = step;
    this.ids = ids;
    return (this.current = { ...this.lasting, ...filterAt(this.input, now), ...(ids && { ids: { claims: ids } }) });
  }

  close(): void {
    this.texts?.leave();
  }

  private get movesWithTime(): boolean {
    return this.input.assignedMinutes != null || this.input.unassignedMinutes != null;
  }
}

export async function withFilter<T>(
  ctx: LiveContext,
  scope: Scope,
  input: MapFilterInput | null,
  make: (filter: BoardFilter) => T | Promise<T>,
): Promise<T> {
  const filter = await LiveFilter.open(ctx, scope, input);
  try {
    return await make(filter.at(ctx.clock.now()));
  } finally {
    filter.close();
  }
}
