import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Db } from "../../../server/db/connect";
import { applyMigrations } from "../../../server/db/migrate";
import { knownMigrations } from "../../../server/db/migrationLevel";
import { emptyDatabase, previousReleaseDatabase } from "../../fixtures/db/previousRelease";
import { applyRecipe } from "../../recipes/recipes.mjs";

const copy = mkdtempSync(join(tmpdir(), "atalaya-status-"));
const folder = join(copy, "server/db/migrations");
afterAll(() => rmSync(copy, { recursive: true, force: true }));

beforeAll(() => {
  symlinkSync(join(process.cwd(), "node_modules"), join(copy, "node_modules"));
  for (const path of ["schema", "server/db", "package.json", "tsconfig.json"]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(path, join(copy, path), { recursive: true });
  }
  applyRecipe(copy, "status", "AWAITING_PARTS");
  const kit = ["node_modules/drizzle-kit/bin.cjs", "generate", "--config", "server/db/drizzle.config.ts", "--name", "status"];
  execFileSync(process.execPath, kit, { cwd: copy, stdio: "ignore" });
}, 120_000);

const statusFile = (): string => {
  const file = readdirSync(folder).find((name) => name.endsWith("_status.sql"));
  return readFileSync(join(folder, file!), "utf8");
};
async function expectStored(owner: Db): Promise<void> {
  await owner.execute(sql`insert into instances (id, country, name, time_zone) values ('ES', 'ES', 'ES', 'Europe/Madrid')`);
  await owner.execute(sql`insert into services (id, instance_id, name) values ('S', 'ES', 'S')`);
  await owner.execute(sql`insert into claims (id, instance_id, service_id, kind, occurred_at, time_zone, status, status_at, status_reason, source_version)
    values ('C', 'ES', 'S', 'TOW', '2026-01-01', 'Europe/Madrid', 'AWAITING_PARTS', '2026-01-01', '{}', 1)`);
  const [index] = await owner.execute<{ text: string }>(sql`select pg_get_indexdef('claims_urgency'::regclass) as text`);
  expect(index!.text).toContain("'AWAITING_PARTS'::claim_status");
  const [applied] = await owner.execute<{ count: number }>(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
  expect(applied!.count).toBe(knownMigrations().length + 1);
}

describe("an added claim status", () => {
  test("is generated with the index that uses it", () => {
    expect(statusFile()).toMatch(/ADD VALUE 'AWAITING_PARTS'[^]*DROP INDEX "claims_urgency"[^]*'AWAITING_PARTS'/);
  });

  test("migrates an empty database", async () => {
    const { owner } = await emptyDatabase();
    await applyMigrations(owner, folder);
    await expectStored(owner);
  });

  test("migrates a database of an earlier release, also after an interruption", async () => {
    const { owner } = await previousReleaseDatabase(knownMigrations().at(-1)!.tag);
    await owner.execute(sql`alter type claim_status add value 'AWAITING_PARTS'`);
    await applyMigrations(owner, folder);
    await expectStored(owner);
  });
});
