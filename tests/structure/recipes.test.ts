// Recipes of .github/CONTRIBUTING.md, executed on a copy of the files that they name.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type * as contributionsModule from "../../schema/rules/indicators/claimContributions";
import type { CountedClaim } from "../../schema/rules/indicators/claimContributions";
import type * as indicatorsModule from "../../schema/rules/indicators/indicators";
import type * as conditionsModule from "../../server/claims/queries/measureConditions.queries";
import type * as figuresModule from "../../server/db/tables/figures";
import { applyRecipe } from "../recipes/recipes.mjs";
import { applySteps } from "../recipes/steps.mjs";
import type * as filterPartsModule from "../../schema/rules/map/filterParts";
import type * as filterAddressModule from "../../client/filters/filterAddress";
import type * as helpModule from "../../schema/rules/help/help";
import type * as inputLimitsModule from "../../schema/rules/requests/inputLimits";
import type * as configurationsModule from "../../schema/rules/map/configurations";
import type * as claimFieldsModule from "../../schema/rules/fields/claimFields";
import type * as integrationsModule from "../../schema/rules/claims/integrations";
import { upperSnake } from "../../schema/rules/apiEnums";
import { Integration, IntegrationOperation } from "../../schema/rules/claims/integrations";
import { fieldConditions } from "../../server/db/fieldQueries";
import { claims } from "../../server/db/tables/claims";

const copy = mkdtempSync(join(tmpdir(), "atalaya-recipes-"));
const copied = [
  "schema",
  "client/filters/filter.ts",
  "client/filters/filterAddress.ts",
  "server/claims/queries/measureConditions.queries.ts",
  "server/claims/queries/measureInputs.queries.ts",
  "server/db/tables",
  "server/figures/README.md",
];
beforeAll(() => {
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  for (const path of copied) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(path, join(copy, path), { recursive: true });
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const load = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ join(copy, path)) as Promise<Module>;

test("a filter by the text of a field reaches panel, address, help, limits, erasure and database", async () => {
  expect(applyRecipe(copy, "filter", "plate")).toHaveLength(3);

  const { filterFields } = await load<typeof filterPartsModule>("schema/rules/map/filterParts.ts");
  expect(filterFields).toMatchObject({ plate: ["plate"] });
  const { readFilter, writeFilter } = await load<typeof filterAddressModule>("client/filters/filterAddress.ts");
  const filter = readFilter(new URLSearchParams("plate=1234-BCD"));
  expect(filter).toEqual({ plate: "1234-BCD" });
  const address = new URLSearchParams();
  writeFilter(address, filter);
  expect(`${address}`).toBe("plate=1234-BCD");
  const { filterNames } = await load<typeof helpModule>("schema/rules/help/help.ts");
  expect(filterNames).toMatchObject({ plate: "field.plate" });
  const { textKinds } = await load<typeof inputLimitsModule>("schema/rules/requests/inputLimits.ts");
  expect(textKinds).toMatchObject({ plate: "search" });
  const { personalSearchParts } = await load<typeof configurationsModule>("schema/rules/map/configurations.ts");
  expect(personalSearchParts).toContain("plate");
  const { claimFields } = await load<typeof claimFieldsModule>("schema/rules/fields/claimFields.ts");
  expect(fieldConditions(claims, claimFields, filter)).toHaveLength(1);
});

test("an integration and its operations need a catalogue entry, an adapter and their names", async () => {
  applySteps(copy, [
    {
      path: "schema/rules/claims/integrations.ts",
      before: "  MAIL: {",
      text: '  PAGER: { description: "Pagers.", operations: { sendPage: { description: "Page." } } },\n',
    },
  ]);
  const { Integration, IntegrationOperation } = await load<typeof integrationsModule>("schema/rules/claims/integrations.ts");
  expect(Integration).toMatchObject({ PAGER: "PAGER" });
  expect(IntegrationOperation).toMatchObject({ sendPage: "sendPage" });
});

test("an indicator reaches contributions, claim lists, limits and the table of figures from three files", async () => {
  expect(applyRecipe(copy, "indicator", "reported")).toHaveLength(3);
  const { indicators } = await load<typeof indicatorsModule>("schema/rules/indicators/indicators.ts");
  const { figure } = indicators.find(({ key }) => (key as string) === "reported")!;
  const { contributionsOf } = await load<typeof contributionsModule>("schema/rules/indicators/claimContributions.ts");
  const claim = { occurredAt: 5, managedDelays: [], contactCentreCalls: [], alarms: [] } as unknown as CountedClaim;
  expect(contributionsOf(claim, () => 0)).toContainEqual({ measure: "reported", at: 5, value: 1 });
  const { figureCondition } = await load<typeof conditionsModule>("server/claims/queries/measureConditions.queries.ts");
  const interval = { start: sql`now() - interval '1 day'`, before: sql`now()`, end: sql`now()` };
  const condition = new PgDialect({ casing: "snake_case" }).sqlToQuery(figureCondition(figure, interval, sql`0`)!);
  expect(condition.sql).toContain('"claims"."occurred_at" >= now() - interval');
  const { figures } = await load<typeof figuresModule>("server/db/tables/figures.ts");
  expect(figures).toHaveProperty("reported");
  expect(readFileSync(join(copy, "server/figures/README.md"), "utf8")).toContain("| `reported` |");
});

test("every integration and operation has a name", () => {
  const texts = JSON.parse(readFileSync("schema/messages/en.json", "utf8")) as Record<string, string>;
  const names = [...Object.keys(Integration), ...Object.keys(IntegrationOperation).map((name) => upperSnake(name))];
  expect(names.filter((name) => !texts[`integration.${name}`])).toEqual([]);
});
