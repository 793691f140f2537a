import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { machineSlowness } from "../fixtures/machineSlowness";
import { measured } from "../fixtures/measured";
import { attack } from "./overload/attack";
import { expectUnfelt, isUnfelt, waitsOf, type Waits, wordsOf } from "./overload/bystander";
import { startLoadedProduct, type Operation } from "./overload/loadedProduct";
import { worstRequests } from "./overload/worstRequests";
import { tallyFigures } from "./tally";

let product: Operation["product"];
let attacker: string;
let innocent: string;
let quiet: Waits;

beforeAll(async () => {
  ({ product } = await startLoadedProduct());
  [attacker, innocent] = [await product.signIn("operator"), await product.signIn("supervisor")];
  const slowness = machineSlowness();
  await waitsOf(product, innocent, slowness); // the first requests find everything cold
  quiet = await waitsOf(product, innocent, slowness);
  tallyFigures(`alone: ${wordsOf(quiet)}`);
});
afterAll(() => product.stop());

describe("twenty connections of one user", () => {
  test.each(worstRequests.map((one) => [one.name, one] as const))(
    "%s: other callers wait no longer than the limit",
    async (name, request) => {
      const beside = async (): Promise<Waits> => {
        const slowness = machineSlowness();
        const running = await attack(product.url, request.isStranger ? null : attacker, request);
        const waits = await waitsOf(product, innocent, slowness);
        const answers = await running.end();
        tallyFigures(`${name}: ${wordsOf(waits)} (${JSON.stringify(answers)})`);
        return waits;
      };
      // repeated if another program made the machine busy
      expectUnfelt(await measured(3, beside, (waits) => isUnfelt(waits, quiet)), quiet);
    },
  );
});

test("documents are hashed by Node, because a JavaScript library takes ten milliseconds per megabyte", () => {
  const built = readdirSync("dist/server", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  expect(built.length).toBeGreaterThan(10);
  expect(built.filter((file) => /\bSha256\b/.test(readFileSync(join("dist/server", file), "utf8")))).toEqual([]);
});
