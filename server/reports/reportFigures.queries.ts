// What a report says: the indicators as the dashboard answers them, with the name of the AMA instance.
import type { IndicatorsAnswer } from "../../schema/indicators";
import type { Period } from "../../schema/rules/indicators/periods";
import type { Reader } from "../db/connect";
import { indicatorsOf } from "../figures/indicators.queries";
import type { Scope } from "../platform/viewer";
import { instancesById } from "../settings/references.queries";

/** What a report is made of. */
export interface ReportAsked {
  instanceId: string;
  period: Period;
}

export interface ReportFigures extends IndicatorsAnswer {
  instanceName: string;
}

/** Throws as `indicatorsOf`. */
export async function reportFigures(db: Reader, scope: Scope, asked: ReportAsked, now: number): Promise<ReportFigures> {
  const answer = await indicatorsOf(db, scope, asked, now);
  const [instance] = await instancesById(db, [asked.instanceId]);
  return { ...answer, instanceName: instance!.name };
}
