import type { Counter } from "prom-client";
import type { Fix } from "../../positions/fixes";
import type { PositionWriter } from "../../positions/positionWriter";
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
  const outcomes = await writer.take(fixes.map(({ fix }) => (instances === "all" ? fix : { ...fix, instances })));
  outcomes.forEach((outcome, i) => {
    positionCounter.inc({ outcome: outcome ?? "TAKEN" });
    if (outcome === null) answer.accepted++;
    else answer.refused.push({ line: fixes[i]!.line, field: "position", code: outcome, message: fixRejectionTexts[outcome] });
  });
  positionCounter.inc({ outcome: "UNREADABLE" }, messages.length - fixes.length);
  answer.refused.sort((a, b) => a.line - b.line);
  return answer;
}
