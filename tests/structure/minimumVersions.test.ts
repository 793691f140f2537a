// Minimum versions of packages with known vulnerabilities, and forbidden packages, with their source.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

interface Locked {
  version?: string;
  dev?: boolean;
}
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const copies = (name: string): Locked[] =>
  Object.entries(lock.packages).flatMap(([path, one]) => (path.split("node_modules/").at(-1) === name && path ? [one] : []));
const shipped = (name: string): Locked[] => copies(name).filter(({ dev }) => !dev);

const numbers = (version: string): number[] => version.split("-")[0]!.split(".").map(Number);
export function isBelow(version: string, floor: string): boolean {
  const [has, wants] = [numbers(version), numbers(floor)];
  const at = wants.findIndex((number, i) => number !== (has[i] ?? 0));
  return at >= 0 && (has[at] ?? 0) < wants[at]!;
}

const floors: [name: string, floor: string, why: string][] = [
  ["@apollo/server", "5.5.0", "GHSA-9q82-xgwf-vj6h: a GET with an odd type passed the guard against forgery; CVE-2026-23897"],
  ["ws", "8.23.0", "limits fragments; CVE-2024-37890: many headers crashed the process"],
  ["fastify", "5.8.3", "CVE-2026-25223, CVE-2026-3419: odd types skip the body's checks; CVE-2026-3635: forwarded host"],
  ["drizzle-orm", "0.45.2", "CVE-2026-39356: SQL injection through identifiers"],
  ["jose", "6.0.0", "older ones are past their end; CVE-2024-28176"],
  ["nodemailer", "10.0.0", "CVE-2025-14874; a quoted local part goes to the wrong domain"],
  ["graphql", "16.11.0", "limits the depth of introspection"],
];
/** Frameworks and drivers whose faults this product would have too, had it them: never shipped. */
const unwanted = ["express", "multer", "jsonwebtoken", "subscriptions-transport-ws"];

describe("the installed packages", () => {
  test.each(floors)("%s is at least %s (%s)", (name, floor) => {
    const found = shipped(name);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ version }) => isBelow(version!, floor))).toEqual([]);
  });

  test("contain one graphql, of version 16", () => {
    expect(copies("graphql").map(({ version }) => version)).toEqual([expect.stringMatching(/^16\./)]);
  });

  test.each(unwanted)("%s is not shipped", (name) => {
    expect(shipped(name)).toEqual([]);
  });

  test("match package.json exactly in the lock file", () => {
    const asked = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;
    for (const [name, version] of Object.entries({ ...asked.dependencies, ...asked.optionalDependencies, ...asked.devDependencies }))
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  });
});

describe("the comparison of versions", () => {
  test.each([
    ["8.22.9", "8.23.0", true],
    ["8.23.0", "8.23.0", false],
    ["10.0.0", "9.9.9", false],
    ["5.8", "5.8.3", true],
    ["0.45.4", "0.45.2", false],
  ])("%s below %s: %s", (version, floor, below) => expect(isBelow(version, floor)).toBe(below));
});
