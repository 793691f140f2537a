// Texts of audited actions and models; same names as client/admin/audit/auditActions.ts and auditModels.ts.
import type { CellContext } from "../../exports/columns/ownColumn";
import { claimActionNames } from "../../../schema/rules/claims/actions";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";

const actionsOnClaims: ReadonlySet<string> = new Set(claimActionNames.map(functionalityOfAction));

/** An action on a claim has the name of its functionality. `null` if the code has no name. */
const knownAction = (code: string, { say, sayIfKnown }: CellContext): string | null =>
  actionsOnClaims.has(code) ? say(`functionality.${code}`) : sayIfKnown(`audit.action.${code}`);

export function auditedAction(code: string, context: CellContext): string {
  const [, requestedAction, outcome] = /^(.+)\.(done|refused)$/.exec(code) ?? [];
  const action = requestedAction === undefined ? null : knownAction(requestedAction, context);
  return action === null ? (knownAction(code, context) ?? code) : context.sayWith(`audit.outcome.${outcome}`, { action });
}

export const auditedKind = (model: string, { sayIfKnown }: CellContext): string => sayIfKnown(`audit.model.${model}`) ?? model;
