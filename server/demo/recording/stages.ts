import { MINUTE_MS } from "../../../schema/rules/durations";
import { assignmentCode, iso, milestone, type ClaimRecord } from "../records";
import type { Random } from "../random";

export interface StageInput {
  occurredAt: number;
  now: number;
  base: string | undefined;
}

/**
 * Invents the stage of a replayed claim: a third waits, a tenth is scheduled, a nearby base serves the rest. The last event is within two
 * hours, so that promises still matter.
 */
export function stageOf(random: Random, { occurredAt, now, base }: StageInput): Partial<ClaimRecord> {
  const draw = random.next();
  const recent = random.between(2, 110) * MINUTE_MS;
  const minutes = random.whole(30, 75);
  const since = (ago: number): number => Math.round(Math.max(occurredAt, now - ago));
  if (draw < 0.1) {
    const planned = Math.round(now + random.between(-20, 600) * MINUTE_MS);
    const start = Math.max(planned, occurredAt);
    return { swprogramado: 1, fhplanificai: iso(start), fhplanificaf: iso(start + 30 * MINUTE_MS) };
  }
  if (draw < 0.4 || base === undefined) return { fhnosupplier: iso(since(recent / 3)) };
  const travelMs = random.between(15, 60) * MINUTE_MS;
  const onSite = draw > 0.75;
  const assignedAt = since(onSite ? recent + travelMs : recent);
  const acceptedAt = Math.min(assignedAt + 2 * MINUTE_MS, now);
  const milestones = [milestone("ACCEPTANCE", acceptedAt)];
  if (onSite) milestones.push(milestone("ARRIVAL", Math.max(Math.min(assignedAt + Math.round(travelMs), now), acceptedAt)));
  return { cdprovee: base, fhasignacion: iso(assignedAt), eta: minutes, tpasignacion: assignmentCode("MANUAL"), milestones };
}
