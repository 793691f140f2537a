// The help says something of everything that the product shows: a status, key, layer, filter, setting or screen without a line fails here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { fieldNames } from "../../../client/filters/fieldNames";
import { HelpPage } from "../../../client/help/HelpPage";
import { pageKeys, pageOf } from "../../../client/pages";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { filterNames, helpPages, helpSections } from "../../../schema/rules/help/help";
import { helpKeys } from "../../../schema/rules/help/helpKeys";
import { locales } from "../../../schema/rules/language/locales";
import { filterFields } from "../../../schema/rules/map/filterParts";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { kpiSettings } from "../../../schema/rules/settings/kpiSettings";
import { resourceStatusOrder } from "../../../schema/rules/lists/suppliers";
import { pageRoute, showRoute, signIn } from "../page";

const messages = (folder: string, language: string) =>
  JSON.parse(readFileSync(join(process.cwd(), folder, `${language}.json`), "utf8")) as Record<string, string>;
const linesOf = (part: string): string[] =>
  helpSections.flatMap(({ parts }) => parts.filter(({ key }) => key === part).flatMap(({ lines }) => lines.map(({ key }) => key)));

test("has a line for every status, layer, filter and setting, and for every screen", () => {
  expect(linesOf("statuses")).toEqual(claimStatusOrder);
  expect(linesOf("resources")).toEqual(resourceStatusOrder);
  expect(linesOf("layers")).toEqual(mapLayers);
  expect(linesOf("filters").toSorted()).toEqual(Object.keys(filterFields).toSorted());
  expect(linesOf("settings")).toEqual(kpiSettings.map(({ key }) => key));
  const screens = pageKeys.filter((key) => pageOf(key).kind !== "signIn" && !pageOf(key).path.endsWith("/:method/:pk"));
  expect([...helpPages.screens, ...helpPages.administration].toSorted()).toEqual(screens.toSorted());
});

test("names a filter as the panel does", () => {
  const intl = createIntl({ locale: "en", messages: { ...messages("schema/messages", "en"), ...messages("client/i18n/messages", "en") } });
  const called = fieldNames(intl);
  for (const [field, id] of Object.entries(filterNames))
    expect(messages("schema/messages", "en")[id], field).toBe(called[field as keyof typeof called]);
});

test("has a line for every key of each screen", () => {
  const files = readdirSync("client", { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.startsWith("gql"),
  );
  const brought = files.flatMap((name) =>
    [...readFileSync(join("client", name), "utf8").matchAll(/\bkeys: "([^"]+)"/g)].map(([, keys]) => keys!),
  );
  const said = new Set(["Ctrl Enter", "P", "←", "→"]);
  const known = new Set(helpKeys.map(({ keys }) => keys));
  expect(brought.filter((keys) => !known.has(keys) && !said.has(keys))).toEqual([]);
  const labels = Object.keys(messages("schema/messages", "en")).filter((id) => id.startsWith("keys.") && id !== "keys.space");
  expect(labels.filter((id) => !helpKeys.some(({ label }) => label === id))).toEqual([]);
});

test.each(Object.keys(locales))("each line has its texts in %s", (language) => {
  const texts = messages("schema/messages", language);
  const ids = helpSections.flatMap(({ title, parts }) => [
    title,
    ...parts.flatMap((part) => [part.title, ...part.lines.flatMap(({ name, text, codeName }) => [name, text, codeName])]),
  ]);
  expect(ids.filter((id) => id !== undefined && !texts[id])).toEqual([]);
});

test("searches the page, keeps the numbers of its parts, and follows an address to a line", async () => {
  signIn("operator");
  showRoute([pageRoute("help", HelpPage)], "/help?line=NO_SUPPLIER");
  const line = (await screen.findByText("Waiting for a supplier, within the limit.")).closest("li")!;
  expect(document.activeElement).toBe(line);
  await userEvent.type(screen.getByRole("searchbox"), "kpi 17");
  await screen.findByText("4.3 KPI settings that decide a status, with factory defaults");
  expect(screen.queryByText("Waiting for a supplier, within the limit.")).toBeNull();
});

test("shows each reader the pages, keys and rules that the profile allows", async () => {
  signIn("operator", { functionalities: ["map", "layer.incidents", "claim.detail", "dashboard"] });
  showRoute([pageRoute("help", HelpPage)], "/help");
  await screen.findByText("Waiting for a supplier, within the limit.");
  const lines = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>("[data-line]")].map(({ dataset }) => dataset["line"]);
  expect(lines()).toEqual(expect.arrayContaining(["map", "dashboard", "account", "T dashboard.asTables"]));
  for (const key of ["users", "kpiSettings", "audit", "claims", "alarms", "export", "D claim.action.manageDelay", kpiSettings[0]!.key])
    expect(lines()).not.toContain(key);
});
