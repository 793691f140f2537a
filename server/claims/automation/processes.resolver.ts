import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Claim } from "../../../schema/claims/claims";
import { contactProcesses, isContactProcess, supplierOfAssignment } from "../../../schema/rules/claims/automation";
import { canSeeContacts } from "../../../schema/rules/fields/hiddenFields";
import { type ProcessEvidence, ProcessRun, UpcomingProcess } from "../../../schema/claims/processes";
import { requireViewer, type Context } from "../../auth/context";
import { AnsweredFrom } from "../../graphql/askedColumns";
import { canDo } from "../../auth/permissions/functionalities";
import type { ClaimRow } from "../../changes/claimState";
import { assignedSupplierId } from "../status/assignment";
import { canSeeSupplier } from "../../suppliers/queries/visibleSuppliers.loaders";
import { processRuns } from "./processes.loaders";
import type { Evidence, ProcessRunRow } from "./processes.queries";
import { upcomingProcesses } from "./upcomingProcesses";

@Resolver(() => Claim)
export class ProcessesResolver {
  @AnsweredFrom("id")
  @FieldResolver(() => [ProcessRun], {
    description:
      "Runs of automatic processes on the claim, in chronological order. Empty if the viewer may not open claims. Omits calls if the profile hides a phone or a criterion of contact lists.",
  })
  async processes(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<ProcessRun[]> {
    if (!canDo(requireViewer(ctx), "claim.detail")) return [];
    const runs = await processRuns(ctx).load(claim.id);
    const visibleRuns = canSeeContacts(requireViewer(ctx).scope.hiddenFields)
      ? runs
      : runs.filter(({ process }) => !isContactProcess(process));
    const canSee = await Promise.all(visibleRuns.map(({ assignment }) => canSeeSupplier(ctx, supplierOfAssignment(assignment))));
    return visibleRuns.map((run, i) => ({ ...run, evidence: toProcessEvidence(canSee[i] ? run.evidence : evidenceOfHidden(run)) }));
  }

  @FieldResolver(() => [UpcomingProcess], {
    description:
      "Next automatic processes of an unchanged claim, in chronological order. Empty if the viewer may not open claims or see the supplier. Omits calls if the profile hides a phone or a list criterion.",
  })
  async upcomingProcesses(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<UpcomingProcess[]> {
    const viewer = requireViewer(ctx);
    if (!canDo(viewer, "claim.detail") || !(await canSeeSupplier(ctx, assignedSupplierId(claim)))) return [];
    const upcoming = await upcomingProcesses(ctx, claim);
    return canSeeContacts(viewer.scope.hiddenFields) ? upcoming : upcoming.filter(({ process }) => !isContactProcess(process));
  }
}

/** Removes evidence derived from positions of a supplier that the viewer may not see. */
function evidenceOfHidden({ process, evidence }: ProcessRunRow): Evidence {
  const { setting, limit, minutes, finding, listId } = evidence;
  const visibleEvidence = { setting, limit, finding, listId, ...(!(process in contactProcesses.arrival) && { minutes }) };
  return Object.fromEntries(Object.entries(visibleEvidence).filter(([, value]) => value !== undefined)) as Evidence;
}

const toProcessEvidence = ({ from, to, ...seen }: Evidence): ProcessEvidence => ({
  setting: null,
  limit: null,
  minutes: null,
  finding: null,
  listId: null,
  fixes: null,
  metres: null,
  ...seen,
  from: from === undefined ? null : new Date(from),
  to: to === undefined ? null : new Date(to),
});
