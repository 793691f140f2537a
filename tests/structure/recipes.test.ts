// Recipes of .github/CONTRIBUTING.md, executed on a copy of the files that they name.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
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
beforeAll(() => {
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  for (const path of ["schema", "client/filters/filter.ts", "client/filters/filterAddress.ts"]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(path, join(copy, path), { recursive: true });
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function replaceOnce(path: string, text: string, by: string): void {
  const parts = readFileSync(join(copy, path), "utf8").split(text);
  expect([path, parts.length]).toEqual([path, 2]);
  writeFileSync(join(copy, path), parts.join(by));
}
const load = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ join(copy, path)) as Promise<Module>;

test("a filter by the text of a field reaches panel, address, help, limits, erasure and database", async () => {
  replaceOnce("schema/rules/map/filterParts.ts", '["file", "otherFile"]', '["file", "otherFile", "plate"]');
  replaceOnce("schema/rules/fields/claimFields.ts", "  plate: { code:", '  plate: { filters: { plate: "equals" }, code:');

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
  replaceOnce(
    "schema/rules/claims/integrations.ts",
    "  MAIL: {",
    '  PAGER: { description: "Pagers.", operations: { sendPage: { description: "Page." } } },\n  MAIL: {',
  );
  const { Integration, IntegrationOperation } = await load<typeof integrationsModule>("schema/rules/claims/integrations.ts");
  expect(Integration).toMatchObject({ PAGER: "PAGER" });
  expect(IntegrationOperation).toMatchObject({ sendPage: "sendPage" });
});

test("every integration and operation has a name", () => {
  const texts = JSON.parse(readFileSync("schema/messages/en.json", "utf8")) as Record<string, string>;
  const names = [...Object.keys(Integration), ...Object.keys(IntegrationOperation).map((name) => upperSnake(name))];
  expect(names.filter((name) => !texts[`integration.${name}`])).toEqual([]);
});
