import { and, eq, gt, or } from "drizzle-orm";
import { claimActions as rules, type HeldActionName, holdSecondsOf, undoMutationOf } from "../../../schema/rules/claims/actions";
import { requireViewer, type Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import type { AuditEvent } from "../../audit/record";
import { isByActor } from "../../db/byActor";
import type { Tx } from "../../db/connect";
import { inList } from "../../db/inList";
import { claimActions } from "../../db/tables/claimActions";
import { type Instant, lockedTransaction } from "../../db/transaction";
import { claimOfCall } from "../../integrations/assistance/claimOfCall";
import { cancelCall, enqueue, type NewCall } from "../../integrations/outbox";
import type { Actor } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { commitClaimChanges } from "../status/commitClaimChanges";
import { heldActions } from "./actionDefinitions";
import {
  actionsOfBulk,
  answersOf,
  type AskedAction,
  type BulkActionInput,
  type BulkAnswer,
  sortOut,
  toActionRequests,
} from "./bulkRequests";
import type { ClaimActionRow } from "./claimActions.queries";
import { withFailureCode } from "./failure";
import {
  type ActionInput,
  actionOfRequest,
  insertClaimActions,
  lockClaimForAction,
  lockClaimsForActions,
  rejectUnlessAllowed,
  toActionRequest,
} from "./requests";

export async function performHeldAction(ctx: Context, name: HeldActionName, input: ActionInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  const request = toActionRequest(name, input);
  return withFailureCode(ctx, heldActions[name].failureCode, async () => {
    const lock = (tx: Tx) => lockClaimForAction(tx, viewer, request.claimId);
    return lockedTransaction(ctx, lock, async (tx, now, claim) => {
      if (await actionOfRequest(tx, viewer.actor, request)) return claim;
      rejectUnlessAllowed(name, claim);
      const { claims } = await holdActions(tx, now, viewer.actor, name, [{ request, claim }]);
      return claims[0]!;
    });
  });
}

/** Bulk variant of `performHeldAction` in one transaction. Claims that do not allow the action get a rejection. */
export async function performHeldActions(ctx: Context, name: HeldActionName, input: BulkActionInput): Promise<BulkAnswer[]> {
  const viewer = requireViewer(ctx);
  const requests = toActionRequests(name, input);
  return withFailureCode(ctx, heldActions[name].failureCode, async () => {
    const lock = (tx: Tx) => lockClaimsForActions(tx, viewer, input.claimIds);
    const { actions, claims } = await lockedTransaction(ctx, lock, async (tx, now, lockedClaims) => {
      const earlierActions = await actionsOfBulk(tx, viewer.actor, requests, input.requestId);
      if (earlierActions.length) return { actions: earlierActions, claims: lockedClaims };
      const { possible, rejected } = sortOut(requests, lockedClaims, ({ claim }) => rejectUnlessAllowed(name, claim));
      const performed = await holdActions(tx, now, viewer.actor, name, possible);
      const rejectedActions = await insertClaimActions(tx, now, viewer.actor, rejected);
      return { actions: [...performed.actions, ...rejectedActions], claims: [...lockedClaims, ...performed.claims] };
    });
    return answersOf(requests, actions, claims);
  });
}

async function holdActions(
  tx: Tx,
  now: Instant,
  actor: Actor,
  name: HeldActionName,
  askedActions: readonly AskedAction[],
): Promise<{ actions: ClaimActionRow[]; claims: ClaimRow[] }> {
  const { columns, auditedColumns, change: changeOf, notification } = heldActions[name];
  const { operation } = rules[name];
  // `lateSince` is stored for the indicators only; undo restores `columns`.
  const stored = askedActions.map(({ request, claim }) => ({
    request,
    state: "HELD" as const,
    before: columnsOf(claim, [...columns, "lateSince"]),
  }));
  const actions = await insertClaimActions(tx, now, actor, stored);
  const changes: { before: ClaimRow; after: ClaimRow }[] = [];
  const events: AuditEvent[] = [];
  const calls: NewCall[] = [];
  for (const [i, { request, claim }] of askedActions.entries()) {
    const { id, requestId } = actions[i]!;
    const changed = await changeOf(tx, now, claim, request.input);
    calls.push({
      key: id,
      integration: "ASSISTANCE",
      operation,
      claimId: claim.id,
      actionId: id,
      body: { ...claimOfCall(claim), requestId: id, ...request.input, ...notification?.(changed) },
      dueAt: new Date(now.getTime() + holdSecondsOf(name) * 1_000),
    });
    changes.push({ before: claim, after: { ...claim, ...changed } });
    events.push({
      action: `claim.${name}`,
      model: "claim",
      entityId: claim.id,
      requestId,
      before: columnsOf(claim, auditedColumns),
      after: { ...request.input, ...columnsOf(changed, auditedColumns) },
    });
  }
  await enqueue(tx, now, calls);
  return { actions, claims: await commitClaimChanges(tx, changes, { now, actor, cause: "ACTION", audit: () => events }) };
}

export interface UndoInput {
  claimId: string;
  requestId: string;
}

/**
 * Undoes the viewer's latest action of this name on the claim. Throws UNDO_TOO_LATE once the assistance system is notified or a newer
 * action exists.
 */
export async function undoHeldAction(ctx: Context, name: HeldActionName, { claimId, requestId }: UndoInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  const { failureCode, columns, auditedColumns } = heldActions[name];
  return withFailureCode(ctx, failureCode, async () => {
    const lock = (tx: Tx) => lockClaimForAction(tx, viewer, claimId);
    return lockedTransaction(ctx, lock, async (tx, now, before) => {
      const isSameAction = and(eq(claimActions.claimId, claimId), eq(claimActions.name, name));
      const [action] = await tx
        .select()
        .from(claimActions)
        .where(and(isSameAction, isByActor(claimActions, viewer.actor), eq(claimActions.requestId, requestId)));
      if (!action) throw new AppError("NOT_FOUND");
      if (action.state === "UNDONE") return before;
      const [newerAction] = await tx
        .select({ id: claimActions.id })
        .from(claimActions)
        .where(
          and(
            isSameAction,
            inList(claimActions.state, ["HELD", "DONE"]),
            or(gt(claimActions.at, action.at), and(eq(claimActions.at, action.at), gt(claimActions.id, action.id))),
          ),
        )
        .limit(1);
      if (newerAction || action.state !== "HELD" || (await cancelCall(tx, now, action.id)) !== "UNSENT")
        throw new AppError("UNDO_TOO_LATE");
      await tx.update(claimActions).set({ state: "UNDONE", settledAt: now }).where(eq(claimActions.id, action.id));
      const restored = Object.fromEntries(columns.map((column) => [column, dateOf(action.before?.[column])])) as Partial<ClaimRow>;
      const event = {
        action: `claim.${undoMutationOf(name)}`,
        model: "claim" as const,
        entityId: claimId,
        requestId,
        before: columnsOf(before, auditedColumns),
        after: columnsOf(restored, auditedColumns),
      };
      const change = { before, after: { ...before, ...restored } };
      const [claim] = await commitClaimChanges(tx, [change], { now, actor: viewer.actor, cause: "ACTION", audit: () => [event] });
      return claim!;
    });
  });
}

const columnsOf = (row: Partial<ClaimRow>, columns: readonly (keyof ClaimRow)[]): Partial<ClaimRow> =>
  Object.fromEntries(columns.filter((column) => column in row).map((column) => [column, row[column]]));

const dateOf = (text: unknown): Date | null => (typeof text === "string" ? new Date(text) : null);
