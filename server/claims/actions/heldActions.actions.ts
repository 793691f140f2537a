// Actions that are done at once, and can be undone until the assistance system is notified.
import { and, eq, gt, or } from "drizzle-orm";
import { claimActions as rules, type HeldActionName, undoMutationOf } from "../../../schema/rules/claims/actions";
import { requireViewer, type Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import type { AuditEvent } from "../../audit/record";
import { isByActor } from "../../db/byActor";
import type { Tx } from "../../db/connect";
import { inList } from "../../db/inList";
import { claimActions } from "../../db/tables/claimActions";
import { type Instant, lockedTransaction } from "../../db/transaction";
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

/** Changes the claim; notifies the outside when the time to undo it is over. */
export async function performHeldAction(ctx: Context, name: HeldActionName, input: ActionInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  const request = toActionRequest(name, input);
  return withFailureCode(ctx, heldActions[name].failureCode, async () => {
    const lock = (tx: Tx) => lockClaimForAction(tx, viewer, request.claimId);
    return lockedTransaction(ctx, lock, async (tx, now, found) => {
      if (await actionOfRequest(tx, viewer.actor, request)) return found;
      rejectUnlessAllowed(name, found);
      const { claims } = await holdActions(tx, now, viewer.actor, name, [{ request, claim: found }]);
      return claims[0]!;
    });
  });
}

/** The same to several claims in one transaction: to those that take it. */
export async function performHeldActions(ctx: Context, name: HeldActionName, input: BulkActionInput): Promise<BulkAnswer[]> {
  const viewer = requireViewer(ctx);
  const requests = toActionRequests(name, input);
  return withFailureCode(ctx, heldActions[name].failureCode, async () => {
    const lock = (tx: Tx) => lockClaimsForActions(tx, viewer, input.claimIds);
    const { actions, claims } = await lockedTransaction(ctx, lock, async (tx, now, found) => {
      const known = await actionsOfBulk(tx, viewer.actor, requests, input.requestId);
      if (known.length) return { actions: known, claims: found };
      const { possible, rejected } = sortOut(requests, found, ({ claim }) => rejectUnlessAllowed(name, claim));
      const held = await holdActions(tx, now, viewer.actor, name, possible);
      const refused = await insertClaimActions(tx, now, viewer.actor, rejected);
      return { actions: [...held.actions, ...refused], claims: [...found, ...held.claims] };
    });
    return answersOf(requests, actions, claims);
  });
}

/** Changes claims that are locked, and where the action is allowed; answers what was stored and the claims as they are then. */
async function holdActions(
  tx: Tx,
  now: Instant,
  actor: Actor,
  name: HeldActionName,
  asked: readonly AskedAction[],
): Promise<{ actions: ClaimActionRow[]; claims: ClaimRow[] }> {
  const { columns, auditedColumns, change: changeOf, notification } = heldActions[name];
  const { operation, undoSeconds } = rules[name];
  // Since when it was late is kept for the figures; undoing restores the columns of the action alone.
  const stored = asked.map(({ request, claim }) => ({
    request,
    state: "HELD" as const,
    before: columnsOf(claim, [...columns, "lateSince"]),
  }));
  const actions = await insertClaimActions(tx, now, actor, stored);
  const changes: { before: ClaimRow; after: ClaimRow }[] = [];
  const events: AuditEvent[] = [];
  const calls: NewCall[] = [];
  for (const [i, { request, claim }] of asked.entries()) {
    const { id, requestId } = actions[i]!;
    const changed = await changeOf(tx, now, claim, request.input);
    calls.push({
      key: id,
      integration: "ASSISTANCE",
      operation,
      claimId: claim.id,
      actionId: id,
      body: { claimId: claim.id, requestId: id, ...request.input, ...notification?.(changed) },
      dueAt: new Date(now.getTime() + undoSeconds * 1_000),
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
  /** That of the action. */
  requestId: string;
}

/** Undoes the viewer's action, when it is the claim's last of its kind and the assistance system has not been notified. Throws UNDO_TOO_LATE. */
export async function undoHeldAction(ctx: Context, name: HeldActionName, { claimId, requestId }: UndoInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  const { failureCode, columns, auditedColumns } = heldActions[name];
  return withFailureCode(ctx, failureCode, async () => {
    const lock = (tx: Tx) => lockClaimForAction(tx, viewer, claimId);
    return lockedTransaction(ctx, lock, async (tx, now, found) => {
      const own = and(eq(claimActions.claimId, claimId), eq(claimActions.name, name));
      const [action] = await tx
        .select()
        .from(claimActions)
        .where(and(own, isByActor(claimActions, viewer.actor), eq(claimActions.requestId, requestId)));
      if (!action) throw new AppError("NOT_FOUND");
      if (action.state === "UNDONE") return found;
      const [newerAction] = await tx
        .select({ id: claimActions.id })
        .from(claimActions)
        .where(
          and(
            own,
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
        model: "claim",
        entityId: claimId,
        requestId,
        before: columnsOf(found, auditedColumns),
        after: columnsOf(restored, auditedColumns),
      };
      const change = { before: found, after: { ...found, ...restored } };
      const [claim] = await commitClaimChanges(tx, [change], { now, actor: viewer.actor, cause: "ACTION", audit: () => [event] });
      return claim!;
    });
  });
}

/** Those of the columns that are there. */
const columnsOf = (row: Partial<ClaimRow>, columns: readonly (keyof ClaimRow)[]): Partial<ClaimRow> =>
  Object.fromEntries(columns.filter((column) => column in row).map((column) => [column, row[column]]));

const dateOf = (text: unknown): Date | null => (typeof text === "string" ? new Date(text) : null);
