import type { ClaimActionName } from "../../../schema/rules/claims/actions";
import { observable } from "../../store/observable";
import type { ActionRequest } from "./actionRequest";

/** The action that is being entered, and on which claim; also one to be tried again whose claim is only about to be opened. */
export const openActionDialog = observable<{ claimId: string; sent: ActionRequest } | null>(null);

/** Opens the dialog of an action; one that is open for it keeps what is typed, and has the focus again. */
export function beginAction(claimId: string, action: ClaimActionName): void {
  const open = openActionDialog.get();
  const isOpen = open?.claimId === claimId && open.sent.action === action;
  openActionDialog.set({ claimId, sent: isOpen ? { ...open.sent } : { action, input: {}, requestId: crypto.randomUUID() } });
}

/** Closes the dialog of a request, if no other one is open by now. */
export function closeActionDialog({ requestId }: ActionRequest): void {
  if (openActionDialog.get()?.sent.requestId === requestId) openActionDialog.set(null);
}
