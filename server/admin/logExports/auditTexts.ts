// Texts of audited actions and models; same names as client/admin/audit/auditActions.ts and auditModels.ts.
import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import { auditModels } from "../../../schema/rules/lists/auditModels";
import type { CellContext } from "../../exports/columns/ownColumn";

const knownAction = (code: string, { sayIfKnown }: CellContext): string | null => sayIfKnown(`audit.action.${code}`);

export function auditedAction(code: string, context: CellContext): string {
  const [, requestedAction, outcome] = /^(.+)\.(done|refused)$/.exec(code) ?? [];
  const action = requestedAction === undefined ? null : knownAction(requestedAction, context);
  return action === null ? (knownAction(code, context) ?? code) : context.sayWith(`audit.outcome.${outcome}`, { action });
}

const modelsByApiName: Record<string, string> = upperSnakeEnum(Object.keys(auditModels));

export const auditedKind = (model: string, { sayIfKnown }: CellContext): string =>
  sayIfKnown(`audit.model.${modelsByApiName[model]}`) ?? model;
