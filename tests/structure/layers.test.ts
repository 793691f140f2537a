import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { afterEach, describe, expect, test } from "vitest";
import layers, { layersOf } from "./layers";

async function violations(folders: string[], baseDir = process.cwd()): Promise<{ read: number; found: string[] }> {
  const { output } = await cruise(folders, { ...layers.options, baseDir, ruleSet: layers, validate: true });
  const { summary } = output as ICruiseResult;
  return { read: summary.totalCruised, found: summary.violations.map((one) => `${one.rule.name}: ${one.from} -> ${one.to}`) };
}

describe("imports run one way", () => {
  test("in schema, server and client", async () => {
    const { read, found } = await violations(["schema", "server", "client"]);
    expect(found).toEqual([]);
    expect(read).toBeGreaterThan(150);
  });
});

/** Folders without a layer: not imported, without modules, or with separate rules. */
const outsideLayers = ["client/build", "client/public", "schema/messages", "schema/rules"];
outsideLayers.push(...["demo", "deploy", "guides", "patches"].map((name) => `server/${name}`));

test.each(Object.entries(layersOf))("each folder of %s is in a layer", (folder, names) => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const inLayers = names.flatMap((layer) => layer.split("|"));
  expect(
    folders.map(({ name }) => name).filter((name) => !inLayers.includes(name) && !outsideLayers.includes(`${folder}/${name}`)),
  ).toEqual([]);
});

describe("the import check", () => {
  // A separate folder, so that other tests do not read the planted files.
  const tree = mkdtempSync(join(tmpdir(), "layers-"));
  afterEach(() => rmSync(tree, { recursive: true, force: true }));

  test.each([
    ["upwards", "server/board/up.ts", "server/claims/queries/claims.queries.ts", "", "server/{board} imports downwards"],
    ["the client in the server", "server/board/side.ts", "client/ui/theme/tokens.ts", "", "the server knows no client"],
    ["a type upwards", "server/board/type.ts", "server/app.ts", "type ", "server/{board} imports downwards"],
    [
      "from the paths to a feature",
      "client/paths.ts",
      "client/ui/theme/tokens.ts",
      "",
      "client/pages and client/paths are on the lowest layer",
    ],
    ["from a screen to the loaders of the screens", "client/ui/up.tsx", "client/screens.ts", "", "only the router imports the screens"],
    [
      "from the lists of codes to a rule",
      "schema/rules/lists/up.ts",
      "schema/rules/claims/claimStatus.ts",
      "",
      "schema/rules/{geo|language|limits|lists|phones} imports downwards",
    ],
    ["from the types of the map to those of claims", "schema/map/up.ts", "schema/claims/claims.ts", "", "schema/{map} imports downwards"],
    [
      "from status to intake",
      "server/claims/status/up.ts",
      "server/claims/intake/applyRecord.ts",
      "",
      "server/claims/{status} imports downwards",
    ],
    [
      "from the map's list to its screen",
      "client/map/list/up.ts",
      "client/map/screen/useSelection.ts",
      "",
      "client/map/{camera|favourites|layers|list|measure} imports downwards",
    ],
  ])("reports an import %s", async (_which, from, to, kind, name) => {
    for (const file of [from, to]) mkdirSync(join(tree, dirname(file)), { recursive: true });
    const up = "../".repeat(from.split("/").length - 1);
    writeFileSync(join(tree, from), `import ${kind}{ App } from "${up}${to.slice(0, -3)}"; export const mine = (app: App): App => app;`);
    writeFileSync(join(tree, to), "export class App {}");
    writeFileSync(join(tree, "tsconfig.json"), "{}");
    const { found } = await violations([from.split("/")[0]!], tree);
    expect(found).toContain(`${name}: ${from} -> ${to}`);
  });

  test("reports a cycle that is closed by a dynamic import", async () => {
    mkdirSync(join(tree, "client/help"), { recursive: true });
    writeFileSync(join(tree, "client/help/page.ts"), `import { open } from "./loader"; export const page = (): unknown => open;`);
    writeFileSync(join(tree, "client/help/loader.ts"), `export const open = (): Promise<unknown> => import("./page");`);
    writeFileSync(join(tree, "tsconfig.json"), "{}");
    const { found } = await violations(["client"], tree);
    expect(found).toContain("no cycles: client/help/loader.ts -> client/help/page.ts");
  });
});
