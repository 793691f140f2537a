// The product is backed up while claims come in, lost, and restored elsewhere: the same claims, and nothing old is believed or sent.
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { nodeFlags } from "../../server/deploy/fresh.mjs";
import { connect, type Db } from "../../server/db/connect";
import { runningSocket } from "../../server/db/embedded/embedded";
import { createLog } from "../../server/platform/log";
import { startBuiltProduct, startBuiltProductAt, type Product } from "../fixtures/product";
import { assignedClaim, claimRecord, supplierRecord } from "../fixtures/records";
import { EVENTUALLY } from "./killableProduct";
import { startRemoteSystems } from "./remoteSystems";
import { tally, tallyFigures } from "./tally";

const folders: string[] = [];
const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "atalaya-backup-"));
  folders.push(folder);
  return folder;
}

/** One of the project's commands on a data directory. */
function command(name: string, args: string[], folder: string): Promise<{ code: number | null; printed: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: folder };
  const child = spawn(process.execPath, [...nodeFlags, `dist/server/${name}.js`, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (printed += text.toString()));
  return new Promise((done) => child.once("close", (code) => done({ code, printed })));
}

async function ingest(product: Product, key: string, endpoint: string, records: object[]): Promise<{ status: number; accepted: number }> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const response = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
  const { accepted = 0 } = (await response.json()) as { accepted?: number };
  return { status: response.status, accepted };
}

async function on<T>(product: Product, work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect({ socket: (await runningSocket(product.folder))! }, createLog("silent"), 1);
  try {
    return await work(db);
  } finally {
    await db.$client.end({ timeout: 1 });
  }
}
const claimsOf = (product: Product): Promise<string[]> =>
  on(product, async (db) =>
    (await db.execute<{ one: string }>(sql`select id || ' ' || version as one from claims order by id`)).map(({ one }) => one),
  );
const code = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined => answer.errors?.[0]?.extensions.code;

const confirmArrival = `mutation($input: ConfirmArrivalInput!) { confirmArrival(input: $input) { id } }`;

test("a restored backup contains all acknowledged data, and sessions, keys and calls await review", { timeout: 300_000 }, async () => {
  const remotes = await startRemoteSystems();
  stops.push(async () => remotes.close());
  const settings = { ASSISTANCE_URL: remotes.url };
  const product = await startBuiltProduct(settings);
  stops.push(() => product.stop());
  const [ingestKey, readKey] = [await product.key("ingest"), await product.key("read")];
  const session = await product.signIn();
  await ingest(product, ingestKey, "suppliers", [supplierRecord("B-1")]);
  await ingest(product, ingestKey, "claims", [assignedClaim("WAITS-1", 5), assignedClaim("WAITS-2", 5)]);
  // The other system answers nothing: the calls of two actions wait.
  void remotes.hold("asked", 1_000).catch(() => undefined);
  for (const claimId of ["WAITS-1", "WAITS-2"])
    expect(code(await product.graphql(confirmArrival, { input: { claimId, requestId: `request ${claimId}` } }, session))).toBeUndefined();

  const acknowledged: { id: string; at: number }[] = [];
  let writing = true;
  const writer = (async () => {
    for (let n = 0; writing; n++)
      if ((await ingest(product, ingestKey, "claims", [claimRecord(`C-${n}`)])).accepted)
        acknowledged.push({ id: `C-${n}`, at: Date.now() });
  })();
  await expect.poll(() => acknowledged.length, EVENTUALLY).toBeGreaterThan(20);
  const backups = await newFolder();
  const begun = Date.now();
  const backup = await command("backup", [backups], product.folder);
  const tookMs = Date.now() - begun;
  const during = acknowledged.filter(({ at }) => at > begun).length;
  writing = false;
  await writer;
  expect(backup).toMatchObject({ code: 0 });
  const folder = backup.printed.trim().split("\n").at(-1)!;
  const takenAt = /until (\S+Z)\./.exec(backup.printed)![1]!;
  expect(during).toBeGreaterThan(0);
  const before = await claimsOf(product);

  const running = await command("restore", [folder], product.folder);
  expect([running.code, running.printed]).toEqual([1, expect.stringMatching(/Nothing was restored.*running on this data directory/)]);
  await product.kill();
  const used = await command("restore", [folder], product.folder);
  expect([used.code, used.printed]).toEqual([1, expect.stringMatching(/not empty/)]);

  const target = await newFolder();
  const restored = await command("restore", [folder], target);
  expect(restored.printed).toContain("The audit is whole.");
  expect(restored.printed).toContain(`until ${takenAt}`);
  expect(restored).toMatchObject({ code: 0, printed: expect.stringMatching(/2 calls to other systems/) });
  remotes.release();
  const heardBefore = remotes.heard.length;
  const again = await startBuiltProductAt(target, settings);
  stops.push(() => again.stop());
  const after = await claimsOf(again);
  const lost = acknowledged.filter(({ id, at }) => at <= Date.parse(takenAt) && !after.includes(`${id} 1`));
  const audited = new Set(
    await on(again, async (db) =>
      (
        await db.execute<{ id: string }>(
          sql`select jsonb_array_elements_text(after->'claims') as id from audit where action = 'ingest.claims'`,
        )
      ).map(({ id }) => id),
    ),
  );
  tally(
    {
      lost,
      doubled: after.length - new Set(after).size,
      ghosts: after.filter((one) => !before.includes(one)),
      unaudited: after.filter((one) => !audited.has(one.split(" ")[0]!)),
    },
    { acknowledged: acknowledged.filter(({ at }) => at <= Date.parse(takenAt)).length },
  );
  tallyFigures(`Backup beside ${during} claims that came in: ${tookMs} ms, ${after.length} claims restored of ${before.length}.`);

  expect(code(await again.graphql("{ claims { totalCount } }", {}, session))).toBe("UNAUTHENTICATED");
  expect(code(await again.graphql("{ claims { totalCount } }", {}, readKey))).toBe("CREDENTIAL_REVOKED");
  expect(await ingest(again, ingestKey, "claims", [claimRecord("LATER")])).toMatchObject({ status: 401 });
  expect((await command("api-key", ["--confirm", "all"], target)).printed).toContain("3 confirmed.");
  await expect.poll(async () => code(await again.graphql("{ claims { totalCount } }", {}, readKey)), EVENTUALLY).toBeUndefined();
  expect(await ingest(again, ingestKey, "claims", [claimRecord("LATER")])).toMatchObject({ accepted: 1 });

  // The outbox is looked at twice a second.
  await new Promise((done) => setTimeout(done, 2_500));
  expect(remotes.heard.slice(heardBefore)).toEqual([]);
  const admin = await again.signIn("admin");
  type Calls = { outboxCalls: { nodes: { id: string; claimId: string; state: string }[] } };
  const calls = async () =>
    (await again.graphql<Calls>("{ outboxCalls { nodes { id claimId state } } }", {}, admin)).data!.outboxCalls.nodes.toSorted((a, b) =>
      a.claimId < b.claimId ? -1 : 1,
    );
  const [first, second] = await calls();
  expect([first!.state, second!.state]).toEqual(["REVIEW", "REVIEW"]);
  const change = (name: string, id: string) => again.graphql(`mutation($id: ID!) { ${name}(input: { id: $id }) { id } }`, { id }, admin);
  expect(code(await change("resendOutboxCall", first!.id))).toBeUndefined();
  expect(code(await change("stopOutboxCall", second!.id))).toBeUndefined();
  await expect.poll(async () => (await calls()).map(({ state }) => state), EVENTUALLY).toEqual(["DONE", "DEAD"]);
  expect(remotes.heard.slice(heardBefore).map(({ body }) => body.rgpresta)).toEqual(["WAITS-1"]);
  expect((await command("audit-verify", [], target)).printed).toContain("The audit is whole.");
});
