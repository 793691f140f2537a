// figures.md: what the last benchmark of each kind found, and on what machine.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { format } from "oxfmt";
import { projectRoot } from "../../server/platform/projectRoot";

const file = join(projectRoot, "tests/bench/figures.md");
const head = `# Figures

Written by \`npm run bench\`, never by hand. A ratio compares neighbours in time, in one run, on one machine; times alone depend on what else the
machine does, which is why its load (processes that want to run) stands beside them.
`;

export type Cell = string | number | null;
/** Three digits are what a measurement is good for. */
const shown = (cell: Cell): string =>
  typeof cell === "number" ? Number(cell.toPrecision(3)).toLocaleString("en", { maximumFractionDigits: 10 }) : (cell ?? "–");

export const table = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [columns, columns.map(() => "-"), ...rows.map((row) => row.map(shown))].map((row) => `| ${row.join(" | ")} |`).join("\n");

/** Runs a benchmark and writes its section; the others stay as they are. */
export async function section(title: string, measure: () => Promise<string>): Promise<void> {
  const load = (): string => loadavg()[0]!.toFixed(1);
  const before = load();
  const text = await measure();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`;
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}, load ${before} before and ${load()} after.`;
  const written = existsSync(file) ? readFileSync(file, "utf8") : head;
  const sections = new Map(
    written
      .split(/^## /m)
      .slice(1)
      .map((one) => [one.slice(0, one.indexOf("\n")), one.slice(one.indexOf("\n"))]),
  );
  sections.set(title, `\n\n${measured}\n\n${text}\n`);
  const all = [head, ...[...sections].map(([name, body]) => `## ${name}${body}`)].join("\n");
  writeFileSync(file, (await format(file, all, { printWidth: 140 })).code);
}
