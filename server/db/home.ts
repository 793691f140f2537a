import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { dirname, join, parse } from "node:path";

/** PostgreSQL does not run as root: then it runs as nobody. */
export const unprivileged: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface Home {
  /** Where the cluster lives. */
  data: string;
  /** Where the binaries must be copied to; null: they can be used where npm put them. */
  copyBinariesTo: string | null;
}

/**
 * PostgreSQL refuses to run as root, so root runs it as an unprivileged user. Where that user cannot reach the clone (say, below
 * root's home), binaries and data go to a folder of the system that it can reach, named after the data directory.
 */
export async function reachableHome(dataDir: string): Promise<Home> {
  if (unprivileged.uid === undefined || (await traversable(dirname(dataDir)))) return { data: dataDir, copyBinariesTo: null };
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const home = join("/var/lib", `atalaya-${name}`);
  return { data: join(home, "data"), copyBinariesTo: join(home, "postgres") };
}

/** Whether everybody may pass through the folder and all above it; folders that do not exist yet are made by us. */
async function traversable(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const found = await stat(at).catch(() => null);
    if (found && !(found.mode & 0o001)) return false;
    if (at === parse(at).root) return true;
  }
}
