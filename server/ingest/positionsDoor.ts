import type { Counter } from "prom-client";
import type { Fix } from "../positions/fixes";
import type { PositionWriter } from "../positions/writer";
import type { IngestAnswer } from "./answer";
import { refusalTexts } from "./refusals";
import type { Fault } from "./traccar";

/**
 * Takes what a door read, of the AMA instances that its sender may write to: faults are answered by their field, fixes by what became of
 * them. Line numbers begin with 1.
 */
export async function takePositions(
  writer: PositionWriter,
  counted: Counter<"outcome">,
  read: (Fix | Fault)[],
  instances: ReadonlySet<string> | "all" = "all",
): Promise<IngestAnswer> {
  const answer: IngestAnswer = { accepted: 0, unchanged: 0, refused: [] };
  const fixes = read.flatMap((one, i) => ("device" in one ? [{ line: i + 1, fix: one }] : []));
  read.forEach((one, i) => {
    if ("message" in one) answer.refused.push({ line: i + 1, field: one.field, code: "UNREADABLE", message: one.message });
  });
  const outcomes = await writer.take(fixes.map(({ fix }) => (instances === "all" ? fix : { ...fix, instances })));
  outcomes.forEach((outcome, i) => {
    counted.inc({ outcome: outcome ?? "TAKEN" });
    if (outcome === null) answer.accepted++;
    else answer.refused.push({ line: fixes[i]!.line, field: "position", code: outcome, message: refusalTexts[outcome] });
  });
  counted.inc({ outcome: "UNREADABLE" }, read.length - fixes.length);
  answer.refused.sort((a, b) => a.line - b.line);
  return answer;
}
