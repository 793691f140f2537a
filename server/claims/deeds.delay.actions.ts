import { and, eq, gt, or } from "drizzle-orm";
import type { ManageDelayInput, UndoManageDelayInput } from "../../schema/claimActions";
import { actionLimits } from "../../schema/rules/actions";
import { arrivalEnd, movedEnd, workEnd } from "../../schema/rules/claimWindow";
import { record } from "../audit/record";
import { viewerIn, type Context } from "../auth/context";
import type { ClaimRow } from "../changes/claimState";
import { among } from "../db/among";
import { byActor } from "../db/byActor";
import type { Tx } from "../db/connect";
import { deeds } from "../db/tables/deeds";
import { lockedTransaction } from "../db/transaction";
import { cancelCall, enqueue } from "../outside/outbox";
import { AppError } from "../platform/errors";
import { settingsInForce } from "../settings/settings.queries";
import { factsOf } from "./claims.status";
import { failing } from "./deeds.failing";
import { addDeed, askedFor, claimForDeed, deedOfRequest, refuse } from "./deeds.requests";
import { judge } from "./judge.actions";

/** Moves the end of the arrival, or of the work once it has begun; tells the outside when the time to undo it is over. */
export async function manageDelay(ctx: Context, { minutes, ...input }: ManageDelayInput): Promise<ClaimRow> {
  const viewer = viewerIn(ctx);
  const asked = askedFor("manageDelay", { minutes, ...input });
  return failing(ctx, "DELAY_NOT_MANAGED", async () => {
    const lock = (tx: Tx) => claimForDeed(tx, viewer, asked.claimId);
    const claim = await lockedTransaction(ctx, lock, async (tx, now, found) => {
      if (await deedOfRequest(tx, viewer.actor, asked)) return found;
      refuse("manageDelay", found);
      const { ends, managedAt } = await endsMoved(tx, now, found, minutes);
      const { managedUntil, workManagedUntil } = found;
      const deed = await addDeed(tx, now, viewer.actor, asked, "HELD", { managedUntil, workManagedUntil, managedAt: found.managedAt });
      await enqueue(tx, now, {
        key: deed.id,
        port: "ASSISTANCE",
        operation: "notifyDelay",
        claimId: found.id,
        deedId: deed.id,
        body: { claimId: found.id, requestId: deed.id, ...asked.input, until: ends.workManagedUntil ?? ends.managedUntil },
        dueAt: new Date(now.getTime() + actionLimits.undoSeconds * 1_000),
      });
      await record(tx, now, viewer.actor, {
        action: "claim.manageDelay",
        model: "claim",
        entityId: found.id,
        requestId: deed.requestId,
        before: { managedUntil, workManagedUntil },
        after: { ...asked.input, ...ends },
      });
      return (
        await judge({ tx, now, actor: viewer.actor, cause: "ACTION" }, [{ before: found, after: { ...found, ...ends, managedAt } }])
      )[0]!;
    });
    ctx.announcer.grown();
    return claim;
  });
}

interface Moved {
  ends: Partial<Record<"managedUntil" | "workManagedUntil", Date>>;
  managedAt: Date | null;
}

/** The end that is moved: of the work while somebody is there; of the arrival before, and while somebody else has to come. */
async function endsMoved(tx: Tx, now: Date, claim: ClaimRow, minutes: number): Promise<Moved> {
  const { values } = (await settingsInForce(tx, now)).of(claim.instanceId);
  const facts = factsOf(claim, null);
  const moved = (end: number): Date => new Date(movedEnd(end, now.getTime(), minutes));
  const work = facts.supplierId === null ? null : workEnd(facts, values);
  return work === null
    ? { ends: { managedUntil: moved(arrivalEnd(facts)) }, managedAt: now }
    : { ends: { workManagedUntil: moved(work) }, managedAt: claim.managedAt };
}

/** Takes the viewer's managed delay back, when it is the claim's last one and the outside has not been told. Throws UNDO_TOO_LATE. */
export async function undoManageDelay(ctx: Context, { claimId, requestId }: UndoManageDelayInput): Promise<ClaimRow> {
  const viewer = viewerIn(ctx);
  return failing(ctx, "DELAY_NOT_MANAGED", async () => {
    const lock = (tx: Tx) => claimForDeed(tx, viewer, claimId);
    const claim = await lockedTransaction(ctx, lock, async (tx, now, found) => {
      const own = and(eq(deeds.claimId, claimId), eq(deeds.action, "manageDelay"));
      const [deed] = await tx
        .select()
        .from(deeds)
        .where(and(own, byActor(deeds, viewer.actor), eq(deeds.requestId, requestId)));
      if (!deed) throw new AppError("NOT_FOUND");
      if (deed.state === "UNDONE") return found;
      const [later] = await tx
        .select({ id: deeds.id })
        .from(deeds)
        .where(and(own, among(deeds.state, ["HELD", "DONE"]), or(gt(deeds.at, deed.at), and(eq(deeds.at, deed.at), gt(deeds.id, deed.id)))))
        .limit(1);
      if (later || deed.state !== "HELD" || (await cancelCall(tx, now, deed.id)) !== "UNSENT") throw new AppError("UNDO_TOO_LATE");
      await tx.update(deeds).set({ state: "UNDONE", settledAt: now }).where(eq(deeds.id, deed.id));
      const { managedUntil, workManagedUntil } = found;
      const restored = { managedUntil: dateOf(deed.before?.managedUntil), workManagedUntil: dateOf(deed.before?.workManagedUntil) };
      await record(tx, now, viewer.actor, {
        action: "claim.undoManageDelay",
        model: "claim",
        entityId: claimId,
        requestId,
        before: { managedUntil, workManagedUntil },
        after: restored,
      });
      return (
        await judge({ tx, now, actor: viewer.actor, cause: "ACTION" }, [
          { before: found, after: { ...found, ...restored, managedAt: dateOf(deed.before?.managedAt) } },
        ])
      )[0]!;
    });
    ctx.announcer.grown();
    return claim;
  });
}

const dateOf = (text: unknown): Date | null => (typeof text === "string" ? new Date(text) : null);
