import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, lstat, mkdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, parse } from "node:path";

/** PostgreSQL refuses to run as root and runs as `nobody` instead. */
export const unprivileged: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const hashOf = (path: string): string => createHash("sha256").update(path).digest("hex").slice(0, 12);

/** Replacement for a path that the PostgreSQL user cannot reach, for example below root's home. */
export const systemFolder = (of: string): string => join("/var/lib", `atalaya-${hashOf(of)}`);

/** True if PostgreSQL's user can traverse all existing parent folders. Missing folders will be created with access. */
export async function isReachable(folder: string): Promise<boolean> {
  if (unprivileged.uid === undefined) return true;
  for (let at = folder; ; at = dirname(at)) {
    const stats = await stat(at).catch(() => null);
    if (stats && !(stats.mode & 0o001)) return false;
    if (at === parse(at).root) return true;
  }
}

/** Folder of the data: the data directory, or a system folder if PostgreSQL's user cannot reach it. Never changes once data exists. */
export async function dataHome(dataDir: string): Promise<string> {
  const elsewhere = join(systemFolder(dataDir), "data");
  if (await isReachable(dirname(dataDir))) return unprivileged.uid !== undefined && existsSync(join(elsewhere, "pg")) ? elsewhere : dataDir;
  if (existsSync(join(dataDir, "pg")))
    throw new Error(
      `PostgreSQL runs as the user nobody, which can no longer access the data in ${dataDir}. Run chmod o+x on its parent folders.`,
    );
  return elsewhere;
}

export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined || unprivileged.uid === undefined) return;
  for (let at = folder; at.length >= first.length; at = dirname(at)) await chmod(at, 0o755);
}

/**
 * Socket folder, short because socket paths are limited to 103 bytes. Must be owned by PostgreSQL's user: another owner could impersonate
 * the database.
 */
export async function socketFolder(cluster: string): Promise<string> {
  const temporary = tmpdir().length <= 60 && (await isReachable(tmpdir())) ? tmpdir() : "/tmp";
  const folder = join(temporary, `atalaya-${hashOf(cluster)}`);
  const isNew = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (isNew && unprivileged.uid !== undefined) await chown(folder, unprivileged.uid, unprivileged.gid!);
  const { uid, mode } = await lstat(folder);
  const owner = unprivileged.uid ?? process.getuid?.();
  if ((owner !== undefined && uid !== owner) || (mode & 0o170_077) !== 0o040_000)
    throw new Error(`${folder} belongs to another user or is accessible to others. Remove it; PostgreSQL needs it for its socket.`);
  return folder;
}
