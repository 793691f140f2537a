import { measuresOf } from "./figures";
import type { Indicator } from "./indicators";
import { isDelayMeasure } from "./measures";

/** Groupings of an instance's claims. The key of a contract contains the client's key. */
export const ClaimGrouping = { CLIENT: "CLIENT", CONTRACT: "CONTRACT", SERVICE: "SERVICE", SUPPLIER: "SUPPLIER" } as const;
export type ClaimGrouping = keyof typeof ClaimGrouping;

/** DELAY_REASON groups managed delays by the code of their reason. */
export const FigureGrouping = { ...ClaimGrouping, DELAY_REASON: "DELAY_REASON", INSTANCE: "INSTANCE" } as const;
export type FigureGrouping = keyof typeof FigureGrouping;

/** Groupings that are stored. A client's values are the sums of its contracts. */
export const KeptGrouping = {
  INSTANCE: "INSTANCE",
  CONTRACT: "CONTRACT",
  SERVICE: "SERVICE",
  SUPPLIER: "SUPPLIER",
  DELAY_REASON: "DELAY_REASON",
} as const;
export type KeptGrouping = keyof typeof KeptGrouping;
export const keptGroupings = Object.keys(KeptGrouping) as KeptGrouping[];

/** Returns the groupings of an indicator. Levels and peaks are stored per instance only. */
export function groupingsOf({ figure }: Pick<Indicator, "figure">): readonly FigureGrouping[] {
  if (figure.kind === "LEVEL" || figure.kind === "PEAK") return ["INSTANCE"];
  const hasReasons = measuresOf(figure).every(isDelayMeasure);
  return figureGroupings.filter((grouping) => grouping !== "DELAY_REASON" || hasReasons);
}
const figureGroupings = Object.keys(FigureGrouping) as FigureGrouping[];

export const MAX_FIGURE_GROUPS = 100;
