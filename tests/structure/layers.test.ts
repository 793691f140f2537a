import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterEach, describe, expect, test } from "vitest";
import layers from "./layers";

async function violations(...folders: string[]): Promise<{ read: number; found: string[] }> {
  const { output } = await cruise(folders, { ...layers.options, ruleSet: layers, validate: true });
  const { summary } = output as ICruiseResult;
  return { read: summary.totalCruised, found: summary.violations.map((one) => `${one.rule.name}: ${one.from} -> ${one.to}`) };
}

describe("imports run one way", () => {
  test("in schema, server and client", async () => {
    const { read, found } = await violations("schema", "server", "client");
    expect(found).toEqual([]);
    expect(read).toBeGreaterThan(150);
  });
});

describe("the check has teeth", () => {
  const planted = "server/board/planted";
  const plantedStatus = "server/claims/status/planted";
  const plantedList = "client/map/list/planted";
  afterEach(() => [planted, plantedStatus, plantedList].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  test.each([
    ["upwards", `${planted}/up.ts`, `import "../../claims/queries/claims.queries";`, "server/{board} imports downwards"],
    ["the client in the server", `${planted}/side.ts`, `import "../../../client/ui/theme/tokens";`, "the server knows no client"],
    [
      "a type upwards",
      `${planted}/type.ts`,
      `import type { App } from "../../app"; export type Mine = App;`,
      "server/{board} imports downwards",
    ],
    ["from status to intake", `${plantedStatus}/up.ts`, `import "../../intake/applyRecord";`, "server/claims/{status} imports downwards"],
    [
      "from the map's list to its screen",
      `${plantedList}/up.ts`,
      `import "../../screen/useSelection";`,
      "client/map/{camera|layers|list} imports downwards",
    ],
  ])("a planted import %s is caught", async (_which, file, code, name) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    const { found } = await violations(dirname(dirname(file)));
    expect(found.filter((one) => one.includes(file)).join()).toContain(name);
  });
});
