import type { IntlShape } from "react-intl";
import type { HeldActionName } from "../../../../schema/rules/claims/actions";
import { type ErrorCode, errorStatus } from "../../../../schema/rules/errors";
import { named } from "../../../i18n/named";
import { heldActionCatalogue } from "../actionCatalogue";

export function notNotifiedText(intl: IntlShape, action: HeldActionName, code: string): string {
  const { notNotified } = heldActionCatalogue[action];
  const codes = code === notNotified || !(code in errorStatus) ? [notNotified] : [notNotified, code as ErrorCode];
  return codes.map((errorCode) => named(intl, "errors", errorCode)).join(" ");
}
