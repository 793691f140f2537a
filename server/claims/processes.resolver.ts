import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Claim } from "../../schema/claims";
import { type ProcessEvidence, ProcessRun } from "../../schema/processes";
import { viewerIn, type Context } from "../auth/context";
import { mayDo } from "../auth/functionalities";
import type { ClaimRow } from "../changes/claimState";
import { processRuns } from "./processes.loaders";
import type { Evidence } from "./processes.queries";

@Resolver(() => Claim)
export class ProcessesResolver {
  @FieldResolver(() => [ProcessRun], {
    description: "What automatic processes did about it, in order of time; nothing to those who may not open claims.",
  })
  async processes(@Ctx() ctx: Context, @Root() claim: ClaimRow): Promise<ProcessRun[]> {
    if (!mayDo(viewerIn(ctx), "claim.detail")) return [];
    return (await processRuns(ctx).load(claim.id)).map((run) => ({ ...run, evidence: shown(run.evidence) }));
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
