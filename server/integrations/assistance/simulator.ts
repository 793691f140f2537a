// The built-in assistance system: knows the claims there are, and checks what it is sent as the real one does.
import { eq } from "drizzle-orm";
import { arrivalErrorOf } from "../../../schema/rules/claims/actionTimes";
import type { IntegrationOperation } from "../../../schema/rules/claims/actionState";
import type { ErrorCode } from "../../../schema/rules/errors";
import { supplierCode } from "../../../schema/rules/suppliers/suppliers";
import { claims } from "../../db/tables/claims";
import { simulatorCalls } from "../../db/tables/processes";
import type { Work } from "../../db/transaction";
import type { CallResult, CallBody, IntegrationAdapter } from "../adapter";
import { answerCall } from "../simulator";
import { assistancePath } from "./paths";

type ClaimRow = typeof claims.$inferSelect;

export class AssistanceSimulator implements IntegrationAdapter {
  readonly isSimulator = true;
  constructor(private readonly work: Work) {}

  pathOf(operation: IntegrationOperation): string {
    return `/${assistancePath(operation)}`;
  }

  async call(operation: IntegrationOperation, body: CallBody, key: string, signal: AbortSignal): Promise<CallResult> {
    assistancePath(operation);
    if (operation === "confirmCompletion" && (await this.isOfAnotherClaim(key, body)))
      return { ok: false, refused: "COMPLETION_REQUEST_MISMATCH" };
    return answerCall(this.work, { integration: "ASSISTANCE", operation, body, key }, signal, async (tx, now) => {
      const [claim] = await tx
        .select()
        .from(claims)
        .where(eq(claims.id, String(body.claimId)));
      return claim ? rejectionOfCall(now, operation, body, claim) : "ARRIVAL_SERVICE_UNKNOWN";
    });
  }

  /** Whether the request's identifier came before, with another claim. */
  private async isOfAnotherClaim(key: string, { claimId }: CallBody): Promise<boolean> {
    const [before] = await this.work.db.select().from(simulatorCalls).where(eq(simulatorCalls.key, key));
    return before !== undefined && before.body.claimId !== claimId;
  }
}

function rejectionOfCall(now: Date, operation: IntegrationOperation, body: CallBody, claim: ClaimRow): ErrorCode | null {
  // An automatic process tells of what is recorded already; it does not ask.
  if (body.automatic) return null;
  if (operation === "confirmCompletion") {
    return claim.arrivedAt === null || claim.finishedAt || claim.cancelledAt ? "COMPLETION_STATUS_INVALID" : null;
  }
  if (claim.cancelledAt) return "ARRIVAL_SERVICE_CANCELLED";
  if (operation === "cancelProvider") {
    const { supplierId: id, instanceId } = claim;
    return body.supplierId === (id && supplierCode({ id, instanceId })) ? null : "INTEGRATION_REJECTED";
  }
  if (operation !== "confirmArrival") return null;
  if (claim.assignmentType !== "MANUAL") return "ARRIVAL_NOT_MANUAL";
  if (claim.arrivedAt) return "ARRIVAL_ALREADY_NOTIFIED";
  return arrivalErrorOf(
    {
      assignedAt: claim.assignedAt?.getTime() ?? null,
      validatedAt: claim.validatedAt?.getTime() ?? null,
      occurredAt: claim.occurredAt.getTime(),
      finishedAt: claim.finishedAt?.getTime() ?? null,
    },
    new Date(String(body.at)).getTime(),
    now.getTime(),
  );
}
