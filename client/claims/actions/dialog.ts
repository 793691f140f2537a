import { observable } from "../../store/observable";
import type { ActionRequest } from "./actionRequest";

/** The action that is being entered, and on which claim; also one to be tried again whose claim is only about to be opened. */
export const openActionDialog = observable<{ claimId: string; sent: ActionRequest } | null>(null);
