// XLSX parts other than rows: Office Open XML, ECMA-376 part 1 (SpreadsheetML) and part 2 (packages).
import { zoneText } from "./cells";

const MAX_CELL_CHARACTERS = 32_767;
const MAX_NAME_CHARACTERS = 31;
const COLUMN_CHARACTERS = 20;

export const STYLES = { heading: 1, firstZone: 2 } as const;

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const ofPackage = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// eslint-disable-next-line no-control-regex -- these are the characters that XML cannot hold
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** `_x0041_` is an escaped character, so a literal underscore before such text must be escaped. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;
const PLAIN = /^[\w .,:;()/+-]*$/;

export function escapeXml(text: string): string {
  if (PLAIN.test(text) && !text.includes("_x")) return text;
  return text
    .replace(NOT_IN_XML, "")
    .replace(LOOKS_ESCAPED, "_x005F_")
    .replace(/\r/g, "_x000D_")
    .replace(/[&<>"]/g, (sign) => entities[sign]!);
}

export const cellText = (text: string, style?: number): string =>
  `<c t="inlineStr"${style === undefined ? "" : ` s="${style}"`}><is><t xml:space="preserve">${escapeXml(text.slice(0, MAX_CELL_CHARACTERS))}</t></is></c>`;

export const sheetBegin = (columns: number): string =>
  xml(
    `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
      `<cols><col min="1" max="${columns}" width="${COLUMN_CHARACTERS}" customWidth="1"/></cols><sheetData>`,
  );
export const SHEET_END = "</sheetData></worksheet>";

export function sheetName(title: string, index: number): string {
  const number = index === 0 ? "" : ` ${index + 1}`;
  return title.replace(/[[\]:*?/\\']/g, " ").slice(0, MAX_NAME_CHARACTERS - number.length) + number;
}

export function packageParts(sheets: readonly string[], zones: readonly number[]): Record<string, string> {
  const parts = (partOf: (name: string, number: number) => string): string => sheets.map((name, i) => partOf(name, i + 1)).join("");
  return {
    "xl/styles.xml": styles(zones),
    "xl/workbook.xml": xml(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${parts((name, n) => `<sheet name="${escapeXml(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships xmlns="${ofPackage}/relationships">${parts((_, n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}` +
        `<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    "_rels/.rels": xml(
      `<Relationships xmlns="${ofPackage}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "[Content_Types].xml": xml(
      `<Types xmlns="${ofPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>${parts((_, n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`)}</Types>`,
    ),
  };
}

/** Plain, bold, and a time format per zone that displays the offset and keeps the value numeric. */
function styles(zones: readonly number[]): string {
  const FIRST_FORMAT = 164;
  const format = (offset: number, i: number): string =>
    `<numFmt numFmtId="${FIRST_FORMAT + i}" formatCode="yyyy\\-mm\\-dd hh:mm &quot;${zoneText(offset)}&quot;"/>`;
  const style = (numFmt: number, font = 0): string =>
    `<xf numFmtId="${numFmt}" fontId="${font}" fillId="0" borderId="0" xfId="0"${numFmt ? ' applyNumberFormat="1"' : ""}${font ? ' applyFont="1"' : ""}/>`;
  const all = [style(0), style(0, 1), ...zones.map((_, i) => style(FIRST_FORMAT + i))];
  return xml(
    `<styleSheet xmlns="${main}">${zones.length ? `<numFmts count="${zones.length}">${zones.map(format).join("")}</numFmts>` : ""}` +
      `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
      `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
      `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
      `<cellXfs count="${all.length}">${all.join("")}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  );
}
