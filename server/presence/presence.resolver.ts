import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { uuidv7 } from "uuidv7";
import { ClaimActionName } from "../../schema/enums";
import { Errors, NO_API_KEYS } from "../../schema/errorsDirective";
import { ClaimPresence } from "../../schema/claims/presence";
import type { ClaimActionName as ActionName } from "../../schema/rules/claims/actions";
import { presenceTimesMs } from "../../schema/rules/claims/presence";
import { canDo, requireFunctionality } from "../auth/permissions/functionalities";
import { userById } from "../auth/users/users.queries";
import { claimIdsInScope } from "../claims/queries/claims.queries";
import { freshLoaders } from "../db/reading/loader";
import type { LiveContext } from "../live/context";
import { PullIterator } from "../live/pullIterator";
import { AppError } from "../platform/errors";

interface LookArgs {
  claimId: string;
  action?: ActionName | null;
}

@Resolver()
export class PresenceResolver {
  @Errors("FORBIDDEN")
  @Subscription(() => [ClaimPresence], {
    description:
      "Sends every claim in scope that a user is viewing: immediately, and again when a user opens or closes a claim or opens a dialog. Empty if no claim is being viewed.",
    subscribe: ({ context }: { context: LiveContext }) => presenceStream(context),
  })
  claimPresence(@Root() viewed: ClaimPresence[]): ClaimPresence[] {
    return viewed;
  }

  @Errors(NO_API_KEYS, "NOT_FOUND")
  @Subscription(() => ClaimPresence, {
    description:
      "Announces to other users, while the subscription lasts, that the viewer is viewing a claim and which action it is entering. Sends the viewers of the claim, as `claimPresence` does; none if the viewer may not see who views a claim, or while the claim is out of scope.",
    subscribe: ({ context, args }: { context: LiveContext; args: LookArgs }) => lookAtClaim(context, args),
  })
  lookAtClaim(
    @Root() viewed: ClaimPresence,
    @Arg("claimId", () => ID, { description: "Claim.id of the claim that is being viewed." }) _claimId: string,
    @Arg("action", () => ClaimActionName, { nullable: true, description: "Action whose dialog is open. null if no dialog is open." })
    _action: ActionName | null,
  ): ClaimPresence {
    return viewed;
  }
}

function presenceStream(ctx: LiveContext): AsyncIterable<ClaimPresence[]> {
  const { scope } = requireFunctionality(ctx, "claim.viewers");
  return changesOf(ctx, () => ctx.presenceBook.inScope(scope));
}

async function lookAtClaim(ctx: LiveContext, { claimId, action }: LookArgs): Promise<AsyncIterable<ClaimPresence>> {
  const viewer = requireFunctionality(ctx, "claim.detail");
  const { actor, scope } = viewer;
  if (actor.kind !== "USER") throw new AppError("FORBIDDEN");
  if (ctx.isEventStream) throw new AppError("WRONG_TRANSPORT");
  if (!(await claimIdsInScope(ctx.db, viewer, [claimId])).length) throw new AppError("NOT_FOUND");
  const user = await userById(ctx.db, actor.id);
  const viewing = { claimId, userId: actor.id, name: user?.name ?? actor.name, action: action ?? null };
  const leave = ctx.presenceBook.announce(uuidv7(), viewing, scope);
  const canSeeViewers = canDo(viewer, "claim.viewers");
  return changesOf(ctx, () => ({ claimId, viewers: canSeeViewers ? ctx.presenceBook.viewersOf(claimId, scope) : [] }), leave);
}

/** Sends the result of `read` immediately and then, at most twice a second, if it changed. */
function changesOf<T>(ctx: LiveContext, read: () => T, onEnd?: () => void): AsyncIterable<T> {
  let sent: string | null = null;
  let isChanged = true;
  let readAt = -Infinity;
  const stream: PullIterator<T> = new PullIterator(
    () => {
      if (!isChanged || performance.now() - readAt < presenceTimesMs.sent) return null;
      isChanged = false;
      readAt = performance.now();
      const value = read();
      const text = JSON.stringify(value);
      if (text === sent) return null;
      sent = text;
      freshLoaders(ctx);
      return value;
    },
    () => {
      stopListening();
      leaveScheduler();
      onEnd?.();
    },
  );
  const stopListening = ctx.presenceBook.onChange(() => (isChanged = true));
  const leaveScheduler = ctx.frameScheduler.join(() => stream.wake());
  return stream;
}
