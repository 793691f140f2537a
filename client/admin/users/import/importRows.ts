import { userImportColumns, type UserImportColumn, userImportLimits } from "../../../../schema/rules/access/people";
import { textLimits } from "../../../../schema/rules/requests/inputLimits";
import type { ImportUserRow } from "../../../gql/graphql";
import { readCsv } from "./csv";

export type FileProblem = { why: "EMPTY" } | { why: "TOO_LONG"; lines: number } | { why: "COLUMNS"; missing: UserImportColumn[] };

const needed: readonly UserImportColumn[] = ["user", "name", "email", "profile"];

/** Reads users by the column names of the first line, in any order and case. Unknown columns are ignored. */
export async function importRows(text: string): Promise<{ rows: ImportUserRow[] } | FileProblem> {
  const [head, ...lines] = await readCsv(text);
  if (!head || !lines.length) return { why: "EMPTY" };
  if (lines.length > userImportLimits.lines) return { why: "TOO_LONG", lines: lines.length };
  const names = head.cells.map((name) => name.trim().toLowerCase());
  const place = (column: UserImportColumn): number => names.indexOf(column.toLowerCase());
  const missing = needed.filter((column) => place(column) < 0);
  if (missing.length) return { why: "COLUMNS", missing };
  const rows = lines.map(({ line, cells }): ImportUserRow => {
    // Truncated values are still over the server's limit, so the server rejects them.
    const cell = (column: UserImportColumn, most: number): string => (cells[place(column)] ?? "").trim().slice(0, most);
    return {
      line,
      user: cell("user", textLimits.account),
      name: cell("name", textLimits.name),
      email: cell("email", textLimits.account),
      language: cell("language", textLimits.identifier),
      profile: cell("profile", textLimits.identifier),
      specificProfile: cell("specificProfile", textLimits.name),
      instances: cell("instances", textLimits.prose),
      signIn: cell("signIn", textLimits.identifier),
    };
  });
  return { rows };
}

export const sampleRows: readonly (readonly string[])[] = [
  userImportColumns,
  ["ana.sample", "Ana Sample", "ana.sample@example.org", "es", "OPERADOR", "", "ES", "PASSWORD"],
  ["rui.sample", "Rui Sample", "rui.sample@example.org", "pt", "SUPERVISOR", "", "ES PT", "DIRECTORY"],
];
