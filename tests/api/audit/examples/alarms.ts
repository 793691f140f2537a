import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { claimRecord, minutes } from "../../../fixtures/records";
import type { AlarmMutation } from "../../../fixtures/alarms";
import type { Example, ExampleSender } from "./sender";

export async function* alarmExamples({ app, operator, send }: ExampleSender): AsyncGenerator<Example> {
  const supervisor = await app.signIn("supervisor");
  const { data } = await app.graphql<{ userInfo: { userId: string } }>("{ userInfo { userId } }", {}, supervisor);
  const key = await app.key("ingest");
  const inputs: [AlarmMutation, object][] = [
    ["acknowledgeAlarms", {}],
    ["reopenAlarms", {}],
    ["takeAlarms", {}],
    ["snoozeAlarms", { minutes: 5, reason: "On its way" }],
    ["passAlarms", { userId: data!.userInfo.userId, note: "Yours" }],
  ];
  for (const [mutation, input] of inputs) {
    const claimId = `alarm ${randomUUID()}`;
    await app.ingest("claims", [claimRecord(claimId, { fhocurrencia: minutes(-20) })], key);
    const [alarm] = await app.db.execute<{ id: string }>(sql`select id from alarms where claim_id = ${claimId}`);
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    if (mutation === "reopenAlarms") await send("acknowledgeAlarms", "AcknowledgeAlarmsInput", { ids: [alarm!.id] }, "{ id }", operator);
    const done = () => send(mutation, type, { ids: [alarm!.id], ...input }, "{ id }", operator);
    yield { mutation, leaves: [`alarm.${mutation.replace("Alarms", "")}`], done, again: done };
  }
}
