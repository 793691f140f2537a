import type { FigureGroup, IndicatorsAnswer } from "../../schema/indicators/indicators";
import { MAX_FIGURE_GROUPS } from "../../schema/rules/indicators/groupings";
import type { Period } from "../../schema/rules/indicators/periods";
import type { Reader } from "../db/connect";
import { figureGroups } from "../figures/figureGroups.queries";
import { indicatorsOf } from "../figures/indicators.queries";
import { AppError } from "../platform/errors";
import { text } from "../platform/texts";
import type { Viewer } from "../platform/viewer";
import { instancesById } from "../settings/references.queries";

export interface ReportAsked {
  instanceId: string;
  period: Period;
}

export interface ReportFigures extends IndicatorsAnswer {
  instanceName: string;
  /** Managed delays by the code of their reason, the most frequent first. Empty if the viewer may not know them. */
  delayReasons: readonly FigureGroup[];
}

export async function reportFigures(db: Reader, viewer: Viewer, request: ReportAsked, now: number): Promise<ReportFigures> {
  const answer = await indicatorsOf(db, viewer.scope, request, now);
  const [instance] = await instancesById(db, [request.instanceId]);
  return {
    ...answer,
    instanceName: instance?.name ?? text(viewer.locale, "report.allInstances"),
    delayReasons: answer.indicators.some(({ key }) => key === "delaysManaged") ? await delayReasons(db, viewer, request, now) : [],
  };
}

async function delayReasons(db: Reader, viewer: Viewer, request: ReportAsked, now: number): Promise<FigureGroup[]> {
  try {
    return await figureGroups(db, viewer, { ...request, key: "delaysManaged", by: "DELAY_REASON", first: MAX_FIGURE_GROUPS }, now);
  } catch (error) {
    if (error instanceof AppError && error.code === "FIELD_UNKNOWN") return [];
    throw error;
  }
}
