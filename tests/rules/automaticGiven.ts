import { delayOfStatus, type AutomaticFacts } from "../../schema/rules/automatic";
import { claimStatus } from "../../schema/rules/claimStatus";
import type { ClaimFacts } from "../../schema/rules/claimWindow";
import { defaultSettings } from "../../schema/rules/settings";
import { at, now } from "./claimFacts";

/** The claim as it is stored at `then`, late since the given minute; it came in when it occurred. */
export function automaticFacts(claim: ClaimFacts, more: Partial<AutomaticFacts> = {}, then = now): AutomaticFacts {
  const settings = more.settings ?? defaultSettings;
  const { status } = claimStatus(claim, more.resource ?? null, settings, then);
  const lateSince = delayOfStatus[status] ? at(-1) : null;
  return { claim, resource: null, settings, status, lateSince, createdAt: claim.occurredAt, ...more };
}
