import type { Functionality } from "../../../schema/rules/access/functionalities";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { type ActionRejection, type ClaimActionName, rejectionOf } from "../../../schema/rules/claims/actions";
import type { ActionForm_ClaimFragment } from "../../gql/graphql";

/** The claim does not allow it, or the user's profile. */
export type Rejection = ActionRejection | "FORBIDDEN";

type Claim = Pick<ActionForm_ClaimFragment, "status" | "assignmentType" | "proposed" | "arrivedAt"> & { supplier: object | null };

/** Why an action cannot be done to a claim now; null: it can. `pendingAction`: what is under way. */
export function actionRejection(
  action: ClaimActionName,
  claim: Claim,
  pendingAction: ClaimActionName | null,
  can: (functionality: Functionality) => boolean,
): Rejection | null {
  if (!can(functionalityOfAction(action))) return "FORBIDDEN";
  const { status, assignmentType } = claim;
  const hasSupplier = claim.supplier !== null && !claim.proposed;
  return rejectionOf(action, { status, assignmentType, hasSupplier, hasArrived: claim.arrivedAt !== null, pendingAction });
}
