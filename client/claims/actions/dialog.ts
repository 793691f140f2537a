import { observable } from "../../i18n/observable";
import type { Sent } from "./sent";

/** The deed that is being entered, and on which claim; also one to be tried again whose claim is only about to be opened. */
export const dialog = observable<{ claimId: string; sent: Sent } | null>(null);
