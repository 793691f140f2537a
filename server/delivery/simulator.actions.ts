import { isDeepStrictEqual } from "node:util";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { SetSimulatorInput, SimulatorRejectionInput } from "../../schema/integrations/integrations";
import type { Integration } from "../../schema/rules/claims/integrations";
import { errorStatus, type ErrorCode } from "../../schema/rules/errors";
import { record } from "../audit/record";
import { requireViewer, type Context } from "../auth/context";
import { transaction } from "../db/transaction";
import { setBehaviour, behaviourOf, type Behaviour, type SimulatedRejection } from "../integrations/simulator";
import { AppError } from "../platform/errors";
import { coversItsInstances } from "../platform/viewer";

const LIMITS = { slowMs: MINUTE_MS, rejections: 100 } as const;

export function mustBeBuiltIn({ integrations }: Context, integration: Integration): void {
  if (!integrations.adapters[integration]?.isSimulator) throw new AppError("NOT_FOUND");
}

export async function setSimulator(ctx: Context, { integration, slowMs, down, rejections }: SetSimulatorInput): Promise<void> {
  const viewer = requireViewer(ctx);
  mustBeBuiltIn(ctx, integration);
  if (viewer.scope.instances !== "all" || !coversItsInstances(viewer.scope)) throw new AppError("FORBIDDEN");
  if (!((slowMs ?? 0) >= 0 && (slowMs ?? 0) <= LIMITS.slowMs))
    throw new AppError("BAD_USER_INPUT", { field: "slowMs", max: LIMITS.slowMs });
  if ((rejections?.length ?? 0) > LIMITS.rejections) throw new AppError("BAD_USER_INPUT", { field: "rejections", max: LIMITS.rejections });
  const behaviour: Behaviour = { slowMs: slowMs ?? 0, down: down ?? false, rejections: (rejections ?? []).map(rejectionOf) };
  await transaction(ctx, async (tx, now) => {
    const before = await behaviourOf(tx, integration);
    if (isDeepStrictEqual(before, behaviour)) return;
    await setBehaviour(tx, integration, behaviour);
    await record(tx, now, viewer.actor, { action: "standIn.set", model: "standIn", entityId: integration, before, after: behaviour });
  });
}

function rejectionOf({ code, operation, claimId, times }: SimulatorRejectionInput): SimulatedRejection {
  if (!Object.hasOwn(errorStatus, code)) throw new AppError("BAD_USER_INPUT", { field: "code" });
  return { code: code as ErrorCode, operation: operation ?? null, claimId: claimId ?? null, times: times ?? null };
}
