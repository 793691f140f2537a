import { type ActionOrUndo, createActionFixture, request } from "../../../fixtures/claims/actions";
import { type BulkActionName, isHeldAction } from "../../../../schema/rules/claims/actions";
import type { ClaimStatus } from "../../../../schema/rules/lists/claims";
import type { Example, ExampleSender } from "./sender";

type BulkMutation = `${BulkActionName}s`;

export async function* claimExamples({ app, operator, send }: ExampleSender): AsyncGenerator<Example> {
  const actionFixture = createActionFixture(app);
  const actionExample = (
    mutation: ActionOrUndo,
    id: string,
    leaves = [`claim.${mutation}`, `claim.${mutation}.done`],
    requestId = request(),
  ): Example => {
    const done = () => actionFixture.actSuccessfully(operator, mutation, id, { requestId });
    return { mutation, leaves, done, again: done };
  };
  const delayed = await actionFixture.claimIn(operator, "PENDING_ARRIVAL");
  const delay = request();
  yield actionExample("manageDelay", delayed, ["claim.manageDelay"], delay);
  yield actionExample("undoManageDelay", delayed, ["claim.undoManageDelay"], delay);
  yield actionExample("confirmArrival", await actionFixture.claimIn(operator, "PENDING_ARRIVAL"));
  yield actionExample("confirmCompletion", await actionFixture.claimIn(operator, "NO_FINISHED"));
  yield actionExample("cancelService", await actionFixture.claimIn(operator, "NO_SUPPLIER"));
  yield actionExample("cancelProvider", await actionFixture.claimIn(operator, "PENDING_ARRIVAL"));
  const bulkExample = async (mutation: BulkMutation, status: ClaimStatus): Promise<Example> => {
    const ids = await actionFixture.claimsIn(operator, [status, status]);
    const input = { requestId: request() };
    const action = mutation.slice(0, -1) as BulkActionName;
    const leaves = [`claim.${action}`, `claim.${action}.done`].slice(0, isHeldAction(action) ? 1 : 2).flatMap((event) => [event, event]);
    const done = () => actionFixture.actOnMany(operator, action, ids, input);
    return { mutation, leaves, done, again: done };
  };
  yield await bulkExample("manageDelays", "PENDING_ARRIVAL");
  yield await bulkExample("confirmArrivals", "PENDING_ARRIVAL");
  yield await bulkExample("confirmCompletions", "NO_FINISHED");
  yield {
    mutation: "registerVisit",
    leaves: ["claim.visit"],
    done: () => send("registerVisit", "RegisterVisitInput", { claimId: delayed }, "{ id }", operator),
  };
}
