// Rows and bytes per claim, and per year with ten thousand claims a day and the retention of each table.
import type { Growth } from "./growth.bench";
import { table } from "./figures";

const CLAIMS_A_DAY = 10_000;
/** A fix each ten seconds. */
const FIXES_AN_HOUR = 360;
const DAYS = { claims: 730, logs: 90, changes: 2, year: 365 } as const;

/** Tables that grow with the claims, and for how many days their rows are kept by default; more than a year counts as a year. */
const keptDays: Record<string, number> = {
  ...Object.fromEntries(
    [
      "claims",
      "milestones",
      "movements",
      "trips",
      "milestone_positions",
      "claim_actions",
      "visits",
      "claim_search_keys",
      "claim_supplier_search_keys",
    ].map((name) => [name, DAYS.claims]),
  ),
  // Until the claim that they are about, and longer: what it added to the figures stays for good.
  counted_sources: DAYS.claims,
  ...Object.fromEntries(
    ["status_log", "audit", "process_runs", "alarms", "outbox", "api_errors", "simulator_calls", "contact_list_entries"].map((name) => [
      name,
      DAYS.logs,
    ]),
  ),
  changes: DAYS.changes,
};

export function growthTables({ claims, tables }: Growth): string {
  const rows = tables
    .filter(({ table: name, rows: count }) => name in keptDays && count > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ table: name, rows: count, bytes }) => {
      const days = keptDays[name]!;
      const stored = Math.min(days, DAYS.year) * CLAIMS_A_DAY;
      return {
        name,
        days,
        count: count / claims,
        bytes: bytes / claims,
        storedRows: (count / claims) * stored,
        gigabytes: ((bytes / claims) * stored) / 1e9,
      };
    });
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((all, row) => all + of(row), 0);
  const fixes = tables.find(({ table: name }) => name === "position_history")!;
  const seals = tables.find(({ table: name }) => name === "audit_seals")!;
  const fixBytes = fixes.bytes / Math.max(1, fixes.rows);
  const sealBytes = seals.bytes / Math.max(1, seals.rows);
  return `${claims.toLocaleString("en")} claims from their first record to their end, four records each that come one by one, with nobody who acts on them; indexes counted. A year
of ${CLAIMS_A_DAY.toLocaleString("en")} claims a day, with what is kept by default.\n\n${table(
    ["table", "kept, days", "rows a claim", "bytes a claim", "rows after a year", "GB after a year"],
    [
      ...rows.map((row) => [row.name, row.days, row.count, row.bytes, row.storedRows, row.gigabytes]),
      [
        "all",
        null,
        sum(({ count }) => count),
        sum(({ bytes }) => bytes),
        sum(({ storedRows }) => storedRows),
        sum(({ gigabytes }) => gigabytes),
      ],
    ],
  )}\n\n${table(
    ["what else", "kept, days", "rows", "bytes a row", "bytes"],
    [
      ["history of positions, a resource and hour, a fix each 10 s", DAYS.changes, FIXES_AN_HOUR, fixBytes, FIXES_AN_HOUR * fixBytes],
      ["the same of 1,000 resources, at the most", DAYS.changes, FIXES_AN_HOUR * 48_000, fixBytes, FIXES_AN_HOUR * 48_000 * fixBytes],
      ["seals of the audit, one a second", 7, 7 * 86_400, sealBytes, 7 * 86_400 * sealBytes],
      ["seals of the audit, folded, of a year", null, 358, sealBytes, 358 * sealBytes],
    ],
  )}`;
}
