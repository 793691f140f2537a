import type { IntlShape } from "react-intl";
import type { HeldActionName } from "../../../../schema/rules/claims/actions";
import { type ErrorCode, errorStatus } from "../../../../schema/rules/errors";
import { named } from "../../../i18n/named";
import { heldActionCatalogue } from "../actionCatalogue";

/** That the assistance system could not be notified of an action that holds all the same, and why, where that is known. */
export function notNotifiedText(intl: IntlShape, action: HeldActionName, code: string): string {
  const { notNotified } = heldActionCatalogue[action];
  const codes = code === notNotified || !(code in errorStatus) ? [notNotified] : [notNotified, code as ErrorCode];
  return codes.map((one) => named(intl, "errors", one)).join(" ");
}
