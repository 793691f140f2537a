// server/ASVS.md has a row for every requirement of levels 1 and 2, and every test that it names exists.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0; they are numbered from 1 without gaps. */
const sections: Record<string, number> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};
const page = readFileSync("server/ASVS.md", "utf8");
const entries = page.matchAll(/^- \*\*(\d[^*]*)\*\*: ([^]+?)(?:\n {2}Tests: ([^]+?)\.)?\n(?=- |\n|$)/gm);
const rows = [...entries].map(([, ids, how, tests]) => ({
  ids: ids!.split(/,\s+/).flatMap((part) => {
    const [, section, first, last = first] = /^(\d+\.\d+)\.(\d+)(?:-\d+\.\d+\.(\d+))?$/.exec(part) ?? [];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${section}.${Number(first) + i}`);
  }),
  how: how!,
  tests: tests?.split(/,\s+/) ?? [],
}));

const testNames = new Set(
  readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => path.replace(/\.test\.tsx?$/, "")),
);
const isMissing = (name: string): boolean => !testNames.has(name) && !testNames.has(`api/${name}`);

describe("ASVS.md", () => {
  test("has every requirement of levels 1 and 2", () => {
    const required = Object.entries(sections).flatMap(([section, count]) => Array.from({ length: count }, (_, i) => `${section}.${i + 1}`));
    expect(required).toHaveLength(253);
    expect([...new Set(rows.flatMap(({ ids }) => ids))].sort()).toEqual(required.sort());
  });

  test("names tests that exist", () => {
    const missing = rows.flatMap(({ tests }) => tests).filter(isMissing);
    expect(missing).toEqual([]);
  });

  test("has a test, a deviation or a reason in every row", () => {
    const bare = rows.filter(
      ({ how, tests }) => !tests.length && !/^(Not applicable|\*\*Deviation\*\*)/.test(how) && !/operations/i.test(how),
    );
    expect(bare.map(({ ids }) => ids[0])).toEqual([]);
  });
});

test("SECURITY.md has the inventories that ASVS.md refers to", () => {
  const security = readFileSync("server/SECURITY.md", "utf8");
  for (const heading of ["Components", "Keys and algorithms", "Logs", "Connections"])
    expect(security).toMatch(new RegExp(`^## ${heading} `, "m"));
});

test.each(["Beyond level 2", "Hardening of November 2026"])("SECURITY.md names existing tests for each item of %s", (heading) => {
  const [, list] = new RegExp(`^## ${heading}\n([^]*?)^## `, "m").exec(readFileSync("server/SECURITY.md", "utf8"))!;
  const items = list!.split(/^- /m).slice(1);
  expect(items.length).toBeGreaterThanOrEqual(15);
  const tests = items.map((item) => /^ {2}Tests: ([^]+)\.$/m.exec(item)?.[1]!.split(/,\s+/));
  expect(items.filter((_, i) => !tests[i])).toEqual([]);
  expect(tests.flatMap((names) => names!).filter(isMissing)).toEqual([]);
});

test("npm run sbom lists every shipped package with its digest", { timeout: 60_000 }, () => {
  const output = execFileSync("npm", ["run", "--silent", "sbom"], { encoding: "utf8", maxBuffer: 64 * 1_048_576 });
  const { bomFormat, components } = JSON.parse(output) as { bomFormat: string; components: { name: string; hashes?: { alg: string }[] }[] };
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };
  expect(bomFormat).toBe("CycloneDX");
  expect(Object.keys(dependencies).filter((name) => !components.some((component) => component.name === name))).toEqual([]);
  expect(components.filter(({ hashes }) => !hashes?.some(({ alg }) => alg === "SHA-512")).map(({ name }) => name)).toEqual([]);
});
