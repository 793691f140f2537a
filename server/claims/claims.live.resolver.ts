import { Arg, Resolver, Root, Subscription } from "type-graphql";
import { Claim, ClaimChangeFilter } from "../../schema/claims";
import { viewerWho } from "../auth/functionalities";
import { claimInScope } from "../auth/inScope";
import { claimState, type ClaimRow } from "../changes/claimState";
import type { ClaimState } from "../changes/states";
import type { ClaimEvent } from "../live/claimFeed";
import type { LiveContext } from "../live/context";
import { Pulled } from "../live/pulled";
import { freshLoaders } from "../platform/loader";
import { suppliersNamed } from "../suppliers/suppliers.queries";
import { claimIdsInScope } from "./claims.queries";

@Resolver()
export class ClaimsLiveResolver {
  @Subscription(() => Claim, {
    description:
      "Every change of a claim in scope, once, in the log's order. Each answer carries `extensions.cursor`; a subscription whose request has `extensions.after` resumes there. Errors: FORBIDDEN, RESUME_TOO_OLD, SLOW_READER (resume by the last cursor).",
    subscribe: ({ context, args }: { context: LiveContext; args: { filter?: ClaimChangeFilter | null } }) =>
      claimChanges(context, args.filter ?? {}),
  })
  claimChanged(
    @Root() { claim }: ClaimEvent,
    @Arg("filter", () => ClaimChangeFilter, { nullable: true }) _filter: ClaimChangeFilter | null,
  ): ClaimRow {
    return claim;
  }
}

async function claimChanges(ctx: LiveContext, filter: ClaimChangeFilter): Promise<AsyncIterable<ClaimEvent>> {
  const viewer = viewerWho(ctx, "layer.incidents");
  const { supplierIds, ids } = filter;
  const wanted = wants({ ...filter, supplierIds: supplierIds && (await suppliersNamed(ctx.db, viewer.scope, supplierIds)) });
  // What was loaded may be newer than the change: then both must be in scope.
  const isSeen = (state: ClaimState, claim: ClaimRow): boolean =>
    claimInScope(viewer.scope, state) && claimInScope(viewer.scope, claimState(claim));
  const watchedIds = ids?.length ? await claimIdsInScope(ctx.db, viewer, ids) : [];
  const reader = await ctx.claimFeed.open(ctx.resume?.after ?? null, ({ state, claim }) => wanted(state) && isSeen(state, claim));
  const changes = new Pulled<ClaimEvent>(
    () => {
      const event = reader.take();
      // What was loaded for the answer before may be old by now.
      if (event) freshLoaders(ctx);
      if (event && ctx.resume) ctx.resume.cursor = ctx.claimFeed.cursorAfter(event);
      return event;
    },
    () => {
      reader.close();
      unwatch();
    },
  );
  const unwatch = ctx.watched.add(() => ({ claims: watchedIds }));
  reader.onEvent = () => changes.wake();
  return changes;
}

function wants(filter: ClaimChangeFilter): (state: ClaimState) => boolean {
  const tests: [ReadonlySet<string>, (state: ClaimState) => string | null][] = [];
  const among = (values: string[] | null | undefined, of: (state: ClaimState) => string | null): void => {
    if (values != null) tests.push([new Set(values), of]);
  };
  among(filter.ids, (state) => state.id);
  among(filter.statuses, (state) => state.status);
  among(filter.instanceIds, (state) => state.instanceId);
  among(filter.centreIds, (state) => state.centreId);
  among(filter.kinds, (state) => state.kind);
  among(filter.clientIds, (state) => state.clientId);
  among(filter.contractIds, (state) => state.contractId);
  among(filter.supplierIds, (state) => state.supplierId);
  return (state) => tests.every(([values, of]) => values.has(of(state) ?? ""));
}
