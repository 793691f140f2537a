import { eq } from "drizzle-orm";
import type { IntegrationOperation } from "../../../schema/rules/claims/integrations";
import { claims } from "../../db/tables/claims";
import { simulatorCalls } from "../../db/tables/processes";
import type { Work } from "../../db/transaction";
import type { CallResult, CallBody, IntegrationAdapter } from "../adapter";
import { answerCall, toRejection } from "../simulator";
import { operationOf } from "./operations";

export class AssistanceSimulator implements IntegrationAdapter {
  readonly isSimulator = true;
  constructor(private readonly work: Work) {}

  pathOf(operation: IntegrationOperation): string {
    return `/${operationOf(operation).path}`;
  }

  async call(operation: IntegrationOperation, body: CallBody, key: string, signal: AbortSignal): Promise<CallResult> {
    const { errorOfReusedRequest, simulatedRejection } = operationOf(operation);
    if (errorOfReusedRequest && (await this.isOfAnotherClaim(key, body))) return toRejection(errorOfReusedRequest);
    return answerCall(this.work, { integration: "ASSISTANCE", operation, body, key }, signal, async (tx, now) => {
      const [claim] = await tx
        .select()
        .from(claims)
        .where(eq(claims.id, String(body.claimId)));
      if (!claim) return "ARRIVAL_SERVICE_UNKNOWN";
      // Notifications of automatic processes report recorded facts and are not checked.
      return body.automatic ? null : simulatedRejection(claim, body, now);
    });
  }

  private async isOfAnotherClaim(key: string, { claimId }: CallBody): Promise<boolean> {
    const [before] = await this.work.db.select().from(simulatorCalls).where(eq(simulatorCalls.key, key));
    return before !== undefined && before.body.claimId !== claimId;
  }
}
