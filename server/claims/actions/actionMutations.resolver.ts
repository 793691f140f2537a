import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import * as bulkTypes from "../../../schema/claims/bulkActions";
import { BulkActionAnswer } from "../../../schema/claims/bulkActions";
import * as schemaTypes from "../../../schema/claims/claimActions";
import { Claim } from "../../../schema/claims/claims";
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
const PENDING_NOTE = "Returns the claim with `pendingAction` while the assistance system has not answered.";
const BULK_NOTE =
  "Returns one result per claim, in the order of the request. A claim that rejects the action does not affect the others. All accepted actions are written in one transaction.";
/** Expands patterns such as `ARRIVAL_*` to all error codes with that prefix. */
const codesOf = (errors: readonly string[]): ErrorCode[] =>
  (Object.keys(errorStatus) as ErrorCode[]).filter((code) =>
    errors.some((pattern) => pattern === code || (pattern.endsWith("*") && code.startsWith(pattern.slice(0, -1)))),
  );

const inputs = { ...schemaTypes, ...bulkTypes };
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
    @Mutation(() => [BulkActionAnswer], { name: mutation, description: `Performs \`${action}\` on several claims. ${BULK_NOTE}` })
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
