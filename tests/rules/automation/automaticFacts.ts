import { delayOfStatus, type AutomaticFacts } from "../../../schema/rules/claims/automation";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import type { ClaimFacts } from "../../../schema/rules/claims/claimWindow";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { at, NOW_MS } from "../status/claimFacts";

/** The claim as it is stored at `then`, late since the given minute; it came in when it occurred. */
export function automaticFacts(claim: ClaimFacts, more: Partial<AutomaticFacts> = {}, then = NOW_MS): AutomaticFacts {
  const settings = more.settings ?? defaultSettings;
  const { status } = evaluateClaimStatus(claim, more.resource ?? null, settings, then);
  const lateSince = delayOfStatus[status] ? at(-1) : null;
  return { claim, resource: null, settings, status, lateSince, createdAt: claim.occurredAt, ...more };
}
