import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Claim } from "../../schema/claims";
import { isContactProcess } from "../../schema/rules/automatic";
import { tellsOfContacts } from "../../schema/rules/fields";
import { type ProcessEvidence, ProcessRun } from "../../schema/processes";
import { viewerIn, type Context } from "../auth/context";
import { mayDo } from "../auth/functionalities";
import type { ClaimRow } from "../changes/claimState";
import { processRuns } from "./processes.loaders";
import type { Evidence } from "./processes.queries";

@Resolver(() => Claim)
export class ProcessesResolver {
  @FieldResolver(() => [ProcessRun], {
    description:
      "What automatic processes did about it, in order of time; nothing to those who may not open claims, nor of calls to those to whom a phone, or what a contact list is chosen by, is hidden.",
  })
  async processes(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<ProcessRun[]> {
    if (!mayDo(viewerIn(ctx), "claim.detail")) return [];
    const runs = await processRuns(ctx).load(claim.id);
    const told = tellsOfContacts(viewerIn(ctx).scope.hiddenFields) ? runs : runs.filter(({ process }) => !isContactProcess(process));
    return told.map((run) => ({ ...run, evidence: shown(run.evidence) }));
  }
}

const shown = ({ from, to, ...seen }: Evidence): ProcessEvidence => ({
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
