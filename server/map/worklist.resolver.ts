import { Arg, Ctx, Query, Resolver, Root, Subscription } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { MapFilterInput } from "../../schema/map/map";
import { worklistGroups, worklistLimits } from "../../schema/rules/claims/worklist";
import { Worklist } from "../../schema/claims/worklist";
import { Needs, requireFunctionality } from "../auth/permissions/functionalities";
import { boardScope } from "../board/boardScope";
import { worklistOf, type WorklistAnswer } from "../board/worklist";
import { freshLoaders } from "../db/reading/loader";
import type { LiveContext } from "../live/context";
import { PullIterator } from "../live/pullIterator";
import { LiveFilter, withFilter } from "./liveFilter.queries";

const filterNote = "The statuses of the filter are ignored.";

@Resolver()
export class WorklistResolver {
  @Needs("layer.incidents")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Query(() => Worklist, {
    description: `Returns the claims that require an operator's action, regardless of the viewport. For clients that cannot keep a live connection; otherwise subscribe to \`worklistChanged\`. ${filterNote}`,
  })
  async worklist(
    @Ctx() ctx: LiveContext,
    @Arg("filter", () => MapFilterInput, { nullable: true, description: "Map filter that the claims must pass. null does not filter." })
    filter: MapFilterInput | null,
  ): Promise<Worklist> {
    const { scope } = requireFunctionality(ctx, "layer.incidents");
    return withFilter(ctx, scope, filter, async (boardFilter) => {
      const list = worklistOf(ctx.board, boardScope(scope), boardFilter);
      await list.prepare(ctx.clock.now());
      return toWorklist(list.at(ctx.clock.now()));
    });
  }

  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Subscription(() => Worklist, {
    description: `Sends the claims that require an operator's action, regardless of the viewport: the current list first, then the complete list after each change, at most twice per second. ${filterNote}`,
    subscribe: ({ context, args }: { context: LiveContext; args: { filter?: MapFilterInput | null } }) =>
      worklistChanges(context, args.filter ?? null),
  })
  worklistChanged(
    @Root() answer: WorklistAnswer,
    @Arg("filter", () => MapFilterInput, { nullable: true, description: "Map filter that the claims must pass. null does not filter." })
    _filter: MapFilterInput | null,
  ): Worklist {
    return toWorklist(answer);
  }
}

async function worklistChanges(ctx: LiveContext, filter: MapFilterInput | null): Promise<AsyncIterable<WorklistAnswer>> {
  const { scope } = requireFunctionality(ctx, "layer.incidents");
  const liveFilter = await LiveFilter.open(ctx, scope, filter);
  const boardViewer = boardScope(scope);
  let boardFilter = liveFilter.at(ctx.clock.now());
  let list = worklistOf(ctx.board, boardViewer, boardFilter);
  let sent: WorklistAnswer | null = null;
  let sentAt = -Infinity;
  let preparing = false;
  const prepare = async (): Promise<void> => {
    preparing = true;
    await list.prepare(ctx.clock.now());
    preparing = false;
    lists.wake();
  };
  const lists: PullIterator<WorklistAnswer> = new PullIterator(
    () => {
      const now = ctx.clock.now();
      if (liveFilter.at(now) !== boardFilter) {
        boardFilter = liveFilter.at(now);
        list = worklistOf(ctx.board, boardViewer, boardFilter);
      }
      if (!list.isReady(now)) {
        if (!preparing) void prepare();
        return null;
      }
      if (performance.now() - sentAt < worklistLimits.intervalMs) return null;
      const answer = list.at(now);
      if (answer === sent) return null;
      sentAt = performance.now();
      // Claims of the previous list may be outdated.
      freshLoaders(ctx);
      return (sent = answer);
    },
    () => {
      leaveScheduler();
      liveFilter.close();
    },
  );
  const leaveScheduler = ctx.frameScheduler.join(() => lists.wake());
  return lists;
}

const toWorklist = ({ rows, totals, coming }: WorklistAnswer): Worklist => ({
  entries: rows.map(({ limitAt, ...row }) => ({ ...row, limitAt: limitAt === null ? null : new Date(limitAt) })),
  totals: worklistGroups.map((group, i) => ({ group, count: totals[i]! })),
  coming: coming.map(({ until, count }) => ({ until: new Date(until), count })),
});
