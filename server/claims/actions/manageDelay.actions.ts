import { and, eq, gt, or } from "drizzle-orm";
import type { ManageDelayInput, UndoManageDelayInput } from "../../../schema/claimActions";
import { actionLimits } from "../../../schema/rules/claims/actions";
import { arrivalEnd, movedEnd, workEnd } from "../../../schema/rules/claims/claimWindow";
import { requireViewer, type Context } from "../../auth/context";
import type { ClaimRow } from "../../changes/claimState";
import { inList } from "../../db/inList";
import { isByActor } from "../../db/byActor";
import type { Tx } from "../../db/connect";
import { claimActions } from "../../db/tables/claimActions";
import { lockedTransaction } from "../../db/transaction";
import { cancelCall, enqueue } from "../../integrations/outbox";
import { AppError } from "../../platform/errors";
import { settingsInForce } from "../../settings/settings.queries";
import { claimFactsOf } from "../status/storedStatus";
import { withFailureCode } from "./failure";
import { insertClaimAction, toActionRequest, lockClaimForAction, actionOfRequest, rejectUnlessAllowed } from "./requests";
import { commitClaimChanges } from "../status/commitClaimChanges";

/** Moves the end of the arrival, or of the work once it has begun; tells the outside when the time to undo it is over. */
export async function manageDelay(ctx: Context, { minutes, ...input }: ManageDelayInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  const request = toActionRequest("manageDelay", { minutes, ...input });
  return withFailureCode(ctx, "DELAY_NOT_MANAGED", async () => {
    const lock = (tx: Tx) => lockClaimForAction(tx, viewer, request.claimId);
    return lockedTransaction(ctx, lock, async (tx, now, found) => {
      if (await actionOfRequest(tx, viewer.actor, request)) return found;
      rejectUnlessAllowed("manageDelay", found);
      const { ends, managedAt } = await movedEnds(tx, now, found, minutes);
      const { managedUntil, workManagedUntil } = found;
      const action = await insertClaimAction(tx, now, viewer.actor, request, "HELD", {
        managedUntil,
        workManagedUntil,
        managedAt: found.managedAt,
      });
      await enqueue(tx, now, {
        key: action.id,
        integration: "ASSISTANCE",
        operation: "notifyDelay",
        claimId: found.id,
        actionId: action.id,
        body: { claimId: found.id, requestId: action.id, ...request.input, until: ends.workManagedUntil ?? ends.managedUntil },
        dueAt: new Date(now.getTime() + actionLimits.undoSeconds * 1_000),
      });
      const event = {
        action: "claim.manageDelay",
        model: "claim",
        entityId: found.id,
        requestId: action.requestId,
        before: { managedUntil, workManagedUntil },
        after: { ...request.input, ...ends },
      };
      const change = { before: found, after: { ...found, ...ends, managedAt } };
      const [claim] = await commitClaimChanges(tx, [change], { now, actor: viewer.actor, cause: "ACTION", audit: () => [event] });
      return claim!;
    });
  });
}

interface MovedEnds {
  ends: Partial<Record<"managedUntil" | "workManagedUntil", Date>>;
  managedAt: Date | null;
}

/** The end that is moved: of the work while somebody is there; of the arrival before, and while somebody else has to come. */
async function movedEnds(tx: Tx, now: Date, claim: ClaimRow, minutes: number): Promise<MovedEnds> {
  const { values } = (await settingsInForce(tx, now)).of(claim.instanceId);
  const facts = claimFactsOf(claim, null);
  const moved = (end: number): Date => new Date(movedEnd(end, now.getTime(), minutes));
  const work = facts.supplierId === null ? null : workEnd(facts, values);
  return work === null
    ? { ends: { managedUntil: moved(arrivalEnd(facts)) }, managedAt: now }
    : { ends: { workManagedUntil: moved(work) }, managedAt: claim.managedAt };
}

/** Takes the viewer's managed delay back, when it is the claim's last one and the assistance system has not been notified. Throws UNDO_TOO_LATE. */
export async function undoManageDelay(ctx: Context, { claimId, requestId }: UndoManageDelayInput): Promise<ClaimRow> {
  const viewer = requireViewer(ctx);
  return withFailureCode(ctx, "DELAY_NOT_MANAGED", async () => {
    const lock = (tx: Tx) => lockClaimForAction(tx, viewer, claimId);
    return lockedTransaction(ctx, lock, async (tx, now, found) => {
      const own = and(eq(claimActions.claimId, claimId), eq(claimActions.name, "manageDelay"));
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
      const { managedUntil, workManagedUntil } = found;
      const restored = { managedUntil: dateOf(action.before?.managedUntil), workManagedUntil: dateOf(action.before?.workManagedUntil) };
      const event = {
        action: "claim.undoManageDelay",
        model: "claim",
        entityId: claimId,
        requestId,
        before: { managedUntil, workManagedUntil },
        after: restored,
      };
      const change = { before: found, after: { ...found, ...restored, managedAt: dateOf(action.before?.managedAt) } };
      const [claim] = await commitClaimChanges(tx, [change], { now, actor: viewer.actor, cause: "ACTION", audit: () => [event] });
      return claim!;
    });
  });
}

const dateOf = (text: unknown): Date | null => (typeof text === "string" ? new Date(text) : null);
