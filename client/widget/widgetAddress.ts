import { ARRIVAL_WIDGET } from "../../schema/rules/arrival/accuracy";
import { type IndicatorKey, indicatorKeys } from "../../schema/rules/indicators/indicators";
import { type Locale, localeCodes } from "../../schema/rules/language/locales";

export interface FigureAddress {
  indicator: IndicatorKey;
  instanceId: string;
  period: "TODAY" | "LAST_WEEK";
  /** API key from the URL fragment, which browsers do not send to servers. */
  key: string;
  locale: Locale | null;
  theme: "light" | "dark" | null;
}

export interface WidgetAddress extends Omit<FigureAddress, "indicator"> {
  content: IndicatorKey | typeof ARRIVAL_WIDGET;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null => values.find((value) => value === text) ?? null;

/** Parses /widget/onTimeRate?id=…&instance=ES&period=week&lang=en&theme=light#atk_…; `null` without indicator, instance or key. */
export function readWidgetAddress({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">): WidgetAddress | null {
  const values = new URLSearchParams(search);
  const content = oneOf([...indicatorKeys, ARRIVAL_WIDGET], pathname.split("/").at(-1) ?? null);
  const [instanceId, key] = [values.get("instance"), decodeURIComponent(hash.slice(1))];
  if (!content || !instanceId || !key) return null;
  return {
    content,
    instanceId,
    period: values.get("period") === "week" ? "LAST_WEEK" : "TODAY",
    key,
    locale: oneOf(localeCodes, values.get("lang")),
    theme: oneOf(["light", "dark"], values.get("theme")),
  };
}
