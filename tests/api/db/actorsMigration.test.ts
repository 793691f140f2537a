// Actors as an earlier release stored them: a user id or none, and a name.
import { randomUUID } from "node:crypto";
import { sql, TransactionRollbackError } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { canonical, newSalt, payloadDigestOf, type SealedRow, sealDigestOf, sealHashOf } from "../../../server/audit/digest";
import { sha256 } from "../../../server/platform/sha256";
import { chainStart } from "../../../server/audit/seal";
import { verifyAudit } from "../../../server/audit/verify";
import type { Db } from "../../../server/db/connect";
import type { Opened } from "../../../server/db/open";
import { previousReleaseDatabase } from "../../fixtures/db/previousRelease";

const [ana, keyNamed, monitor, monitorOfOthers, feed] = Array.from({ length: 5 }, () => randomUUID());
const people: Record<string, string> = { [ana!]: "ana", [keyNamed!]: "key monitor" };
const keys: Record<string, string> = { [monitor!]: "monitor", [monitorOfOthers!]: "monitor", [feed!]: "feed" };
const noon = Date.now() - 60_000;
let opened: Opened;
let owner: Db;

type Who = [id: string | null, name: string];
/** Row and digest in the form of that release. */
async function audited(
  [actorId, actorName]: Who,
  action: string,
  more: { at?: number; entityId?: string; requestId?: string; after?: object },
) {
  const { at = noon, entityId = null, requestId = null, after = null } = more;
  const [id, salt, iso] = [randomUUID(), newSalt(), new Date(at).toISOString()];
  const payload = payloadDigestOf(salt, { before: null, after });
  const digest = sha256(canonical([id, iso, actorId, actorName, action, "claim", entityId, null, requestId, payload]));
  await owner.execute(sql`insert into audit (id, at, actor_id, actor_name, action, model, entity_id, request_id, after, salt, payload_digest, digest)
    values (${id}, ${iso}, ${actorId}, ${actorName}, ${action}, 'claim', ${entityId}, ${requestId}, ${after === null ? null : JSON.stringify(after)}::text::jsonb,
      ${salt}, ${payload}, ${digest})`);
}
const done = ([actorId, actorName]: Who, requestId: string, seconds = 0) =>
  owner.execute(sql`insert into deeds (id, request_id, actor_id, actor_name, claim_id, action, input, state, at) values (${randomUUID()}, ${requestId},
    ${actorId}, ${actorName}, 'C', 'confirmArrival', '{}', 'DONE', ${new Date(noon + seconds * 1_000).toISOString()})`);
/** All that was audited, in one seal. */
async function sealed() {
  const rows = await owner.execute<SealedRow & Record<string, unknown>>(
    sql`select xid::text as xid, seq::float8 as seq, digest from audit order by audit.xid, audit.seq`,
  );
  const [at, { xid, seq }] = [new Date(noon), rows.at(-1)!];
  const body = { id: 1, at, day: at.toISOString().slice(0, 10), xid, seq, rows: rows.length, digest: sealDigestOf(rows) };
  await owner.execute(sql`insert into audit_seals (id, at, day, xid, seq, rows, digest, hash)
    values (1, ${at.toISOString()}, ${body.day}, ${xid}, ${seq}, ${rows.length}, ${body.digest}, ${sealHashOf(chainStart.hash, body)})`);
}
const changed = ([actorId, actorName]: Who, at: number, cause: string) =>
  owner.execute(sql`insert into status_log (id, at, claim_id, version, "to", reason, settings_version, inputs, cause, actor_id, actor_name)
    values (${randomUUID()}, ${new Date(at).toISOString()}, 'C', 1, 'FINISHED', '{}', 1, '{}', ${cause}, ${actorId}, ${actorName})`);

beforeAll(async () => {
  const earlier = await previousReleaseDatabase("0009_actors");
  owner = earlier.owner;
  for (const [id, user] of Object.entries(people))
    await owner.execute(
      sql`insert into users (id, "user", name, language, profile_type) values (${id}, ${user}, 'Somebody', 'en', 'OPERADOR')`,
    );
  for (const [id, name] of Object.entries(keys))
    await owner.execute(sql`insert into api_keys (id, name, key_hash, scopes, created_at) values (${id}, ${name}, ${id}, '{act}', now())`);
  await owner.execute(sql`insert into instances (id, country, name, time_zone) values ('ES', 'ES', 'ES', 'Europe/Madrid')`);
  await owner.execute(sql`insert into services (id, name) values ('S', 'S')`);
  await owner.execute(sql`insert into claims (id, instance_id, service_id, kind, occurred_at, time_zone, status, status_at, status_reason, source_version)
    values ('C', 'ES', 'S', 'TOW', now(), 'Europe/Madrid', 'FINISHED', now(), '{}', 1)`);
  await audited([ana!, "ana"], "claim.manageDelay", { entityId: "C", requestId: "of ana", after: { minutes: 10 } });
  await audited([keyNamed!, "key monitor"], "claim.visit", { entityId: "C" });
  await audited([monitor!, "key monitor"], "claim.confirmArrival", { entityId: "C", requestId: "of monitor" });
  await audited([null, "key monitor"], "claim.confirmArrival.done", { entityId: "C", requestId: "of monitor" });
  await audited([monitorOfOthers!, "key monitor"], "ingest.claims", { at: noon + 1_000, after: { claims: ["B", "C"] } });
  for (const name of ["system", "assistance", "somebody"]) await audited([null, name], "claim.told", { entityId: "C" });
  await done([ana!, "ana"], "of ana");
  await done([ana!, "ana as she was called"], "of ana", 1);
  await done([null, "key monitor"], "of monitor");
  await done([null, "key monitor"], "of one of two");
  await done([null, "key feed"], "of feed");
  await changed([ana!, "ana"], noon, "ACTION");
  await changed([null, "key monitor"], noon + 1_000, "FEED");
  await changed([null, "key feed"], noon + 2_000, "FEED");
  await changed([null, "system"], noon + 3_000, "CLOCK");
  await changed([null, "assistance"], noon + 4_000, "OUTSIDE");
  await owner.execute(sql`insert into setting_values (key, value, effective_at, created_at, actor_id, actor_name)
    values ('automaticArrival', 'true', now(), now(), ${ana!}, 'ana')`);
  await owner.execute(sql`insert into visits (id, claim_id, user_id, at) values (${randomUUID()}, 'C', ${keyNamed!}, now())`);
  await sealed();
  opened = await earlier.upgrade();
});

const actorsOf = async (table: string, order: string): Promise<(string | null)[][]> => {
  const names = { ...people, ...keys };
  const rows = await owner.execute<{ actor_kind: string; actor_id: string | null; actor_name: string }>(
    sql.raw(`select actor_kind, actor_id, actor_name from ${table} order by ${order}`),
  );
  return rows.map(({ actor_kind: kind, actor_id: id, actor_name: name }) => [kind, id, name, id && names[id]!].slice(0, 3) as string[]);
};

test("audit rows get the type of their actor and stay validly sealed", async () => {
  expect(await actorsOf("audit", "seq")).toEqual([
    ["USER", ana, "ana"],
    ["USER", keyNamed, "key monitor"],
    ["KEY", monitor, "monitor"],
    ["KEY", null, "monitor"], // results for a key were attributed to the system; the digest contains no id
    ["KEY", monitorOfOthers, "monitor"],
    ["SYSTEM", null, "system"],
    ["OUTSIDE", null, "assistance"],
    ["OUTSIDE", null, "somebody"],
  ]);
  expect(await verifyAudit(opened.db)).toMatchObject({ rows: 8, unsealed: 0, older: 0, findings: [] });
});

test("audit rows stay read-only, and a changed row is detected", async () => {
  await expect(owner.execute(sql`update audit set actor_kind = 'SYSTEM'`)).rejects.toMatchObject({ cause: { code: "42501" } });
  let found: string[] = [];
  const undone = owner.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update audit set actor_kind = 'USER' where action = 'ingest.claims'`);
    found = (await verifyAudit(tx)).findings.map(({ kind }) => kind);
    tx.rollback();
  });
  await expect(undone).rejects.toThrow(TransactionRollbackError);
  expect(found).toEqual(["ROW_CHANGED"]);
});

test("an action gets its key from the audit of its request, or from a unique key name", async () => {
  expect(await actorsOf("claim_actions", "request_id, at")).toEqual([
    ["USER", ana, "ana"],
    ["USER", null, "ana as she was called"], // the same request twice: the earlier one counts
    ["KEY", feed, "feed"],
    ["KEY", monitor, "monitor"],
    ["KEY", null, "monitor"],
  ]);
});

test("a status change gets its key from the audit of the same time, or from a unique key name", async () => {
  expect(await actorsOf("status_log", "at")).toEqual([
    ["USER", ana, "ana"],
    ["KEY", monitorOfOthers, "monitor"],
    ["KEY", feed, "feed"],
    ["SYSTEM", null, "system"],
    ["OUTSIDE", null, "assistance"],
  ]);
});

test("settings and visits get their user", async () => {
  expect(await actorsOf("setting_values", "version")).toEqual([["USER", ana, "ana"]]);
  expect(await actorsOf("visits", "at")).toEqual([["USER", keyNamed, "key monitor"]]);
});
