// Streaming XLSX writer. Texts are inline strings, so none is a formula. Sheets and styles are written after the rows.
import { DAY_MS } from "../../../schema/rules/durations";
import { exportLimits } from "../../../schema/rules/exports/exports";
import { type Cell, localMs } from "./cells";
import type { Sink, TableWriter } from "./tableWriter";
import { cellText, packageParts, SHEET_END, sheetBegin, sheetName, STYLES } from "./xlsxParts";
import { ZipWriter } from "./zip";

/** Days between the spreadsheet epoch and 1970. */
const DAYS_BEFORE_1970 = 25_569;
/** ZIP entries are limited to four gigabytes uncompressed; a larger table continues on another sheet. */
const MAX_SHEET_BYTES = 3_500_000_000;

export class XlsxWriter implements TableWriter {
  private readonly zip: ZipWriter;
  private headings: readonly string[] = [];
  private readonly names: string[] = [];
  private tableSheets = 0;
  private sheetRows = 0;
  /** Style index of times by UTC offset in minutes. */
  private readonly zoneStyles = new Map<number, number>();

  constructor(
    sink: Sink,
    private title: string,
    private readonly maxSheetRows: number = exportLimits.sheetRows,
  ) {
    this.zip = new ZipWriter(sink);
  }

  async begin(headings: readonly string[]): Promise<void> {
    this.headings = headings;
    await this.beginSheet();
  }

  async nextTable(title: string, headings: readonly string[]): Promise<void> {
    await this.endSheet();
    this.title = title;
    this.tableSheets = 0;
    await this.begin(headings);
  }

  async rows(rows: readonly Cell[][]): Promise<void> {
    for (let from = 0; from < rows.length;) {
      if (this.sheetRows >= this.maxSheetRows || this.zip.entryBytes > MAX_SHEET_BYTES) await this.nextSheet();
      const some = rows.slice(from, from + this.maxSheetRows - this.sheetRows);
      await this.zip.write(some.map((cells) => this.row(cells)).join(""));
      this.sheetRows += some.length;
      from += some.length;
    }
  }

  async end(): Promise<void> {
    await this.endSheet();
    for (const [name, xml] of Object.entries(packageParts(this.names, [...this.zoneStyles.keys()]))) {
      await this.zip.begin(name);
      await this.zip.write(xml);
      await this.zip.end();
    }
    await this.zip.finish();
  }

  private async nextSheet(): Promise<void> {
    await this.endSheet();
    await this.beginSheet();
  }

  private async beginSheet(): Promise<void> {
    this.names.push(sheetName(this.title, this.tableSheets++));
    this.sheetRows = 0;
    await this.zip.begin(`xl/worksheets/sheet${this.names.length}.xml`);
    const headings = this.headings.map((heading) => cellText(heading, STYLES.heading)).join("");
    await this.zip.write(`${sheetBegin(this.headings.length)}<row>${headings}</row>`);
  }

  private async endSheet(): Promise<void> {
    await this.zip.write(SHEET_END);
    await this.zip.end();
  }

  private row(cells: readonly Cell[]): string {
    let xml = "<row>";
    for (const cell of cells) xml += this.cell(cell);
    return `${xml}</row>`;
  }

  private cell(cell: Cell): string {
    if (cell === null || cell === "") return "<c/>";
    if (typeof cell === "string") return cellText(cell);
    if (typeof cell === "number") return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : "<c/>";
    return `<c s="${this.zoneStyle(cell.offsetMinutes)}"><v>${localMs(cell) / DAY_MS + DAYS_BEFORE_1970}</v></c>`;
  }

  private zoneStyle(offsetMinutes: number): number {
    let style = this.zoneStyles.get(offsetMinutes);
    if (style === undefined) this.zoneStyles.set(offsetMinutes, (style = STYLES.firstZone + this.zoneStyles.size));
    return style;
  }
}
