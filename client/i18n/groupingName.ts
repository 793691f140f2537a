import type { IntlShape } from "react-intl";
import type { FigureGrouping } from "../../schema/rules/indicators/groupings";
import { named } from "./named";

const fieldOf = { CLIENT: "client", CONTRACT: "contract", SERVICE: "service", SUPPLIER: "supplier", INSTANCE: "instance" } as const;

export const groupingName = (intl: IntlShape, by: FigureGrouping): string =>
  by === "DELAY_REASON"
    ? intl.formatMessage({ id: "dashboard.delayReason", defaultMessage: "Reason for delay" })
    : named(intl, "field", fieldOf[by]);
