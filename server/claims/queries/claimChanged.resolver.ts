import { Arg, Ctx, Query, Resolver, Root, Subscription } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { Claim, ClaimChangeFilter } from "../../../schema/claims/claims";
import { textFilters } from "../../../schema/rules/map/filterParts";
import { plainText } from "../../../schema/rules/search/searchText";
import { Needs, requireFunctionality } from "../../auth/permissions/functionalities";
import { claimInScope } from "../../auth/permissions/scopeConditions";
import { claimState, type ClaimRow } from "../../changes/claimState";
import type { ClaimState } from "../../changes/states";
import type { ClaimChangeEvent } from "../../live/claimChangeStream";
import type { LiveContext } from "../../live/context";
import { PullIterator } from "../../live/pullIterator";
import { freshLoaders } from "../../db/reading/loader";
import { askedSupplierIds } from "../../suppliers/queries/suppliers.queries";
import { instantLimits, namedOrUnknown, scheduledNames } from "./claimFilter.queries";
import { claimIdsInScope } from "./claims.queries";

@Resolver()
export class ClaimsLiveResolver {
  @Needs("layer.incidents")
  @Errors("FORBIDDEN")
  @Query(() => String, {
    description:
      "Returns the current cursor of the change log. Read it before or together with the claims, and pass it to `claimChanged(after:)`, so that no change between the two is missed.",
  })
  changeCursor(@Ctx() ctx: LiveContext): string {
    return ctx.claimChangeStream.currentCursor();
  }

  @Errors("FIELD_UNKNOWN", "FORBIDDEN", "RESUME_TOO_OLD", { SLOW_READER: "after which the client resumes from its last cursor" })
  @Subscription(() => Claim, {
    description:
      "Sends every change of a claim in scope, in the order of the log. A client that reconnects with the same `after` receives the changes since then again; without it, changes during the interruption are missing. Each message carries `extensions.cursor`, and `extensions.after` resumes after it. With `extensions.firstCursor: true`, the first message carries a cursor and no data.",
    subscribe: ({ context, args }: { context: LiveContext; args: { filter?: ClaimChangeFilter | null; after?: string | null } }) =>
      claimChanges(context, args.filter ?? {}, args.after ?? null),
  })
  claimChanged(
    @Root() { claim }: ClaimChangeEvent,
    @Arg("filter", () => ClaimChangeFilter, {
      nullable: true,
      description: "Criteria that the claims must meet. null sends all changes in scope.",
    })
    _filter: ClaimChangeFilter | null,
    @Arg("after", () => String, {
      nullable: true,
      description:
        "Cursor of `changeCursor` or of a message, after which the changes are sent. `extensions.after` takes precedence. null starts now.",
    })
    _after: string | null,
  ): ClaimRow {
    return claim;
  }
}

async function claimChanges(ctx: LiveContext, filter: ClaimChangeFilter, after: string | null): Promise<AsyncIterable<ClaimChangeEvent>> {
  const viewer = requireFunctionality(ctx, "layer.incidents");
  const { ids } = filter;
  instantLimits(filter, ctx.clock.now());
  const matches = matcherOf({ ...filter, supplierIds: await askedSupplierIds(ctx.db, viewer.scope, filter) });
  // The loaded claim may be newer than the logged state; both must be in scope.
  const isInScope = (state: ClaimState, claim: ClaimRow): boolean =>
    claimInScope(viewer.scope, state) && claimInScope(viewer.scope, claimState(claim));
  const watchedIds = ids?.length ? await claimIdsInScope(ctx.db, viewer, ids) : [];
  const reader = await ctx.claimChangeStream.open(
    ctx.resume?.after ?? after,
    ({ state, claim }) => matches(state, claim, ctx.clock.now()) && isInScope(state, claim),
  );
  if (ctx.resume) ctx.resume.cursor = ctx.claimChangeStream.cursorOf(reader);
  const changes = new PullIterator<ClaimChangeEvent>(
    () => {
      const event = reader.take();
      // Each event gets new loaders, because cached rows may be outdated.
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

function matcherOf(filter: ClaimChangeFilter): (state: ClaimState, claim: ClaimRow, now: number) => boolean {
  const tests: ((state: ClaimState, claim: ClaimRow) => boolean)[] = [];
  const oneOf = (values: readonly (string | null)[] | null | undefined, of: (state: ClaimState) => string | null): void => {
    const filterValues = values && new Set(values);
    if (filterValues) tests.push((state) => filterValues.has(of(state)));
  };
  oneOf(filter.ids, (state) => state.id);
  oneOf(filter.statuses, (state) => state.status);
  oneOf(filter.instanceIds, (state) => state.instanceId);
  oneOf(filter.centreIds, (state) => state.centreId);
  oneOf(filter.kinds, (state) => state.kind);
  oneOf(filter.serviceIds, (state) => state.serviceId);
  oneOf(filter.clientIds, (state) => state.clientId);
  oneOf(filter.contractIds, (state) => state.contractId);
  oneOf(filter.supplierIds, (state) => state.supplierId);
  oneOf(filter.assignmentTypes, (state) => state.assignmentType);
  oneOf(namedOrUnknown(filter.priorityCodes, filter.priorityUnknown), (state) => state.priorityCode);
  const scheduled = scheduledNames(filter);
  if (scheduled) tests.push((state) => scheduled.includes(state.scheduled));
  for (const name of textFilters) if (filter[name] != null) tests.push((_, claim) => claim[name] === filter[name]);
  const { attributeText, withoutPosition } = filter;
  const text = attributeText && plainText(attributeText).trim();
  if (text)
    tests.push((_, { attributes }) =>
      Object.entries(attributes ?? {})
        .flat()
        .some((keyOrValue) => plainText(keyOrValue).includes(text)),
    );
  if (withoutPosition != null) tests.push((state) => (state.lon === null) === withoutPosition);
  return (state, claim, now) =>
    tests.every((passes) => passes(state, claim)) &&
    Object.entries(instantLimits(filter, now)).every(([instant, { from = 0, before = Infinity }]) => {
      const at = state[instant as keyof typeof state] as number | null | undefined;
      return at != null && at >= from && at < before;
    });
}
