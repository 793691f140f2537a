import { defineMessages, type IntlShape, type MessageDescriptor } from "react-intl";
import type { SettingUnit } from "../../../schema/rules/settings/kpiSettings";

const settingTexts: Record<SettingUnit, MessageDescriptor> = defineMessages({
  MINUTES: { id: "claim.why.minutes", defaultMessage: "KPI {number} ({value, plural, one {# minute} other {# minutes}})" },
  DAYS: { id: "claim.why.days", defaultMessage: "KPI {number} ({value, plural, one {# day} other {# days}})" },
  METRES: { id: "claim.why.metres", defaultMessage: "KPI {number} ({value, plural, one {# metre} other {# metres}})" },
  PERCENT: { id: "claim.why.percent", defaultMessage: "KPI {number} ({value, number} %)" },
  SWITCH: { id: "claim.why.switch", defaultMessage: "KPI {number} ({value, select, 1 {on} other {off}})" },
});

export const settingText = (intl: IntlShape, { number, value, unit }: { number: number; value: number; unit: SettingUnit }): string =>
  intl.formatMessage(settingTexts[unit], { number, value });
