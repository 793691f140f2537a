import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startEmbedded } from "../../server/db/embedded/embedded";
import { reachableCopy } from "../../server/db/embedded/binaries";
import { dataHome, isReachable } from "../../server/db/embedded/folders";
import { openDatabase, type Database } from "../../server/db/open";
import { readEnv } from "../../server/platform/env";
import { createLog } from "../../server/platform/log";

let folder: string;
let data: string;
let running: Database | null = null;
async function start(): Promise<Database> {
  const env = readEnv({ DATA_DIR: data });
  return (running = await openDatabase(env, createLog("silent"), { join: false }));
}
async function stop(): Promise<void> {
  await running?.close();
  running = null;
}
const instances = async ({ db }: Database): Promise<number> => (await db.execute("select id from instances")).length;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "atalaya-embedded-"));
  data = join(folder, "data");
  chmodSync(folder, 0o755);
});
afterEach(async () => {
  await stop();
  const home = await dataHome(data);
  rmSync(home === data ? folder : dirname(home), { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

test("a cluster left incomplete by a killed start is created again", async () => {
  mkdirSync(join(data, "pg.new/base"), { recursive: true });
  expect(await instances(await start())).toBe(12);
});

test.runIf(existsSync("/proc/self/comm"))("a lock left by a dead server with a reused process id does not prevent the start", async () => {
  await start();
  await stop();
  writeFileSync(join(data, "pg/postmaster.pid"), `${process.pid}\n${data}/pg\n1\n5432\n\n\n`);
  expect(await instances(await start())).toBe(12);
});

test("three concurrent starts of programs outside PostgreSQL's reach share one complete copy and leave nothing else", async () => {
  chmodSync(folder, 0o700);
  const native = join(folder, "package/native");
  mkdirSync(join(native, "bin"), { recursive: true });
  writeFileSync(join(folder, "package/package.json"), JSON.stringify({ version: "18.0.0" }));
  for (let n = 0; n < 200; n++) writeFileSync(join(native, `bin/program-${n}`), "x".repeat(10_000));
  const copies = await Promise.all([1, 2, 3].map(() => reachableCopy(native)));
  const [copy] = copies as [string];
  try {
    expect(new Set(copies).size).toBe(1);
    expect(readdirSync(join(copy, "bin"))).toHaveLength(200);
    // with root's rights it is a copy, alone in its folder
    if (copy !== native) expect([await isReachable(join(copy, "bin")), readdirSync(dirname(copy))]).toEqual([true, [basename(copy)]]);
  } finally {
    if (copy !== native) rmSync(dirname(copy), { recursive: true });
  }
});

test("a socket folder with write access for others is rejected by name", async () => {
  const { socket } = (await start()).embedded!;
  await stop();
  mkdirSync(socket);
  chmodSync(socket, 0o777);
  await expect(start()).rejects.toThrow(`${socket} belongs to another user or is accessible to others`);
  rmSync(socket, { recursive: true });
});

test("private parent folders and a strict umask are supported: root's PostgreSQL stores its data elsewhere", async () => {
  chmodSync(folder, 0o700);
  const umask = process.umask(0o077);
  try {
    expect(await instances(await start())).toBe(12);
    await stop();
    expect(await instances(await start())).toBe(12);
    expect((await dataHome(data)).startsWith("/var/lib/")).toBe(process.getuid?.() === 0);
  } finally {
    process.umask(umask);
  }
});

test("a failed start reports PostgreSQL's output as the error", async () => {
  await expect(startEmbedded(data, createLog("silent"), ["-c", "no_such_setting=1"])).rejects.toThrow(/no_such_setting/);
});
