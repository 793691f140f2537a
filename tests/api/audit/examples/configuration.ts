import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { TestApp } from "../../../fixtures/app";
import type { Example, ExampleSender } from "./sender";

export async function* configurationExamples({ app, admin, ask, send, byId }: ExampleSender): AsyncGenerator<Example> {
  const list = { instanceId: "ES", supplement: "AUDIT", listId: "L", name: "Audited" };
  const saved = { id: "" };
  yield {
    mutation: "saveContactList",
    leaves: ["contactList.save"],
    done: async () => Object.assign(saved, await send("saveContactList", "SaveContactListInput", list)),
    again: () => send("saveContactList", "SaveContactListInput", { ...list, ...saved }),
  };
  yield { mutation: "deleteContactList", leaves: ["contactList.delete"], done: () => byId("deleteContactList", saved.id) };
  const holidays = { instanceId: "ES", name: "Audited" };
  const listed = { id: "" };
  yield {
    mutation: "saveHolidayList",
    leaves: ["holidayList.save"],
    done: async () => Object.assign(listed, await send("saveHolidayList", "SaveHolidayListInput", holidays)),
    again: () => send("saveHolidayList", "SaveHolidayListInput", { ...holidays, ...listed }),
  };
  const holiday = (more: object) => ({ listId: listed.id, day: "2026-12-25", name: "Christmas", ...more });
  const replaces = () => holiday({ replaces: "2026-12-25" });
  yield {
    mutation: "saveHoliday",
    leaves: ["holiday.save"],
    done: () => send("saveHoliday", "SaveHolidayInput", holiday({})),
    again: () => send("saveHoliday", "SaveHolidayInput", replaces()),
  };
  const source = { country: "ES", firstYear: 2026, lastYear: 2026 };
  const imported = () => send("importHolidays", "ImportHolidaysInput", { listId: listed.id, source }, "{ added { day } }");
  yield { mutation: "importHolidays", leaves: ["holidays.import"], done: imported, again: imported };
  yield {
    mutation: "removeHoliday",
    leaves: ["holiday.remove"],
    done: () => send("removeHoliday", "RemoveHolidayInput", { listId: listed.id, day: "2026-12-25" }),
  };
  yield { mutation: "deleteHolidayList", leaves: ["holidayList.delete"], done: () => byId("deleteHolidayList", listed.id) };
  const values = [{ key: "MOBILE_DELAY", value: 11 }];
  const settings = () =>
    send("changeKpiSettings", "ChangeKpiSettingsInput", { instanceId: "ES", requestId: randomUUID(), values }, "{ key }");
  yield { mutation: "changeKpiSettings", leaves: ["kpiSettings.change"], done: settings, again: settings };
  const stored = '{ actionReasons(instanceId: "ES") { updatedAt } }';
  const reasons = async (...some: string[]) => {
    const [{ updatedAt } = { updatedAt: "" }] = await ask<{ updatedAt: string }[]>(app, stored, {}, admin);
    const input = { instanceId: "ES", action: "MANAGE_DELAY", reasons: some, updatedAt };
    return send("saveActionReasons", "SaveActionReasonsInput", input, "{ action }");
  };
  yield {
    mutation: "saveActionReasons",
    leaves: ["actionReasons.save"],
    done: () => reasons("Snow", "Road closed"),
    again: () => reasons(" Snow", "Road  closed"),
  };
  const indicator = () =>
    send("saveIndicatorSetting", "SaveIndicatorSettingInput", { instanceId: "ES", key: "ALARMS", warning: 5, critical: 9 }, "{ key }");
  yield { mutation: "saveIndicatorSetting", leaves: ["indicators.save"], done: indicator, again: indicator };
  const erase = () => send("eraseClaims", "EraseClaimsInput", { claimId: "NOBODY-S", reason: "asked for" });
  yield { mutation: "eraseClaims", leaves: ["claims.erase"], done: erase };
  const behave = () => send("setSimulator", "SetSimulatorInput", { integration: "ASSISTANCE", slowMs: 1 }, "{ integration }");
  yield { mutation: "setSimulator", leaves: ["standIn.set"], done: behave, again: behave };
  const user = `audited.${randomUUID().slice(0, 8)}`;
  const rows = [{ line: 1, user, name: "Audited", email: `${user}@example.test`, profile: "OPERADOR", instances: "ES" }];
  const importUser = () => send("importUsers", "ImportUsersInput", { requestId: user, rows }, "{ userId }");
  yield { mutation: "importUsers", leaves: ["user.create"], done: importUser, again: importUser };
  const waiting = await mailThatFailed(app);
  const resend = () => byId("resendOutboxCall", waiting);
  yield { mutation: "resendOutboxCall", leaves: ["outbox.resend"], done: resend };
  const stop = (id: string) => () => byId("stopOutboxCall", id);
  const other = stop(await mailThatFailed(app));
  yield { mutation: "stopOutboxCall", leaves: ["outbox.stop"], done: other, again: other };
}

/** It waits for its next attempt, an hour from now. */
async function mailThatFailed(app: TestApp): Promise<string> {
  const [row] = await app.db.execute<{ id: string }>(sql`
    insert into outbox (id, key, integration, operation, body, state, attempts, due_at, created_at)
    select gen_random_uuid(), gen_random_uuid()::text, 'MAIL', 'sendMail', jsonb_build_object('kind', 'passwordChanged', 'userId', id), 'WAITING', 1,
      now() + interval '1 hour', now() from users where "user" = 'operator' returning id`);
  return row!.id;
}
