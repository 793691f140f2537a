// A mutation for each action, and one that undoes it where it can be undone. All that they differ in are their definitions.
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import * as schemaTypes from "../../../schema/claimActions";
import { Claim } from "../../../schema/claims";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { type AwaitedActionName, type HeldActionName, undoMutationOf } from "../../../schema/rules/claims/actions";
import type { Context } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { awaitedActions, heldActions } from "./actionDefinitions";
import { askAssistance } from "./askAssistance.actions";
import { performHeldAction, undoHeldAction, type UndoInput } from "./heldActions.actions";
import type { ActionInput } from "./requests";

const REJECTIONS = ["CLAIM_FINISHED", "ACTION_PENDING", "CLAIM_STATUS", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "REQUEST_REUSED"];
const PENDING_NOTE = "While the assistance system has not answered, the claim comes back with `pendingAction`.";
const listOf = (errors: readonly string[]): string => `Errors: ${errors.join(", ")}.`;

const inputs = { ...schemaTypes };
/** The input type of an action is named as its mutation. */
const capital = <Name extends string>(name: Name) => name.replace(/^./, (first) => first.toUpperCase()) as Capitalize<Name>;

function heldActionResolver(action: HeldActionName): Function {
  const { description, errors, undoDescription } = heldActions[action];
  @Resolver(() => Claim)
  class HeldActionResolver {
    @Needs(functionalityOfAction(action))
    @Mutation(() => Claim, { name: action, description: `${description} ${listOf([...errors, ...REJECTIONS])}` })
    perform(@Ctx() ctx: Context, @Arg("input", () => inputs[`${capital(action)}Input`]) input: ActionInput) {
      return performHeldAction(ctx, action, input);
    }

    @Needs(functionalityOfAction(action))
    @Mutation(() => Claim, {
      name: undoMutationOf(action),
      description: `${undoDescription} ${listOf(["UNDO_TOO_LATE", "NOT_FOUND", "FORBIDDEN"])}`,
    })
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
    @Mutation(() => Claim, { name: action, description: `${description} ${PENDING_NOTE} ${listOf([...errors, ...REJECTIONS])}` })
    perform(@Ctx() ctx: Context, @Arg("input", () => inputs[`${capital(action)}Input`]) input: ActionInput) {
      return askAssistance(ctx, action, input);
    }
  }
  return AwaitedActionResolver;
}

export const actionMutationResolvers: Function[] = [
  ...(Object.keys(heldActions) as HeldActionName[]).map(heldActionResolver),
  ...(Object.keys(awaitedActions) as AwaitedActionName[]).map(awaitedActionResolver),
];
