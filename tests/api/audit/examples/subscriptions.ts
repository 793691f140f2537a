import type { Example, ExampleSender } from "./sender";

export async function* subscriptionExamples({ app, send, byId }: ExampleSender): AsyncGenerator<Example> {
  await app.db.execute("update users set email = 'admin@example.test' where \"user\" = 'admin'");
  const input = {
    name: "Audited",
    instanceId: "ES",
    formats: ["PDF"],
    frequency: "WEEKLY",
    weekday: 1,
    hour: 8,
    timeZone: "Europe/Madrid",
  };
  const saved = { id: "", updatedAt: "" };
  const save = (more: object) => send("saveReportSubscription", "SaveReportSubscriptionInput", { ...input, ...more }, "{ id updatedAt }");
  const created = async () => void Object.assign(saved, await save({}));
  yield { mutation: "saveReportSubscription", leaves: ["reportSubscription.create"], done: created, again: created };
  const change = () => save({ ...saved, hour: 9 });
  yield { mutation: "saveReportSubscription", leaves: ["reportSubscription.change"], done: change, again: change };
  const remove = () => byId("deleteReportSubscription", saved.id);
  yield { mutation: "deleteReportSubscription", leaves: ["reportSubscription.delete"], done: remove, again: remove };
  let id = "";
  const alert = (level: string) => async () =>
    void ({ id } = await send("saveIndicatorAlert", "SaveIndicatorAlertInput", { instanceId: "ES", key: "CLAIMS_PER_DAY", level }));
  yield { mutation: "saveIndicatorAlert", leaves: ["indicatorAlert.create"], done: alert("WARNING"), again: alert("WARNING") };
  yield { mutation: "saveIndicatorAlert", leaves: ["indicatorAlert.change"], done: alert("CRITICAL"), again: alert("CRITICAL") };
  const end = () => byId("deleteIndicatorAlert", id);
  yield { mutation: "deleteIndicatorAlert", leaves: ["indicatorAlert.delete"], done: end, again: end };
}
