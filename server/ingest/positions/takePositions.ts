import type { Counter } from "prom-client";
import type { Fix } from "../../positions/fixes";
import type { FixOutcome } from "../../positions/positions.actions";
import type { PositionWriter } from "../../positions/positionWriter";
import type { WordedError } from "../../platform/recordOutcome";
import type { IngestAnswer } from "../answer";
import { fixRejectionTexts } from "./rejectionTexts";
import type { UnreadableMessage } from "./traccar";

/**
 * Takes what an endpoint read, of the AMA instances that its sender may write to: faults are answered by their field, fixes by what became of
 * them. Line numbers begin with 1.
 */
export async function takePositions(
  writer: PositionWriter,
  positionCounter: Counter<"outcome">,
  messages: (Fix | UnreadableMessage)[],
  instances: ReadonlySet<string> | "all" = "all",
): Promise<IngestAnswer> {
  const answer: IngestAnswer = { accepted: 0, unchanged: 0, refused: [] };
  const fixes = messages.flatMap((one, i) => ("device" in one ? [{ line: i + 1, fix: one }] : []));
  messages.forEach((one, i) => {
    if ("message" in one) answer.refused.push({ line: i + 1, field: one.field, code: "UNREADABLE", message: one.message });
  });
  const outcomes = await writer.take(fixes.map(({ fix }) => fixFrom(fix, instances)));
  outcomes.forEach((one, i) => {
    const outcome = outcomeOf(one, positionCounter);
    if (outcome === "accepted") answer.accepted++;
    else answer.refused.push({ line: fixes[i]!.line, ...outcome[0] });
  });
  positionCounter.inc({ outcome: "UNREADABLE" }, messages.length - fixes.length);
  answer.refused.sort((a, b) => a.line - b.line);
  return answer;
}

/** A fix as its sender may write it. */
export const fixFrom = (fix: Fix, instances: ReadonlySet<string> | "all"): Fix => (instances === "all" ? fix : { ...fix, instances });

/** What became of a fix, in the words of an answer; counted. */
export function outcomeOf(outcome: FixOutcome, positionCounter: Counter<"outcome">): "accepted" | [WordedError<string>] {
  positionCounter.inc({ outcome: outcome ?? "TAKEN" });
  return outcome === null ? "accepted" : [{ field: "position", code: outcome, message: fixRejectionTexts[outcome] }];
}
