import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import type { FieldType } from "../../schema/rules/fields/field";
import { duration } from "../i18n/durations";
import { distance } from "../i18n/distances";
import { ClaimAndLocalTime } from "./ClaimAndLocalTime";
import { Phone } from "./Phone";

/** Formats a value by its field type. Returns `null` for missing and for structured values. `zone` applies to times. */
export function fieldValue(intl: IntlShape, type: FieldType | undefined, value: unknown, zone: string): ReactNode {
  if (value === null || value === undefined || value === "") return null;
  if (type === "phone" && typeof value === "string") return <Phone number={value} />;
  if ((type === "instant" || type === "localTime") && typeof value === "string") return <ClaimAndLocalTime at={value} zone={zone} />;
  if (typeof value === "boolean")
    return value
      ? intl.formatMessage({ id: "entity.yes", defaultMessage: "Yes" })
      : intl.formatMessage({ id: "entity.no", defaultMessage: "No" });
  if (typeof value === "number") return figure(intl, type, value);
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string").join(", ");
  return typeof value === "string" ? value : null;
}

function figure(intl: IntlShape, type: FieldType | undefined, value: number): string {
  if (type === "minutes") return duration(intl, value * 60);
  if (type === "metres") return distance(intl, value);
  return intl.formatNumber(value);
}
