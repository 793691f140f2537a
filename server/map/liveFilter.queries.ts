// A filter of the map as it is now: minutes pass, and texts are found in claims that change.
import type { MapFilterInput } from "../../schema/map";
import { SECOND_MS } from "../../schema/rules/durations";
import type { BoardFilter } from "../board/boardScope";
import type { LiveContext } from "../live/context";
import type { Scope } from "../platform/viewer";
import { filterAt, lastingFilter } from "./boardFilter.queries";
import { joinTextSet, type ClaimTextSet } from "./claimTextSets";

/** What depends on the minutes that have passed is looked at so often, milliseconds: each time the whole board is counted anew. */
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

  /** To be closed. Throws BAD_USER_INPUT. */
  static async open(ctx: LiveContext, scope: Scope, input: MapFilterInput | null): Promise<LiveFilter> {
    const filter = input ?? {};
    filterAt(filter, ctx.clock.now());
    const lasting = await lastingFilter(ctx.db, scope, filter);
    return new LiveFilter(filter, lasting, await joinTextSet(ctx, filter));
  }

  /** The same object as long as nothing of it has changed. */
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

/** What is made of the filter as it is now. */
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
