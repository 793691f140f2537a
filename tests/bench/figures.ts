// dist/bench/figures.md: tables of the last benchmark of each kind, with the machine. figures.md: two rows of each first table.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { dirname, join } from "node:path";
import { format } from "oxfmt";
import { projectRoot } from "../../server/platform/projectRoot";

const files = { tables: join(projectRoot, "dist/bench/figures.md"), summary: join(projectRoot, "tests/bench/figures.md") };
const head = `# Figures

Written by \`npm run bench\`, never by hand. A ratio compares two measurements that alternate in one run on one machine. Times alone depend on
other work of the machine, so its load (processes ready to run) is given. This page has the first and the last row of the first table of each
benchmark; \`dist/bench/figures.md\` has all tables.
`;

export type Cell = string | number | null;
/** Three digits are what a measurement is good for. */
const shown = (cell: Cell): string =>
  typeof cell === "number" ? Number(cell.toPrecision(3)).toLocaleString("en", { maximumFractionDigits: 10 }) : (cell ?? "–");

export const table = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [columns, columns.map(() => "-"), ...rows.map((row) => row.map(shown))].map((row) => `| ${row.join(" | ")} |`).join("\n");

export type Columns<F> = readonly (readonly [header: string, cell: (figure: F) => Cell])[];
export const tableOf = <F>(figures: readonly F[], columns: Columns<F>): string =>
  table(
    columns.map(([header]) => header),
    figures.map((figure) => columns.map(([, cell]) => cell(figure))),
  );

/** Header, first and last row of the first table: the smallest and the largest case. */
export function summaryOf(text: string): string {
  const rows = /(?:^\|.*\n?)+/m.exec(text)?.[0].trim().split("\n") ?? [];
  return [...rows.slice(0, 3), ...rows.slice(3).slice(-1)].join("\n");
}

/** Runs a benchmark and writes its section; the others stay as they are. */
export async function section(title: string, measure: () => Promise<string>): Promise<void> {
  const load = (): string => loadavg()[0]!.toFixed(1);
  const before = load();
  const text = await measure();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`;
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}, load ${before} before and ${load()} after.`;
  await writeSection(files.tables, title, `${measured}\n\n${text}`);
  await writeSection(files.summary, title, `${measured}\n\n${summaryOf(text)}`);
}

async function writeSection(file: string, title: string, text: string): Promise<void> {
  const written = existsSync(file) ? readFileSync(file, "utf8") : head;
  const sections = new Map(
    written
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n"))]),
  );
  sections.set(title, `\n\n${text}\n`);
  const all = [head, ...[...sections].map(([name, body]) => `## ${name}${body}`)].join("\n");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, (await format(file, all, { printWidth: 140 })).code);
}
