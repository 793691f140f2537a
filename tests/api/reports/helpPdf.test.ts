// The help as a PDF, in every language, without a sign-in.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { helpLineNames } from "../../../schema/rules/help/help";
import { locales, type Locale } from "../../../schema/rules/language/locales";
import { text } from "../../../server/platform/texts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { pdfPages } from "../../fixtures/reports/pdfText";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

test.each(Object.keys(locales) as Locale[])("contains its sections, the statuses and the version in %s", async (locale) => {
  const answer = await fetch(`${app.url}/help/${locale}.pdf`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (process.env.REPORTS_FOLDER) writeFileSync(join(process.env.REPORTS_FOLDER, `help-${locale}.pdf`), bytes);
  const pages = pdfPages(bytes);
  const whole = pages.join("\n").replace(/\s+/g, "");
  for (const id of ["help.parts", "help.tools", "help.iconography", "help.layersAndFilters", "status.NO_SUPPLIER", "layer.MOBILE"])
    expect(whole, id).toContain(text(locale, id).replace(/\s+/g, ""));
  expect(whole).toContain("4.12.1");
});

test("rejects other languages and files", async () => {
  for (const path of ["/help/de.pdf", "/help/en.txt", "/help/en"]) expect((await fetch(app.url + path)).status).toBe(404);
});

test("omits lines and parts without use for its reader", async () => {
  const help = async (query: string): Promise<string> => {
    const answer = await fetch(`${app.url}/help/en.pdf${query}`);
    expect(answer.status).toBe(200);
    return pdfPages(Buffer.from(await answer.arrayBuffer()))
      .join("\n")
      .replace(/\s+/g, "");
  };
  const say = (id: string): string => text("en", id).replace(/\s+/g, "");
  const administration = helpLineNames.filter((name) => name.startsWith("administration/"));
  const narrowed = await help(`?without=${[...administration, "statuses/NO_SUPPLIER", "no/such"].join()}`);
  const title = `1.2${say("help.administration")}`;
  expect(narrowed).not.toContain(title);
  expect(narrowed).toContain(say("help.iconography"));
  const complete = await help("");
  expect(complete).toContain(title);
  expect(await help("?without=no/such")).toBe(complete);
});

test("draws a limited number of narrowed files per hour, then answers with the complete one", async () => {
  const help = async (without: readonly string[]): Promise<string> => {
    const answer = await fetch(`${app.url}/help/en.pdf?without=${without.join()}`);
    expect(answer.status).toBe(200);
    return pdfPages(Buffer.from(await answer.arrayBuffer())).join("\n");
  };
  const complete = await help([]);
  const allBut = (kept: number): string[] => helpLineNames.filter((_, index) => index !== kept);
  const first = await help(allBut(0));
  expect(first).not.toBe(complete);
  for (let kept = 1; kept <= 20; kept++) await help(allBut(kept));
  expect(await help(allBut(21))).toBe(complete);
  expect(await help(allBut(0))).toBe(first);
  app.clock.offset += 3_600_000;
  expect(await help(allBut(22))).not.toBe(complete);
});
