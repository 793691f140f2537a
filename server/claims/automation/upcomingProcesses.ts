import type { UpcomingProcess } from "../../../schema/claims/processes";
import { assignmentOf, isContactProcess, upcomingProcessesOf } from "../../../schema/rules/claims/automation";
import { kpiSettings } from "../../../schema/rules/settings/kpiSettings";
import type { Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import { settingsNow } from "../../settings/settings.loaders";
import { supplierFactsById } from "../status/explanation/explanation.loaders";
import { claimFactsOf, resourceFactsOf } from "../status/storedStatus";
import { processRuns } from "./processes.loaders";

/** Processes that will run, excluding those already run for this assignment and, for contacts, in this delay episode. */
export async function upcomingProcesses(ctx: Context, claim: ClaimRow): Promise<UpcomingProcess[]> {
  if (claim.status === "FINISHED" || claim.supplierId === null || claim.proposed === true) return [];
  const [settings, { access }, runs] = await Promise.all([
    settingsNow(ctx).load("now"),
    supplierFactsById(ctx).load(claim.supplierId),
    processRuns(ctx).load(claim.id),
  ]);
  const facts = claimFactsOf(claim, access);
  const assignment = assignmentOf(facts);
  const ran = new Set(
    runs
      .filter(
        (run) => run.assignment === assignment && (!isContactProcess(run.process) || run.episode.getTime() === claim.lateSince?.getTime()),
      )
      .map(({ process }) => process),
  );
  const automatic = {
    claim: facts,
    resource: resourceFactsOf(claim, null),
    settings: settings.of(claim.instanceId).values,
    status: claim.status,
    lateSince: claim.lateSince?.getTime() ?? null,
    createdAt: claim.createdAt.getTime(),
  };
  return upcomingProcessesOf(automatic, ctx.clock.now())
    .filter(({ process }) => !ran.has(process))
    .map(({ setting, at, ...upcoming }) => ({
      ...upcoming,
      at: at === null ? null : new Date(at),
      setting: kpiSettings.find(({ key }) => key === setting)!.number,
    }));
}
