import { alarmLimits, type AlarmCause, causeOfStatus } from "../alarms/alarms";
import type { Settings } from "../settings/kpiSettings";
import { assignmentOf, type DelayKind, delayOfStatus, dueProcessesOf } from "./automation";
import { evaluateClaimStatus } from "./claimStatus";
import type { StatusInputs } from "./statusLog";

export interface LoggedFacts {
  at: number;
  /** `null` if the viewer could not see the claim at that time. */
  inputs: StatusInputs | null;
}

/** ALARM: an alarm is raised. CALL: a call to the contact centre, a contact list entry or an automatic completion is due. */
export interface ReplayedEvent {
  kind: "ALARM" | "CALL";
  at: number;
}

/**
 * Returns the alarms and calls until `until` under these settings. Logged events stay unchanged, an automatic completion ends the claim,
 * and missing phones or lists are ignored.
 */
export function replaySettings(facts: readonly LoggedFacts[], createdAt: number, settings: Settings, until: number): ReplayedEvent[] {
  const replay = new ClaimReplay(createdAt, settings);
  facts.forEach(({ at, inputs }, i) => inputs && replay.follow(inputs, at, Math.min(facts[i + 1]?.at ?? until, until)));
  return replay.events;
}

class ClaimReplay {
  readonly events: ReplayedEvent[] = [];
  private alarm: AlarmCause | null = null;
  private readonly alarmEndedAt = new Map<AlarmCause, number>();
  private late: { delay: DelayKind; since: number } | null = null;
  private readonly called = new Set<string>();
  private isCompleted = false;

  constructor(
    private readonly createdAt: number,
    private readonly settings: Settings,
  ) {}

  follow(inputs: StatusInputs, from: number, to: number): void {
    for (let at = from; at < to && !this.isCompleted;) {
      const { status, nextChangeAt } = evaluateClaimStatus(inputs.claim, inputs.resource, this.settings, at);
      const next = Math.min(nextChangeAt ?? Infinity, to);
      this.enterAlarm(causeOfStatus(status), at);
      const delay = delayOfStatus[status] ?? null;
      if (delay !== (this.late?.delay ?? null)) this.late = delay && { delay, since: at };
      this.call(inputs, status, at, next);
      at = next;
    }
  }

  private enterAlarm(cause: AlarmCause | null, at: number): void {
    if (cause === this.alarm) return;
    if (this.alarm) this.alarmEndedAt.set(this.alarm, at);
    this.alarm = cause;
    if (cause && at - (this.alarmEndedAt.get(cause) ?? -Infinity) > alarmLimits.dampedMs) this.events.push({ kind: "ALARM", at });
  }

  private call({ claim, resource }: StatusInputs, status: Parameters<typeof causeOfStatus>[0] & string, from: number, to: number): void {
    const lateSince = this.late?.since ?? null;
    const facts = { claim, resource, settings: this.settings, status, lateSince, createdAt: this.createdAt };
    for (let at: number | null = from; at !== null && at < to;) {
      const { due, nextDueAt } = dueProcessesOf(facts, at);
      const completes = due.some(({ process }) => process === "AUTOMATIC_COMPLETION");
      // No calls are made while the work is being completed automatically.
      for (const { process, episode } of due.filter((call) => !completes || call.process === "AUTOMATIC_COMPLETION")) {
        const name = `${process} ${assignmentOf(claim)} ${episode}`;
        if (!this.called.has(name)) this.events.push({ kind: "CALL", at });
        this.called.add(name);
      }
      this.isCompleted = completes;
      at = completes ? null : nextDueAt;
    }
  }
}
