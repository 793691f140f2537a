import type { Alarm, AlarmPerson } from "../../schema/alarms";
import type { AuditEvent } from "../audit/record";
import type { AlarmColumns } from "./claimAlarms";

/** A stored alarm as it is answered, and nothing else of it; `feed`: the name of the feed that it is about. */
export const toAlarm = (
  { byId, byName, toId, toName, feedId: _feedId, callId: _callId, changedAt: _changedAt, ...alarm }: AlarmColumns,
  feed: string | null,
): Alarm => ({
  ...alarm,
  feed,
  by: personOf(byId, byName),
  to: personOf(toId, toName),
});

const personOf = (id: string | null, name: string | null): AlarmPerson | null => (id === null ? null : { id, name: name ?? "" });

/** What the audit says of an alarm. It names the claim, so that whoever may read of that one may read it. */
export const alarmEvent = (
  action: string,
  { id, claimId, cause }: Pick<AlarmColumns, "id" | "claimId" | "cause">,
  more: Record<string, unknown>,
): AuditEvent => ({
  action: `alarm.${action}`,
  ...(claimId === null ? { model: "alarm", entityId: id } : { model: "claim", entityId: claimId }),
  after: { alarm: id, cause, ...more },
});
