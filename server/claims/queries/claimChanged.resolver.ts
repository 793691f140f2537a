import { Arg, Resolver, Root, Subscription } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { Claim, ClaimChangeFilter } from "../../../schema/claims";
import { requireFunctionality } from "../../auth/permissions/functionalities";
import { claimInScope } from "../../auth/permissions/scopeConditions";
import { claimState, type ClaimRow } from "../../changes/claimState";
import type { ClaimState } from "../../changes/states";
import type { ClaimChangeEvent } from "../../live/claimChangeStream";
import type { LiveContext } from "../../live/context";
import { PullIterator } from "../../live/pullIterator";
import { freshLoaders } from "../../platform/loader";
import { visibleSupplierIds } from "../../suppliers/queries/suppliers.queries";
import { claimIdsInScope } from "./claims.queries";

@Resolver()
export class ClaimsLiveResolver {
  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "RESUME_TOO_OLD", "SLOW_READER")
  @Subscription(() => Claim, {
    description:
      "Every change of a claim in scope, once, in the log's order. Each answer carries `extensions.cursor`; a subscription whose request has `extensions.after` resumes there. Errors: FORBIDDEN, RESUME_TOO_OLD, SLOW_READER (resume by the last cursor).",
    subscribe: ({ context, args }: { context: LiveContext; args: { filter?: ClaimChangeFilter | null } }) =>
      claimChanges(context, args.filter ?? {}),
  })
  claimChanged(
    @Root() { claim }: ClaimChangeEvent,
    @Arg("filter", () => ClaimChangeFilter, { nullable: true }) _filter: ClaimChangeFilter | null,
  ): ClaimRow {
    return claim;
  }
}

async function claimChanges(ctx: LiveContext, filter: ClaimChangeFilter): Promise<AsyncIterable<ClaimChangeEvent>> {
  const viewer = requireFunctionality(ctx, "layer.incidents");
  const { supplierIds, ids } = filter;
  const matches = matcherOf({ ...filter, supplierIds: supplierIds && (await visibleSupplierIds(ctx.db, viewer.scope, supplierIds)) });
  // What was loaded may be newer than the change: then both must be in scope.
  const isInScope = (state: ClaimState, claim: ClaimRow): boolean =>
    claimInScope(viewer.scope, state) && claimInScope(viewer.scope, claimState(claim));
  const watchedIds = ids?.length ? await claimIdsInScope(ctx.db, viewer, ids) : [];
  const reader = await ctx.claimChangeStream.open(
    ctx.resume?.after ?? null,
    ({ state, claim }) => matches(state) && isInScope(state, claim),
  );
  const changes = new PullIterator<ClaimChangeEvent>(
    () => {
      const event = reader.take();
      // What was loaded for the answer before may be old by now.
      if (event) freshLoaders(ctx);
      if (event && ctx.resume) ctx.resume.cursor = ctx.claimChangeStream.cursorAfter(event);
      return event;
    },
    () => {
      reader.close();
      unwatch();
    },
  );
  const unwatch = ctx.watchedEntities.add(() => ({ claims: watchedIds }));
  reader.onEvent = () => changes.wake();
  return changes;
}

function matcherOf(filter: ClaimChangeFilter): (state: ClaimState) => boolean {
  const tests: [ReadonlySet<string>, (state: ClaimState) => string | null][] = [];
  const addTest = (values: string[] | null | undefined, of: (state: ClaimState) => string | null): void => {
    if (values != null) tests.push([new Set(values), of]);
  };
  addTest(filter.ids, (state) => state.id);
  addTest(filter.statuses, (state) => state.status);
  addTest(filter.instanceIds, (state) => state.instanceId);
  addTest(filter.centreIds, (state) => state.centreId);
  addTest(filter.kinds, (state) => state.kind);
  addTest(filter.clientIds, (state) => state.clientId);
  addTest(filter.contractIds, (state) => state.contractId);
  addTest(filter.supplierIds, (state) => state.supplierId);
  return (state) => tests.every(([values, of]) => values.has(of(state) ?? ""));
}
