import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, test, vi } from "vitest";
import { eraseAudit } from "../../../server/audit/erase";
import { record } from "../../../server/audit/record";
import { removeAuditBefore } from "../../../server/audit/removeOldDays";
import { sealNew } from "../../../server/audit/seal";
import { verifyAudit } from "../../../server/audit/verify";
import { connect, type DatabaseAddress, roles } from "../../../server/db/connect";
import { openAt, type Opened } from "../../../server/db/open";
import { ensurePartitions } from "../../../server/db/retention/partitions";
import { sqlState } from "../../../server/db/transaction";
import { createLog, type Log } from "../../../server/platform/log";
import { Clock } from "../../../server/platform/time";
import { systemActor } from "../../../server/platform/actor";
import { workerCluster } from "../../fixtures/db/cluster";

const cluster = workerCluster();
const silent = createLog("silent");
const admin = connect(cluster, silent, 2);
const [name, password] = [() => `atalaya_${randomUUID().slice(0, 8)}`, randomUUID()];
const databases: string[] = [];
const users: string[] = [];
const opened: Opened[] = [];

/** Database with a separate user; null uses the owner of the cluster. */
async function placeOf(rights: string | null): Promise<DatabaseAddress> {
  const [database, user] = [name(), rights === null ? null : name()];
  databases.push(database);
  if (user) {
    users.push(user);
    await admin.execute(sql.raw(`create role ${user} login password '${password}' ${rights}`));
  }
  await admin.execute(sql.raw(`create database ${database} ${user ? `owner ${user}` : ""}`));
  if (!user)
    return "url" in cluster
      ? { url: Object.assign(new URL(cluster.url), { pathname: `/${database}` }).href }
      : { socket: cluster.socket, database };
  if ("url" in cluster) return { url: `postgres://${user}:${password}@${new URL(cluster.url).host}/${database}` };
  // An address has no word for a socket's folder, the environment has.
  vi.stubEnv("PGHOST", cluster.socket).stubEnv("PGUSER", user);
  return { url: `postgres:///${database}` };
}

async function open(place: DatabaseAddress): Promise<Opened & { warned: string[] }> {
  const warned: string[] = [];
  const log = Object.assign(Object.create(silent) as Log, { warn: (_fields: object, text: string) => void warned.push(text) });
  const database = await openAt(place, log);
  opened.push(database);
  return { ...database, warned };
}

afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all(opened.map(({ close }) => close()));
  for (const database of databases) await admin.execute(sql.raw(`drop database ${database} with (force)`));
  for (const user of users) await admin.execute(sql.raw(`drop role ${user}`)).catch(() => undefined); // may have made the roles
  await admin.$client.end();
});

const sqlStateOf = (statement: Promise<unknown>): Promise<string | undefined> =>
  statement.then(
    () => "done",
    (error: unknown) => sqlState(error),
  );

async function holds({ db, ownerDb }: Opened): Promise<void> {
  const day = 86_400_000;
  const now = new Date();
  const event = { action: "test.action", model: "archive" as const, entityId: "1", after: { name: "Ana" } };
  await db.transaction((tx) => record(tx, now, systemActor, event));
  await db.transaction((tx) => record(tx, new Date(now.getTime() - 400 * day), systemActor, event));
  const ahead = new Date(now.getTime() + 30 * day);
  await db.transaction((tx) => record(tx, ahead, systemActor, { ...event, entityId: "ahead" }));
  // A transaction that is open in any database of the cluster puts it off.
  const unsealed = async (): Promise<number> => (await sealNew({ db, clock: new Clock() }), (await verifyAudit(db)).unsealed);
  await expect.poll(unsealed).toBe(0);
  for (const table of ["audit", "audit_default", "audit_seals"])
    for (const statement of [`delete from ${table}`, `truncate ${table}`])
      expect([statement, await sqlStateOf(db.execute(sql.raw(statement)))]).toEqual([statement, "42501"]);
  expect(await sqlStateOf(db.execute(sql`update audit set action = 'x'`))).toBe("42501");
  expect(await eraseAudit(ownerDb, now, systemActor, { model: "archive", entityId: "1" })).toBe(2);
  expect(await removeAuditBefore(ownerDb, now, systemActor, new Date(now.getTime() - 90 * day))).toMatchObject({ others: 1 });
  const placeOfAhead = async () =>
    (await db.execute<{ place: string }>(sql`select tableoid::regclass::text as place from audit where entity_id = 'ahead'`))[0]!.place;
  expect(await placeOfAhead()).toBe("audit_default");
  await ensurePartitions(ownerDb, ahead, silent);
  expect(await placeOfAhead()).toMatch(/^audit_\d{8}$/);
  expect(await sqlStateOf(db.execute(sql`delete from audit where entity_id = 'ahead'`))).toBe("42501");
  const { findings, erased, removed } = await verifyAudit(db);
  expect({ findings, erased, removed }).toEqual({ findings: [], erased: 1, removed: 1 });
}

describe("the audit is append-only on a database", () => {
  test("of a superuser, where the product works as two restricted roles", async () => {
    const database = await open(await placeOf(null));
    const users = await Promise.all(
      [database.db, database.ownerDb].map((db) => db.execute<{ user: string }>(sql`select current_user as user`)),
    );
    expect(users.map(([row]) => row!.user)).toEqual([roles.app, roles.keeper]);
    expect(database.warned).toEqual([]);
    await holds(database);
  });

  test("of a user who can create roles", async () => {
    await holds(await open(await placeOf("createrole")));
  });

  test("of a user who cannot create roles, through triggers with a warning at the start", async () => {
    const database = await open(await placeOf(""));
    expect(database.warned).toEqual([expect.stringContaining("only triggers protect the audit")]);
    expect(database.ownerDb).toBe(database.db);
    await holds(database);
  });

  test("opened by several nodes concurrently, with other databases in the cluster, and repeatedly", async () => {
    const places = await Promise.all([placeOf(null), placeOf(null)]);
    const nodes = await Promise.all([...places, ...places, ...places].map(open));
    expect(nodes.flatMap(({ warned }) => warned)).toEqual([]);
    for (const node of nodes.slice(0, 2)) await holds(node);
    await open(places[0]!);
  });
});
