import { isDeepStrictEqual } from "node:util";
import type { StandInInput, StandInRefusalInput } from "../../schema/outside";
import type { OutsidePort } from "../../schema/rules/deeds";
import { errorStatus, type ErrorCode } from "../../schema/rules/errors";
import { record } from "../audit/record";
import { viewerIn, type Context } from "../auth/context";
import { transaction } from "../db/transaction";
import { behave, behaviourOf, type Behaviour, type ToldRefusal } from "../outside/standIn";
import { AppError } from "../platform/errors";

const most = { slowMs: 60_000, refusals: 100 } as const;

/** Throws NOT_FOUND when a real system, or none, is in its place. */
export function mustBeBuiltIn({ outside }: Context, port: OutsidePort): void {
  if (!outside.ports[port]?.builtIn) throw new AppError("NOT_FOUND");
}

/** Tells a built-in outside system how to behave from now on. Throws BAD_USER_INPUT, NOT_FOUND. */
export async function setStandIn(ctx: Context, { port, slowMs, down, refusals }: StandInInput): Promise<void> {
  const viewer = viewerIn(ctx);
  mustBeBuiltIn(ctx, port);
  if (!((slowMs ?? 0) >= 0 && (slowMs ?? 0) <= most.slowMs)) throw new AppError("BAD_USER_INPUT", { field: "slowMs", max: most.slowMs });
  if ((refusals?.length ?? 0) > most.refusals) throw new AppError("BAD_USER_INPUT", { field: "refusals", max: most.refusals });
  const behaviour: Behaviour = { slowMs: slowMs ?? 0, down: down ?? false, refusals: (refusals ?? []).map(refusalOf) };
  await transaction(ctx, async (tx, now) => {
    const before = await behaviourOf(tx, port);
    if (isDeepStrictEqual(before, behaviour)) return;
    await behave(tx, port, behaviour);
    await record(tx, now, viewer.actor, { action: "standIn.set", model: "standIn", entityId: port, before, after: behaviour });
  });
}

function refusalOf({ code, operation, claimId, times }: StandInRefusalInput): ToldRefusal {
  if (!Object.hasOwn(errorStatus, code)) throw new AppError("BAD_USER_INPUT", { field: "code" });
  return { code: code as ErrorCode, operation: operation ?? null, claimId: claimId ?? null, times: times ?? null };
}
