import type { Counter } from "prom-client";
import type { Fix } from "../../positions/fixes";
import type { FixOutcome } from "../../positions/positions.actions";
import type { PositionWriter } from "../../positions/positionWriter";
import type { Scope, Sender } from "../../platform/viewer";
import type { WordedError } from "../../platform/recordOutcome";
import type { IngestAnswer } from "../answer";
import { fixRejectionTexts } from "../../positions/rejectionTexts";
import type { UnreadableMessage } from "./traccar";

/** Stores positions within the sender's permissions. Unreadable messages are rejected with their field. Line numbers start at 1. */
export async function takePositions(
  writer: PositionWriter,
  positionCounter: Counter<"outcome">,
  messages: (Fix | UnreadableMessage)[],
  sender: PositionSender,
): Promise<IngestAnswer> {
  const answer: IngestAnswer = { accepted: 0, unchanged: 0, refused: [] };
  const fixes = messages.flatMap((message, i) => ("device" in message ? [{ line: i + 1, fix: message }] : []));
  messages.forEach((message, i) => {
    if ("message" in message)
      answer.refused.push({ line: i + 1, id: null, field: message.field, code: "UNREADABLE", message: message.message });
  });
  const outcomes = await writer.take(fixes.map(({ fix }) => fixFrom(fix, sender)));
  outcomes.forEach((result, i) => {
    const outcome = outcomeOf(result, positionCounter);
    if (outcome === "accepted") answer.accepted++;
    else answer.refused.push({ line: fixes[i]!.line, id: fixes[i]!.fix.device, ...outcome[0] });
  });
  positionCounter.inc({ outcome: "UNREADABLE" }, messages.length - fixes.length);
  answer.refused.sort((a, b) => a.line - b.line);
  return answer;
}

export type PositionSender = Pick<Sender, "devices"> & { scope: Pick<Scope, "instances"> };

/** Limits a fix to the instances of its sender; to none if the sender is bound to other devices. */
export function fixFrom(fix: Fix, { scope: { instances }, devices }: PositionSender): Fix {
  const device = devices ? boundDevice(fix.device, devices, instances) : fix.device;
  if (device === undefined) return { ...fix, instances: new Set() };
  return instances === "all" ? fix : { ...fix, device, instances };
}

function boundDevice(device: string, devices: readonly string[], instances: ReadonlySet<string> | "all"): string | undefined {
  if (devices.includes(device)) return device;
  const ofInstances = instances === "all" ? [] : [...instances];
  if (ofInstances.some((instance) => devices.some((code) => `${code}@${instance}` === device))) return device;
  return ofInstances.map((instance) => `${device}@${instance}`).find((qualified) => devices.includes(qualified));
}

export function outcomeOf(outcome: FixOutcome, positionCounter: Counter<"outcome">): "accepted" | [WordedError<string>] {
  positionCounter.inc({ outcome: outcome ?? "TAKEN" });
  return outcome === null ? "accepted" : [{ field: "position", code: outcome, message: fixRejectionTexts[outcome] }];
}
