import type { ClaimActionName } from "../../../schema/rules/claims/actions";
import { observable } from "../../store/observable";
import type { ActionRequest } from "./actionRequest";

export const openActionDialog = observable<{ claimId: string; sent: ActionRequest } | null>(null);

/** Opens the dialog of an action. If it is already open, its input is kept and it is focused. */
export function beginAction(claimId: string, action: ClaimActionName): void {
  const open = openActionDialog.get();
  const isOpen = open?.claimId === claimId && open.sent.action === action;
  openActionDialog.set({ claimId, sent: isOpen ? { ...open.sent } : { action, input: {}, requestId: crypto.randomUUID() } });
}

export function reopenActionDialog(claimId: string, sent: ActionRequest): void {
  if (openActionDialog.get() === null) openActionDialog.set({ claimId, sent });
}

export function closeActionDialog({ requestId }: ActionRequest): void {
  if (openActionDialog.get()?.sent.requestId === requestId) openActionDialog.set(null);
}
