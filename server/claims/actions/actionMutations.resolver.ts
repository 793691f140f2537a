// A mutation for each action, and one that undoes it where it can be undone. All that they differ in are their definitions.
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import * as bulkTypes from "../../../schema/bulkActions";
import { BulkActionAnswer } from "../../../schema/bulkActions";
import * as schemaTypes from "../../../schema/claimActions";
import { Claim } from "../../../schema/claims";
import { Errors } from "../../../schema/errorsDirective";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { type ErrorCode, errorStatus } from "../../../schema/rules/errors";
import {
  type AwaitedActionName,
  type BulkActionName,
  bulkActionNames,
  bulkMutationOf,
  type HeldActionName,
  isHeldAction,
  undoMutationOf,
} from "../../../schema/rules/claims/actions";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { awaitedActions, heldActions } from "./actionDefinitions";
import { askAssistance, askAssistanceForMany } from "./askAssistance.actions";
import type { BulkActionInput } from "./bulkRequests";
import { performHeldAction, performHeldActions, undoHeldAction, type UndoInput } from "./heldActions.actions";
import type { ActionInput } from "./requests";

const REJECTIONS = ["CLAIM_FINISHED", "ACTION_PENDING", "CLAIM_STATUS", "NOT_FOUND", "FORBIDDEN", "REQUEST_REUSED"] as const;
const PENDING_NOTE = "While the assistance system has not answered, the claim comes back with `pendingAction`.";
const BULK_NOTE =
  "An answer for each, in the order asked: one that refuses it does not keep the others from it. All that take it are written in one transaction.";
/** The codes of a definition; `ARRIVAL_*`: all that begin so. */
const codesOf = (errors: readonly string[]): ErrorCode[] =>
  (Object.keys(errorStatus) as ErrorCode[]).filter((code) =>
    errors.some((one) => one === code || (one.endsWith("*") && code.startsWith(one.slice(0, -1)))),
  );

const inputs = { ...schemaTypes, ...bulkTypes };
/** The input type of an action is named as its mutation. */
const capital = <Name extends string>(name: Name) => name.replace(/^./, (first) => first.toUpperCase()) as Capitalize<Name>;

function heldActionResolver(action: HeldActionName): Function {
  const { description, errors, undoDescription } = heldActions[action];
  @Resolver(() => Claim)
  class HeldActionResolver {
    @Needs(functionalityOfAction(action))
    @Errors(...REJECTIONS, ...codesOf(errors))
    @Mutation(() => Claim, { name: action, description })
    perform(@Ctx() ctx: Context, @Arg("input", () => inputs[`${capital(action)}Input`]) input: ActionInput) {
      return performHeldAction(ctx, action, input);
    }

    @Needs(functionalityOfAction(action))
    @Errors("UNDO_TOO_LATE", "NOT_FOUND", "FORBIDDEN")
    @Mutation(() => Claim, { name: undoMutationOf(action), description: undoDescription })
    undo(@Ctx() ctx: Context, @Arg("input", () => inputs[`Undo${capital(action)}Input`]) input: UndoInput) {
      return undoHeldAction(ctx, action, input);
    }
  }
  return HeldActionResolver;
}

function awaitedActionResolver(action: AwaitedActionName): Function {
  const { description, errors } = awaitedActions[action];
  @Resolver(() => Claim)
  class AwaitedActionResolver {
    @Needs(functionalityOfAction(action))
    @Errors(...REJECTIONS, "INTEGRATION_REJECTED", "FIELD_UNKNOWN", ...codesOf(errors))
    @Mutation(() => Claim, { name: action, description: `${description} ${PENDING_NOTE}` })
    perform(@Ctx() ctx: Context, @Arg("input", () => inputs[`${capital(action)}Input`]) input: ActionInput) {
      return askAssistance(ctx, action, input);
    }
  }
  return AwaitedActionResolver;
}

function bulkActionResolver(action: BulkActionName): Function {
  const { failureCode } = isHeldAction(action) ? heldActions[action] : awaitedActions[action];
  const mutation = bulkMutationOf(action);
  @Resolver(() => Claim)
  class BulkActionResolver {
    @Needs(functionalityOfAction(action))
    @Errors("FORBIDDEN", "REQUEST_REUSED", "FIELD_UNKNOWN", failureCode)
    @Mutation(() => [BulkActionAnswer], { name: mutation, description: `\`${action}\` on several claims. ${BULK_NOTE}` })
    perform(@Ctx() ctx: Context, @Arg("input", () => inputs[`${capital(mutation)}Input`]) input: BulkActionInput) {
      return isHeldAction(action) ? performHeldActions(ctx, action, input) : askAssistanceForMany(ctx, action, input);
    }
  }
  return BulkActionResolver;
}

export const actionMutationResolvers: Function[] = [
  ...(Object.keys(heldActions) as HeldActionName[]).map(heldActionResolver),
  ...(Object.keys(awaitedActions) as AwaitedActionName[]).map(awaitedActionResolver),
  ...bulkActionNames.map(bulkActionResolver),
];
