import type { Alarm, AlarmPerson } from "../../schema/claims/alarms";
import type { AuditEvent } from "../audit/record";
import type { AlarmColumns } from "./claimAlarms";

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

/** Names the claim, so that everyone who may read the claim's audit may read this row. */
export const alarmEvent = (
  action: string,
  { id, claimId, cause }: Pick<AlarmColumns, "id" | "claimId" | "cause">,
  more: Record<string, unknown>,
): AuditEvent => ({
  action: `alarm.${action}`,
  ...(claimId === null ? { model: "alarm", entityId: id } : { model: "claim", entityId: claimId }),
  after: { alarm: id, cause, ...more },
});
