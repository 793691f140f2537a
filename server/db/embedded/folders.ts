// Where the embedded PostgreSQL keeps its things, so that the user it runs as can reach them.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, chown, lstat, mkdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, parse } from "node:path";

/** PostgreSQL refuses to run as root: then it runs as nobody. */
export const unprivileged: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const hashOf = (path: string): string => createHash("sha256").update(path).digest("hex").slice(0, 12);

/** A folder of the system, named after what would lie elsewhere if nobody could reach it there (say, below root's home). */
export const systemFolder = (of: string): string => join("/var/lib", `atalaya-${hashOf(of)}`);

/** Whether the user that PostgreSQL runs as may pass through the folder and all above it; those that do not exist yet are made by us. */
export async function isReachable(folder: string): Promise<boolean> {
  if (unprivileged.uid === undefined) return true;
  for (let at = folder; ; at = dirname(at)) {
    const found = await stat(at).catch(() => null);
    if (found && !(found.mode & 0o001)) return false;
    if (at === parse(at).root) return true;
  }
}

/** Where the data lives: in the data directory or, where it cannot be reached, in a folder of the system. Once begun it stays there. */
export async function dataHome(dataDir: string): Promise<string> {
  const elsewhere = join(systemFolder(dataDir), "data");
  if (await isReachable(dirname(dataDir))) return unprivileged.uid !== undefined && existsSync(join(elsewhere, "pg")) ? elsewhere : dataDir;
  if (existsSync(join(dataDir, "pg")))
    throw new Error(`PostgreSQL runs as nobody, who cannot reach the data in ${dataDir} any more: chmod o+x the folders above it.`);
  return elsewhere;
}

/** Makes the folder and those that are missing above it, reachable whatever the umask. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined || unprivileged.uid === undefined) return;
  for (let at = folder; at.length >= first.length; at = dirname(at)) await chmod(at, 0o755);
}

/**
 * The folder of the Unix socket, whose path has at most 103 bytes: in the temporary folder, named after the cluster. Everybody may write
 * there, and whoever owns the socket's folder could pose as the database: it must be a folder of PostgreSQL's own user.
 */
export async function socketFolder(cluster: string): Promise<string> {
  const temporary = tmpdir().length <= 60 && (await isReachable(tmpdir())) ? tmpdir() : "/tmp";
  const folder = join(temporary, `atalaya-${hashOf(cluster)}`);
  const made = await mkdir(folder, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (made && unprivileged.uid !== undefined) await chown(folder, unprivileged.uid, unprivileged.gid!);
  const { uid, mode } = await lstat(folder);
  const owner = unprivileged.uid ?? process.getuid?.();
  if ((owner !== undefined && uid !== owner) || (mode & 0o170_077) !== 0o040_000)
    throw new Error(`${folder} is somebody else's, or open to others: remove it, PostgreSQL's socket belongs there.`);
  return folder;
}
