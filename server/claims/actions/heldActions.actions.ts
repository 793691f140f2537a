// Actions that are done at once, and can be undone until the assistance system is notified.
import { and, eq, gt, or } from "drizzle-orm";
import { claimActions as rules, type HeldActionName, undoMutationOf } from "../../../schema/rules/claims/actions";
import { requireViewer, type Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import { isByActor } from "../../db/byActor";
import type { Tx } from "../../db/connect";
import { inList } from "../../db/inList";
import { claimActions } from "../../db/tables/claimActions";
import { lockedTransaction } from "../../db/transaction";
import { cancelCall, enqueue } from "../../integrations/outbox";
import { AppError } from "../../platform/errors";
import { commitClaimChanges } from "../status/commitClaimChanges";
import { heldActions } from "./actionDefinitions";
import { withFailureCode } from "./failure";
import { type ActionInput, actionOfRequest, insertClaimAction, lockClaimForAction, rejectUnlessAllowed, toActionRequest } from "./requests";

/** Changes the claim; notifies the outside when the time to undo it is over. */
export async function performHeldAction(ctx: Context, name: HeldActionName, input: ActionInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  const { failureCode, columns, auditedColumns, change: changeOf, notification } = heldActions[name];
  const { operation, undoSeconds } = rules[name];
  const request = toActionRequest(name, input);
  return withFailureCode(ctx, failureCode, async () => {
    const lock = (tx: Tx) => lockClaimForAction(tx, viewer, request.claimId);
    return lockedTransaction(ctx, lock, async (tx, now, found) => {
      if (await actionOfRequest(tx, viewer.actor, request)) return found;
      rejectUnlessAllowed(name, found);
      const changed = await changeOf(tx, now, found, request.input);
      const action = await insertClaimAction(tx, now, viewer.actor, request, "HELD", columnsOf(found, columns));
      await enqueue(tx, now, {
        key: action.id,
        integration: "ASSISTANCE",
        operation,
        claimId: found.id,
        actionId: action.id,
        body: { claimId: found.id, requestId: action.id, ...request.input, ...notification?.(changed) },
        dueAt: new Date(now.getTime() + undoSeconds * 1_000),
      });
      const event = {
        action: `claim.${name}`,
        model: "claim",
        entityId: found.id,
        requestId: action.requestId,
        before: columnsOf(found, auditedColumns),
        after: { ...request.input, ...columnsOf(changed, auditedColumns) },
      };
      const change = { before: found, after: { ...found, ...changed } };
      const [claim] = await commitClaimChanges(tx, [change], { now, actor: viewer.actor, cause: "ACTION", audit: () => [event] });
      return claim!;
    });
  });
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
