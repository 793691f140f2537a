import { sourceCode } from "../../../schema/rules/instanceIds";

/** The claim of a call: its id, and the code and the instance that the assistance system is sent if the id names the instance. */
export function claimOfCall(claim: { id: string; instanceId: string }): { claimId: string; claimCode?: string; instanceId?: string } {
  const code = sourceCode(claim);
  return { claimId: claim.id, ...(code !== claim.id && { claimCode: code, instanceId: claim.instanceId }) };
}
