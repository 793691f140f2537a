import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Errors, NO_API_KEYS } from "../../schema/errorsDirective";
import { OutboxCall, OutboxCallConnection, OutboxFilter, ResendOutboxCallInput, StopOutboxCallInput } from "../../schema/logs/outbox";
import { PageArguments } from "../../schema/paging";
import { requireAdministrator } from "../admin/permissions/administrator";
import type { Context } from "../auth/context";
import { Needs } from "../auth/permissions/functionalities";
import { storedAnswer } from "../integrations/simulator";
import type { Call } from "../integrations/outbox";
import { resendCall, stopCall } from "./outbox.actions";
import { canResend, canStop, outboxPage } from "./outbox.queries";

@Resolver(() => OutboxCall)
export class OutboxResolver {
  @Needs("admin.outboxes")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => OutboxCallConnection, {
    description:
      "Returns the outbox calls, newest first: calls to the assistance system and the contact centre about claims in scope, and mails to users that the viewer manages.",
  })
  outboxCalls(
    @Ctx() ctx: Context,
    @Arg("filter", () => OutboxFilter, { nullable: true, description: "Criteria that the calls must meet. null returns all." })
    filter: OutboxFilter | null,
    @Args(() => PageArguments) page: PageArguments,
  ) {
    return outboxPage(ctx.db, requireAdministrator(ctx, "admin.outboxes"), filter ?? {}, page);
  }

  @Needs("admin.outboxes")
  @Errors(NO_API_KEYS, "NOT_FOUND", {
    CALL_NOT_RESENDABLE:
      "if the call has not failed, or if it was given up together with its action, which must be performed again on the claim",
  })
  @Mutation(() => OutboxCall, {
    description: "Makes a failed call immediately, or starts a mail that was given up or a call in review again.",
  })
  resendOutboxCall(@Ctx() ctx: Context, @Arg("input", () => ResendOutboxCallInput) input: ResendOutboxCallInput) {
    return resendCall(ctx, input.id);
  }

  @Needs("admin.outboxes")
  @Errors(NO_API_KEYS, "NOT_FOUND", "CALL_ENDED", { CALL_UNDER_WAY: "if the call is in progress" })
  @Mutation(() => OutboxCall, {
    description: "Gives up a call that waits or is in review. Its action is settled as unanswered, which the claim shows.",
  })
  stopOutboxCall(@Ctx() ctx: Context, @Arg("input", () => StopOutboxCallInput) input: StopOutboxCallInput) {
    return stopCall(ctx, input.id);
  }

  @FieldResolver(() => DateTimeISO, { nullable: true })
  nextAttemptAt(@Root() { state, dueAt }: Call): Date | null {
    return state === "WAITING" ? dueAt : null;
  }

  @FieldResolver(() => String, { nullable: true })
  code(@Root() { state, answer, lastError }: Call): string | null {
    return state === "REJECTED" ? storedAnswer.parse(answer).refused : lastError;
  }

  @FieldResolver(() => Boolean)
  canResend(@Ctx() ctx: Context, @Root() call: Call): boolean {
    return canResend(call, new Date(ctx.clock.now()));
  }

  @FieldResolver(() => Boolean)
  canStop(@Ctx() ctx: Context, @Root() call: Call): boolean {
    return canStop(call, new Date(ctx.clock.now()));
  }
}
