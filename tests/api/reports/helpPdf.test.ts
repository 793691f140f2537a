// The help as a PDF, in every language, without a sign-in.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { locales, type Locale } from "../../../schema/rules/language/locales";
import { text } from "../../../server/platform/texts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { pdfPages } from "../../fixtures/reports/pdfText";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

test.each(Object.keys(locales) as Locale[])("it has its sections, the statuses and the version in %s", async (locale) => {
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

test("there is no other language, and no other file", async () => {
  for (const path of ["/help/de.pdf", "/help/en.txt", "/help/en"]) expect((await fetch(app.url + path)).status).toBe(404);
});
