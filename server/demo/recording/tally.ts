import type { Answer, Rejection } from "../endpoints";

export interface PartResult {
  name: string;
  sent: number;
  accepted: number;
  unchanged: number;
  refused: number;
  unsent: number;
  elapsedMs: number;
}
export const newTally = (name: string): PartResult => ({ name, sent: 0, accepted: 0, unchanged: 0, refused: 0, unsent: 0, elapsedMs: 0 });

export interface Sent {
  id: string;
  line: number;
}

export function count(tally: PartResult, answer: Answer, sent: readonly Sent[]): string[] {
  tally.sent += sent.length;
  tally.accepted += answer.accepted;
  tally.unchanged += answer.unchanged + answer.stale;
  tally.refused += answer.refused.length;
  const describe = (verb: string, { line, field, code, message }: Rejection): string => {
    const row = sent[line - 1];
    return `${verb} ${tally.name} ${row?.id || "(no id)"} line ${row?.line ?? line}${field ? ` field ${field}` : ""}: ${code} ${message}`;
  };
  return [
    ...answer.refused.map((rejection) => describe("refused", rejection)),
    ...answer.warnings.map((rejection) => describe("warning", rejection)),
  ];
}

export function table(tallies: readonly PartResult[]): string {
  const head = ["", "sent", "accepted", "unchanged", "refused", "not sent", "seconds"];
  const rows = tallies.map((t) =>
    [t.name, t.sent, t.accepted, t.unchanged, t.refused, t.unsent, (t.elapsedMs / 1_000).toFixed(1)].map(String),
  );
  const width = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(width[i]!) : cell.padStart(width[i]!))).join("  ");
  return [head, ...rows].map(line).join("\n");
}
