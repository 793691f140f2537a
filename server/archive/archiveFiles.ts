// Archives: files of claims, a line of JSON each, and beside each file what it must be when it is read.
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Writable } from "node:stream";
import { z } from "zod";
import { DAY_MS } from "../../schema/rules/durations";
import { DamagedFileError, readCheckedFile, sync, writeCheckedFile } from "../platform/checkedFiles";
import { jsonText } from "../platform/parseJson";

const manifest = z.object({
  /** Of the lines' layout; another number is another layout. */
  format: z.literal(1),
  archivedAt: z.iso.datetime(),
  /** Beside this: NDJSON in UTF-8, compressed by gzip. */
  file: z.string().regex(/^claims-[\w-]+\.ndjson\.gz$/),
  rows: z.int(),
  /** Of the file, as `sha256sum` says it. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
  /** The last erasure that was applied to it. */
  erasedUntil: z.int(),
});
const manifestText = jsonText(manifest);

/** An archive, by what its manifest says of it. */
export type Archive = z.infer<typeof manifest> & { manifest: string };

/** What of a line everybody reads: the claim as it was stored, by its columns' names. */
const archivedClaim = jsonText(z.looseObject({ claim: z.looseObject({ id: z.string() }) }));
export type ArchivedClaim = z.infer<typeof archivedClaim>;

const MANIFEST = /^claims-[\w-]+\.json$/;
const FILE = /^claims-[\w-]+\.ndjson\.gz$/;

/** The archives of a folder, the oldest first. Throws a DamagedFileError where a manifest cannot be read. */
export async function archivesOf(folder: string): Promise<Archive[]> {
  const names = (await namesIn(folder)).filter((name) => MANIFEST.test(name)).sort();
  const archives: Archive[] = [];
  for (const name of names) archives.push(await archiveOf(folder, name));
  return archives;
}

/** The archive of a manifest, as it is now. Throws a DamagedFileError where that cannot be read. */
export async function archiveOf(folder: string, name: string): Promise<Archive> {
  const parsed = manifestText.safeParse(await readFile(join(folder, name), "utf8"));
  if (!parsed.success) throw new DamagedFileError(`${name} is damaged, or of a newer release than this one.`);
  return { ...parsed.data, manifest: name };
}

/** Writes an archive that is on the disk, and was read back, when it has its manifest. */
export async function writeArchive(folder: string, now: Date, erasedUntil: number, lines: Readable): Promise<Archive> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `claims-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z-${randomUUID().slice(0, 8)}`;
  return store(
    folder,
    { format: 1, archivedAt: now.toISOString(), erasedUntil, manifest: `${name}.json`, file: `${name}.ndjson.gz` },
    lines,
  );
}

/** Puts other lines in an archive's place. Killed at any instant, the archive is either as it was or as it becomes. */
export async function rewriteArchive(folder: string, archive: Archive, erasedUntil: number, lines: Readable): Promise<Archive> {
  const file = `${archive.manifest.slice(0, -".json".length)}-${randomUUID().slice(0, 8)}.ndjson.gz`;
  const written = await store(folder, { ...archive, erasedUntil, file }, lines);
  await rm(join(folder, archive.file), { force: true });
  return written;
}

/** Says of an archive that nothing of these erasures was in it. */
export const setErasedUntil = (folder: string, archive: Archive, erasedUntil: number): Promise<void> =>
  writeManifest(folder, { ...archive, erasedUntil });

async function store(folder: string, archive: Omit<Archive, "rows" | "sha256">, lines: Readable): Promise<Archive> {
  const path = join(folder, archive.file);
  try {
    const written = { ...archive, ...(await writeCheckedFile(path, lines)) };
    await readCheckedFile(path, written);
    await writeManifest(folder, written);
    return written;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function writeManifest(folder: string, { manifest: name, ...contents }: Archive): Promise<void> {
  const made = join(folder, `${name}.unfinished`);
  await writeFile(made, `${JSON.stringify(contents, null, 2)}\n`, { mode: 0o600 });
  await sync(made);
  await rename(made, join(folder, name));
  await sync(folder);
}

/** The claims of an archive one after the other, each with its line. Throws a DamagedFileError, at its end, when it is not as it was written. */
export async function readArchive(folder: string, archive: Archive, read: (claim: ArchivedClaim, line: string) => void): Promise<void> {
  let rest = "";
  const decoder = new TextDecoder();
  const target = new Writable({
    write(chunk: Buffer, _, done) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop()!;
      try {
        for (const line of lines) read(claimOf(line, archive), line);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
  await readCheckedFile(join(folder, archive.file), archive, target);
}

function claimOf(line: string, { file }: Archive): ArchivedClaim {
  const parsed = archivedClaim.safeParse(line);
  if (!parsed.success) throw new DamagedFileError(`A file is damaged: ${file} has a line that is no claim.`);
  return parsed.data;
}

/** Removes files that no manifest names, which a process that was killed has left. */
export async function removeUnfinished(folder: string): Promise<void> {
  const named = new Set((await archivesOf(folder)).map(({ file }) => file));
  for (const name of await namesIn(folder)) {
    const isLeft = name.endsWith(".json.unfinished") || (FILE.test(name) && !named.has(name));
    // Another node may be writing one just now.
    if (isLeft && Date.now() - (await stat(join(folder, name))).mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
