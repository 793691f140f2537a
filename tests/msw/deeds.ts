// The five deeds and their undoing, in memory: as the server answers them, or as a test wants them refused.
import { GraphQLError } from "graphql";
import type { ClaimAction } from "../../schema/rules/actions";
import type { ClaimStatus } from "../../schema/rules/claims";
import type { Db } from "./db";
import type { Claim } from "./types";

/** A deed as it came in. */
export interface Asked {
  action: ClaimAction | "undoManageDelay";
  input: { claimId: string; requestId: string; minutes?: number; reason?: string; at?: string | null; note?: string | null };
}

const after: Partial<Record<Asked["action"], ClaimStatus>> = {
  manageDelay: "MANAGED",
  confirmArrival: "NO_FINISH_ARRIVAL_INTIME",
  confirmCompletion: "FINISHED",
  cancelProvider: "NO_SUPPLIER",
  cancelService: "FINISHED",
  undoManageDelay: "PENDING_ARRIVAL_CRITICAL",
};

export function deeds(db: Db) {
  const deed =
    (action: Asked["action"]) =>
    async ({ input }: { input: Asked["input"] }): Promise<Claim> => {
      db.deeds.push({ action, input });
      const code = await db.answerDeed?.({ action, input });
      const claim = db.claims.get(input.claimId);
      if (code === "PENDING") return { ...claim!, pendingAction: { action, since: new Date().toISOString() } };
      if (code || !claim) throw new GraphQLError(code ?? "NOT_FOUND", { extensions: { code: code ?? "NOT_FOUND" } });
      const changed = { ...claim, version: claim.version + 1, status: after[action] ?? claim.status };
      db.claims.set(claim.id, changed);
      return changed;
    };
  return {
    manageDelay: deed("manageDelay"),
    undoManageDelay: deed("undoManageDelay"),
    confirmArrival: deed("confirmArrival"),
    confirmCompletion: deed("confirmCompletion"),
    cancelProvider: deed("cancelProvider"),
    cancelService: deed("cancelService"),
    registerVisit({ input }: { input: { claimId: string } }): Claim {
      const claim = db.claims.get(input.claimId)!;
      const visit = { id: `visit-${db.visits++}`, user: db.signedIn, name: "Operator Test", at: new Date().toISOString() };
      const changed = { ...claim, visits: [visit, ...(claim["visits"] as object[])] };
      db.claims.set(claim.id, changed);
      return changed;
    },
  };
}
