// Effects of claim changes: rows of other tables that follow from a change.
import { followStatuses } from "../../alarms/claimAlarms";
import { type AuditEvent, recordAll } from "../../audit/record";
import { appendChanges } from "../../changes/appendChanges";
import { claimState, claimStateColumns, type ClaimRow, type StateRow } from "../../changes/claimState";
import type { StatusCause } from "../../../schema/rules/claims/statusLog";
import type { Tx } from "../../db/connect";
import { inList } from "../../db/inList";
import { selectColumns } from "../../db/selectColumns";
import { claims } from "../../db/tables/claims";
import type { Instant } from "../../db/transaction";
import { type AlarmMove, alarmEvents, appendEvents } from "../../integrations/webhooks/appendEvents";
import type { Actor } from "../../platform/actor";
import { evaluateResources } from "../../positions/resourceStatus.actions";
import type { Evaluation } from "./evaluation";
import type { Evaluated, EvaluatedRow } from "./evaluatedClaim";
import { writeMilestonePositions } from "./milestonePositions";
import { claimEvents } from "./webhookEvents";
import { endPendingActions } from "./pendingActions";
import { logStatuses } from "./statusLog";

export interface WrittenChanges {
  now: Instant;
  actor: Actor;
  cause: StatusCause;
  audit: ((ids: readonly string[]) => readonly AuditEvent[]) | undefined;
  /** All written claims. The status may be unchanged: compare `before` and `after`. */
  written: readonly Evaluation<EvaluatedRow>[];
  /** Claims whose facts changed, with complete rows. */
  withNewFacts: readonly Evaluation<ClaimRow>[];
  visible: readonly Evaluation<EvaluatedRow>[];
  resources: readonly string[];
  /** Filled by the effect `alarms`. */
  alarmMoves: AlarmMove[];
}

interface ChangeEffect {
  name: string;
  run(tx: Tx, changes: WrittenChanges): Promise<unknown>;
}

/**
 * Runs in this order, in the transaction of the change, after the claims are written. A new effect is one entry. Effects that call
 * another system write to the outbox (`server/integrations/outbox.ts`).
 */
export const changeEffects: ChangeEffect[] = [
  { name: "pendingActions", run: (tx, { now, cause, withNewFacts }) => endPendingActions(tx, now, cause, withNewFacts) },
  { name: "milestonePositions", run: (tx, { withNewFacts }) => writeMilestonePositions(tx, withNewFacts) },
  { name: "statusLog", run: (tx, { actor, cause, written }) => logStatuses(tx, actor, cause, written) },
  {
    name: "alarms",
    run: async (tx, { now, written, alarmMoves }) => alarmMoves.push(...(await followStatuses(tx, now, written))),
  },
  {
    name: "webhooks",
    run: (tx, { now, written, alarmMoves }) => appendEvents(tx, now, [...written.flatMap(claimEvents), ...alarmEvents(alarmMoves)]),
  },
  { name: "changeLog", run: (tx, { visible }) => appendStates(tx, visible) },
  { name: "resourceStatuses", run: (tx, { resources }) => evaluateResources(tx, resources) },
  {
    name: "audit",
    run: async (tx, { now, actor, audit, visible }) => audit && recordAll(tx, now, actor, audit(visible.map(({ after }) => after.id))),
  },
];

const hasState = (row: Evaluated): row is Evaluated<EvaluatedRow & StateRow> => "serviceId" in row;

async function appendStates(tx: Tx, evaluations: readonly Evaluation<EvaluatedRow>[]): Promise<void> {
  if (!evaluations.length) return;
  const rows = evaluations.map(({ after }) => after);
  const completeRows = rows.filter(hasState);
  const ids = rows.filter((row) => !hasState(row)).map(({ id }) => id);
  const read = ids.length
    ? await tx.select(selectColumns(claims, claimStateColumns)).from(claims).where(inList(claims.id, ids)).orderBy(claims.id)
    : [];
  await appendChanges(
    tx,
    [...completeRows, ...read].map((row) => ({ kind: "claim" as const, state: claimState(row) })),
  );
}
