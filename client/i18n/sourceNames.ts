import type { IntlShape } from "react-intl";
import type { RiskType } from "../../schema/rules/lists/claims";
import * as names from "../../schema/rules/fields/sourceNames";

type Intl = Pick<IntlShape, "formatMessage">;

const sayIn =
  (intl: Intl): names.Say =>
  (id) => {
    const descriptor = { id };
    return intl.formatMessage(descriptor);
  };

export const serviceName = (intl: Intl, service: { code: string; name: string }): string => names.serviceName(sayIn(intl), service);
export const priorityName = (intl: Intl, code: names.SourceText, name: names.SourceText): string | null =>
  names.priorityName(sayIn(intl), code, name);
export const faultName = (intl: Intl, code: names.SourceText, name: names.SourceText): string | null =>
  names.faultName(sayIn(intl), code, name);
export const riskName = (intl: Intl, type: RiskType | null, name: names.SourceText): string | null =>
  names.riskName(sayIn(intl), type, name);
