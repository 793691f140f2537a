// The five actions and their undoing, in memory: as the server answers them, or as a test wants them refused.
import { GraphQLError } from "graphql";
import { upperSnake } from "../../schema/rules/apiEnums";
import type { BulkActionName, ClaimActionName } from "../../schema/rules/claims/actions";
import type { ClaimStatus } from "../../schema/rules/lists/claims";
import type { Db } from "./db";
import type { Claim } from "./types";

/** An action as it came in. */
export interface RequestedAction {
  action: ClaimActionName | "undoManageDelay";
  input: { claimId: string; requestId: string; minutes?: number; reason?: string; at?: string | null; note?: string | null };
}

/** An action on several claims as it came in. */
export interface RequestedBulkAction {
  action: BulkActionName;
  input: Omit<RequestedAction["input"], "claimId"> & { claimIds: string[] };
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

/** A delay is managed at once; the outside is notified later. */
const heldDelay = ({ requestId, minutes, reason }: RequestedAction["input"]) => {
  const at = new Date().toISOString();
  return { ...nothing, id: `action ${requestId}`, name: "MANAGE_DELAY", state: "HELD", at, minutes, reason };
};

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
      const actions = [...(action === "manageDelay" ? [heldDelay(input)] : []), ...(claim["actions"] as object[])];
      const changed = { ...claim, version: claim.version + 1, status: after[action] ?? claim.status, actions };
      db.claims.set(claim.id, changed);
      return changed;
    };
  /** Each claim as the action on it alone answers it. */
  const bulkResolverOf =
    (action: BulkActionName) =>
    async ({ input: { claimIds, ...input } }: { input: RequestedBulkAction["input"] }) => {
      db.bulkActions.push({ action, input: { claimIds, ...input } });
      const answers = [];
      for (const [place, claimId] of claimIds.entries()) {
        const requestId = `${input.requestId} ${place + 1}`;
        try {
          answers.push({ claimId, requestId, error: null, claim: await resolverOf(action)({ input: { ...input, claimId, requestId } }) });
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error;
          const claim = db.claims.get(claimId) ?? null;
          answers.push({ claimId, requestId, error: { code: error.extensions["code"], values: null }, claim });
        }
      }
      return answers;
    };
  return {
    manageDelays: bulkResolverOf("manageDelay"),
    confirmArrivals: bulkResolverOf("confirmArrival"),
    confirmCompletions: bulkResolverOf("confirmCompletion"),
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
        actor: { kind: "USER", actorId: `user-${db.signedIn}`, name: db.signedIn },
        name: "Operator Test",
        at: new Date().toISOString(),
      };
      const changed = { ...claim, visits: [visit, ...(claim["visits"] as object[])] };
      db.claims.set(claim.id, changed);
      return changed;
    },
  };
}
