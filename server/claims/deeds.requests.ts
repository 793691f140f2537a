// A deed as it is asked for: what of it can be used, whether it was asked before, whether the claim allows it.
import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { claimsInScope } from "../auth/inScope";
import { actionLimits, refusalOf, type ClaimAction } from "../../schema/rules/actions";
import type { DeedState } from "../../schema/rules/deeds";
import type { ClaimRow } from "../changes/claimState";
import { byActor } from "../db/byActor";
import type { Tx } from "../db/connect";
import { insertNewRows } from "../db/rows";
import { claims } from "../db/tables/claims";
import { deeds } from "../db/tables/deeds";
import { type Actor, actorRow } from "../platform/actor";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { assignedTo } from "./claims.assignment";
import type { DeedRow } from "./deeds.queries";

export interface Asked {
  action: ClaimAction;
  claimId: string;
  requestId: string;
  /** As it is stored and compared: instants as text. */
  input: Record<string, unknown>;
}

interface Typed {
  claimId: string;
  requestId: string;
  minutes?: number;
  reason?: string;
  at?: Date | null;
  note?: string | null;
}

/** What was typed, ready to be stored. Throws BAD_USER_INPUT with the field's name. */
export function askedFor(action: ClaimAction, { claimId, requestId, minutes, reason, at, note }: Typed): Asked {
  within("requestId", requestId.length, actionLimits.requestId);
  if (minutes !== undefined) within("minutes", minutes, actionLimits.minutes);
  if (reason !== undefined) within("reason", reason.trim().length, actionLimits.reason);
  if (note != null) within("note", note.trim().length, { min: 0, max: actionLimits.note.max });
  const input = { minutes, reason: reason?.trim(), at: at?.toISOString() ?? undefined, note: note?.trim() || undefined };
  return { action, claimId, requestId, input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) };
}

function within(field: string, value: number, { min, max }: { min: number; max: number }): void {
  if (!(value >= min && value <= max)) throw new AppError("BAD_USER_INPUT", { field, min, max });
}

/**
 * The claim, locked until the transaction ends. Throws NOT_FOUND when there is none or the viewer may not see it.
 */
export async function claimForDeed(tx: Tx, viewer: Viewer, id: string): Promise<ClaimRow> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), claimsInScope(viewer.scope)))
    .for("no key update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** The deed of this request, when it came before; the claim must be locked. Throws REQUEST_REUSED when it then asked for something else. */
export async function deedOfRequest(tx: Tx, actor: Actor, { action, claimId, requestId, input }: Asked): Promise<DeedRow | undefined> {
  const [deed] = await tx
    .select()
    .from(deeds)
    .where(and(byActor(deeds, actor), eq(deeds.requestId, requestId)));
  if (deed && !(deed.action === action && deed.claimId === claimId && isDeepStrictEqual(deed.input, input)))
    throw new AppError("REQUEST_REUSED");
  return deed;
}

/** Throws what the table of actions says against it. */
export function refuse(action: ClaimAction, claim: ClaimRow): void {
  const supplied = assignedTo(claim) !== null;
  const refusal = refusalOf(action, { ...claim, supplied, arrived: claim.arrivedAt !== null });
  // Arrival error 6 says more than that the claim is over.
  if (refusal === "CLAIM_FINISHED" && action === "confirmArrival" && claim.cancelledAt) throw new AppError("ARRIVAL_SERVICE_CANCELLED");
  if (refusal) throw new AppError(refusal);
}

/** Stores the deed. One of the same request that another claim's transaction stores meanwhile makes this one be done again. */
export async function addDeed(
  tx: Tx,
  now: Date,
  actor: Actor,
  { claimId, requestId, action, input }: Asked,
  state: DeedState,
  before: Record<string, unknown>,
): Promise<DeedRow> {
  const deed: DeedRow = {
    id: uuidv7(),
    requestId,
    ...actorRow(actor),
    claimId,
    action,
    input,
    before,
    state,
    code: null,
    at: now,
    settledAt: null,
  };
  await insertNewRows(tx, deeds, [deed]);
  return deed;
}
