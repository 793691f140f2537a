import { and, eq } from "drizzle-orm";
import { reasonedActions, type ReasonedAction } from "../../schema/rules/claims/actionReasons";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { actionReasons } from "../db/tables/settings";

export interface ReasonList {
  action: ReasonedAction;
  reasons: string[];
}

/** The reasons to pick from for some actions in an AMA instance, in the order of the actions; an empty list where there are none. */
export async function actionReasonsOf(db: Reader, instanceId: string, actions: readonly ReasonedAction[]): Promise<ReasonList[]> {
  const rows = await db
    .select({ action: actionReasons.action, reasons: actionReasons.reasons })
    .from(actionReasons)
    .where(and(eq(actionReasons.instanceId, instanceId), inList(actionReasons.action, [...actions])));
  return reasonedActions
    .filter((action) => actions.includes(action))
    .map((action) => ({ action, reasons: rows.find((row) => row.action === action)?.reasons ?? [] }));
}
