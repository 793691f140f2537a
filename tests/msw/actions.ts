// The five actions and their undoing, in memory: as the server answers them, or as a test wants them refused.
import { GraphQLError } from "graphql";
import { upperSnake } from "../../schema/rules/apiEnums";
import type { ClaimActionName } from "../../schema/rules/claims/actions";
import type { ClaimStatus } from "../../schema/rules/claims/claims";
import type { Db } from "./db";
import type { Claim } from "./types";

/** An action as it came in. */
export interface RequestedAction {
  action: ClaimActionName | "undoManageDelay";
  input: { claimId: string; requestId: string; minutes?: number; reason?: string; at?: string | null; note?: string | null };
}

const after: Partial<Record<RequestedAction["action"], ClaimStatus>> = {
  manageDelay: "MANAGED",
  confirmArrival: "NO_FINISH_ARRIVAL_INTIME",
  confirmCompletion: "FINISHED",
  cancelProvider: "NO_SUPPLIER",
  cancelService: "FINISHED",
  undoManageDelay: "PENDING_ARRIVAL_CRITICAL",
};

/** The outside has not answered: the claim says so until `settle`. */
function pending(db: Db, claim: Claim, { action, input }: RequestedAction): Claim {
  const since = new Date().toISOString();
  const claimActionName = { ...nothing, id: `action ${input.requestId}`, name: upperSnake(action), state: "PENDING", at: since };
  const changed = {
    ...claim,
    version: claim.version + 1,
    pendingAction: { name: upperSnake(action), since },
    actions: [claimActionName, ...(claim["actions"] as object[])],
  };
  db.claims.set(claim.id, changed);
  return changed;
}
const nothing = { minutes: null, reason: null, code: null, actor: null, settledAt: null, undoUntil: null };

/** The outside answers at last: the claim as it is then. */
export function settle(db: Db, id: string, state: "DONE" | "REJECTED", code: string | null = null): Claim {
  const claim = db.claims.get(id)!;
  const [settled, ...others] = claim["actions"] as object[];
  const settledAt = new Date().toISOString();
  const changed = {
    ...claim,
    version: claim.version + 1,
    pendingAction: null,
    actions: [{ ...settled, state, code, settledAt }, ...others],
  };
  db.claims.set(id, changed);
  return changed;
}

export function claimActionResolvers(db: Db) {
  const resolverOf =
    (action: RequestedAction["action"]) =>
    async ({ input }: { input: RequestedAction["input"] }): Promise<Claim> => {
      db.actions.push({ action, input });
      const code = await db.answerAction?.({ action, input });
      const claim = db.claims.get(input.claimId);
      if (code === "PENDING") return pending(db, claim!, { action, input });
      if (code || !claim) throw new GraphQLError(code ?? "NOT_FOUND", { extensions: { code: code ?? "NOT_FOUND" } });
      const changed = { ...claim, version: claim.version + 1, status: after[action] ?? claim.status };
      db.claims.set(claim.id, changed);
      return changed;
    };
  return {
    manageDelay: resolverOf("manageDelay"),
    undoManageDelay: resolverOf("undoManageDelay"),
    confirmArrival: resolverOf("confirmArrival"),
    confirmCompletion: resolverOf("confirmCompletion"),
    cancelProvider: resolverOf("cancelProvider"),
    cancelService: resolverOf("cancelService"),
    registerVisit({ input }: { input: { claimId: string } }): Claim {
      const claim = db.claims.get(input.claimId)!;
      const visit = {
        id: `visit-${db.visits++}`,
        actor: { kind: "USER", id: `user-${db.signedIn}`, name: db.signedIn },
        name: "Operator Test",
        at: new Date().toISOString(),
      };
      const changed = { ...claim, visits: [visit, ...(claim["visits"] as object[])] };
      db.claims.set(claim.id, changed);
      return changed;
    },
  };
}
