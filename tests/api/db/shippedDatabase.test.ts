// server/deploy/database.sql, which sets up the database of compose.yaml.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { connect, type DatabaseAddress, roles } from "../../../server/db/connect";
import { openAt } from "../../../server/db/open";
import { sqlState } from "../../../server/db/transaction";
import { createLog, type Log } from "../../../server/platform/log";
import { workerCluster } from "../../fixtures/db/cluster";

const cluster = workerCluster();
const silent = createLog("silent");
const admin = connect(cluster, silent, 1);
const DUPLICATE_OBJECT = "42710";
const name = `atalaya_${randomUUID().slice(0, 8)}`;

afterAll(async () => {
  vi.unstubAllEnvs();
  await admin.execute(sql.raw(`drop database if exists ${name} with (force)`));
  await admin.execute(sql.raw(`drop role if exists ${name}`));
  await admin.$client.end();
});

/** Runs the file with a separate database name; the two roles may exist in the cluster. */
async function setUp(password: string): Promise<DatabaseAddress> {
  const script = readFileSync("server/deploy/database.sql", "utf8")
    .replace(/^(--|\\).*$/gm, "")
    .replace(":'password'", `'${password}'`)
    .replace(/\batalaya\b/g, name);
  for (const statement of script.split(";").filter((text) => text.trim()))
    await admin.execute(sql.raw(statement)).catch((error: unknown) => {
      if (sqlState(error) !== DUPLICATE_OBJECT) throw error;
    });
  if ("url" in cluster) return { url: `postgres://${name}:${password}@${new URL(cluster.url).host}/${name}` };
  vi.stubEnv("PGHOST", cluster.socket).stubEnv("PGUSER", name);
  return { url: `postgres:///${name}` };
}

test("the product works with both roles for a user without superuser and role creation rights", async () => {
  const warnings: string[] = [];
  const log = Object.assign(Object.create(silent) as Log, { warn: (_fields: object, text: string) => void warnings.push(text) });
  const { db, ownerDb, close } = await openAt(await setUp(randomUUID()), log);
  const userOf = async (of: typeof db) =>
    (
      await of.execute(sql`select current_user as role, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication
        from pg_roles where rolname = session_user`)
    )[0];
  const rights = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false, rolreplication: false };
  expect(await userOf(db)).toEqual({ role: roles.app, ...rights });
  expect(await userOf(ownerDb)).toEqual({ role: roles.keeper, ...rights });
  expect(warnings).toEqual([]);
  await close();
});
