import { functionalityOfAction } from "../../../../schema/rules/access/functionalities";
import { reasonedActions } from "../../../../schema/rules/claims/actionReasons";
import type { ClaimActionName } from "../../../../schema/rules/claims/actions";
import { useActionReasonsQuery } from "../../../gql/hooks";
import { useCan } from "../../../session/useCan";
import { actionOfApi } from "../actionOfApi";

/** Suggested reasons of an instance, loaded together with the claim so that dialogs open with them. */
export function useActionReasons(instanceId: string): (action: ClaimActionName) => readonly string[] {
  const can = useCan();
  const skip = !reasonedActions.some((action) => can(functionalityOfAction(action)));
  const { data } = useActionReasonsQuery({ variables: { instanceId }, fetchPolicy: "cache-and-network", skip });
  return (action) => data?.actionReasons.find((list) => actionOfApi[list.action] === action)?.reasons ?? [];
}
