import type { IntlShape } from "react-intl";
import type { Functionality } from "../../../schema/rules/access/functionalities";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { type ActionRejection, type ClaimActionName, rejectionOf } from "../../../schema/rules/claims/actions";
import type { ActionForm_ClaimFragment } from "../../gql/graphql";
import { named } from "../../i18n/named";

export type Rejection = ActionRejection | "FORBIDDEN" | "UNREACHABLE";

export const rejectionText = (intl: IntlShape, rejection: Rejection): string =>
  rejection === "UNREACHABLE"
    ? intl.formatMessage({
        id: "claim.action.offline",
        defaultMessage: "Connection lost. This becomes available again when the connection is back.",
      })
    : named(intl, "errors", rejection);

type Claim = Pick<ActionForm_ClaimFragment, "status" | "assignmentType" | "proposed" | "arrivedAt"> & { supplier: object | null };

/**
 * Reason why an action is not available; `null` if it is. `pendingAction` is the action in progress; `isLost` means the server is
 * unreachable.
 */
export function actionRejection(
  action: ClaimActionName,
  claim: Claim,
  pendingAction: ClaimActionName | null,
  can: (functionality: Functionality) => boolean,
  isLost = false,
): Rejection | null {
  if (!can(functionalityOfAction(action))) return "FORBIDDEN";
  if (isLost) return "UNREACHABLE";
  const { status, assignmentType } = claim;
  const hasSupplier = claim.supplier !== null && !claim.proposed;
  return rejectionOf(action, { status, assignmentType, hasSupplier, hasArrived: claim.arrivedAt !== null, pendingAction });
}
