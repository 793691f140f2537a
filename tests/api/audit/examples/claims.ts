import { type ActionOrUndo, createActionFixture, request } from "../../../fixtures/claims/actions";
import type { Example, ExampleSender } from "./sender";

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
  yield {
    mutation: "registerVisit",
    leaves: ["claim.visit"],
    done: () => send("registerVisit", "RegisterVisitInput", { claimId: delayed }, "{ id }", operator),
  };
}
