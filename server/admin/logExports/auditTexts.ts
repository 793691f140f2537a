// What was done and to what kind of thing, in words: as client/admin/audit/auditActions.ts and auditModels.ts name it.
import type { CellContext } from "../../exports/columns/ownColumn";
import { claimActionNames } from "../../../schema/rules/claims/actions";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";

const actionsOnClaims: ReadonlySet<string> = new Set(claimActionNames.map(functionalityOfAction));

/** An action on a claim is called as what allows it. Null where it has no name yet. */
const knownAction = (code: string, { say, sayIfKnown }: CellContext): string | null =>
  actionsOnClaims.has(code) ? say(`functionality.${code}`) : sayIfKnown(`audit.action.${code}`);

/** With what the outside said to it; the code where it has no name yet. */
export function auditedAction(code: string, context: CellContext): string {
  const [, asked, outcome] = /^(.+)\.(done|refused)$/.exec(code) ?? [];
  const action = asked === undefined ? null : knownAction(asked, context);
  return action === null ? (knownAction(code, context) ?? code) : context.sayWith(`audit.outcome.${outcome}`, { action });
}

export const auditedKind = (model: string, { sayIfKnown }: CellContext): string => sayIfKnown(`audit.model.${model}`) ?? model;
