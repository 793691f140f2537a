import { uuidv7 } from "uuidv7";
import type { StatusCause } from "../../../schema/rules/claims/statusLog";
import type { Tx } from "../../db/connect";
import { insertRows } from "../../db/bulk/rows";
import { statusLog } from "../../db/tables/statusLog";
import { type Actor, actorRow } from "../../platform/actor";
import type { Evaluated, EvaluatedRow } from "./evaluatedClaim";
import { resourceFactsOf, claimFactsOf } from "./storedStatus";
import type { SupplierFacts } from "./supplierFacts.queries";

export interface StatusTransition {
  before: EvaluatedRow | null;
  after: Evaluated;
  supplier: SupplierFacts;
}

export async function logStatuses(tx: Tx, actor: Actor, cause: StatusCause, moves: readonly StatusTransition[]): Promise<void> {
  const rows = moves
    .filter(({ before, after }) => before?.status !== after.status)
    .map(({ before, after, supplier }): typeof statusLog.$inferSelect => ({
      id: uuidv7(),
      at: after.statusAt,
      claimId: after.id,
      version: after.version,
      from: before?.status ?? null,
      to: after.status,
      reason: after.statusReason,
      settingsVersion: after.settingsVersion,
      inputs: { claim: claimFactsOf(after, supplier.access), resource: resourceFactsOf(after, supplier.lastFixAt) },
      cause,
      ...actorRow(actor),
    }));
  await insertRows(tx, statusLog, rows);
}
