// Archive files: claims as lines of JSON, each file with a manifest for verification.
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Writable } from "node:stream";
import { z } from "zod";
import { DAY_MS } from "../../schema/rules/durations";
import { DamagedFileError, readCheckedFile, sync, writeCheckedFile } from "../platform/checkedFiles";
import { jsonText } from "../platform/parseJson";

const manifest = z.object({
  format: z.literal(1),
  archivedAt: z.iso.datetime(),
  /** File next to the manifest: NDJSON in UTF-8, gzip. */
  file: z.string().regex(/^claims-[\w-]+\.ndjson\.gz$/),
  rows: z.int(),
  /** Checksum of the compressed file, as `sha256sum` prints it. */
  sha256: z.string().regex(/^[\da-f]{64}$/),
  erasedUntil: z.int(),
});
const manifestText = jsonText(manifest);

export type Archive = z.infer<typeof manifest> & { manifest: string };

const archivedClaim = jsonText(z.looseObject({ claim: z.looseObject({ id: z.string() }) }));
export type ArchivedClaim = z.infer<typeof archivedClaim>;

const MANIFEST = /^claims-[\w-]+\.json$/;
const FILE = /^claims-[\w-]+\.ndjson\.gz$/;

/** Oldest first. Throws DamagedFileError for an unreadable manifest. */
export async function archivesOf(folder: string): Promise<Archive[]> {
  const names = (await namesIn(folder)).filter((name) => MANIFEST.test(name)).sort();
  const archives: Archive[] = [];
  for (const name of names) archives.push(await archiveOf(folder, name));
  return archives;
}

export async function archiveOf(folder: string, name: string): Promise<Archive> {
  const parsed = manifestText.safeParse(await readFile(join(folder, name), "utf8"));
  if (!parsed.success) throw new DamagedFileError(`${name} is damaged, or of a newer release than this one.`);
  return { ...parsed.data, manifest: name };
}

/** An archive is complete, on disk and verified once its manifest exists. */
export async function writeArchive(folder: string, now: Date, erasedUntil: number, lines: Readable): Promise<Archive> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = `claims-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z-${randomUUID().slice(0, 8)}`;
  return store(
    folder,
    { format: 1, archivedAt: now.toISOString(), erasedUntil, manifest: `${name}.json`, file: `${name}.ndjson.gz` },
    lines,
  );
}

/** Replaces an archive's lines. Crash-safe: the archive is either old or new. */
export async function rewriteArchive(folder: string, archive: Archive, erasedUntil: number, lines: Readable): Promise<Archive> {
  const file = `${archive.manifest.slice(0, -".json".length)}-${randomUUID().slice(0, 8)}.ndjson.gz`;
  const written = await store(folder, { ...archive, erasedUntil, file }, lines);
  await rm(join(folder, archive.file), { force: true });
  return written;
}

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
  const unfinishedFile = join(folder, `${name}.unfinished`);
  await writeFile(unfinishedFile, `${JSON.stringify(contents, null, 2)}\n`, { mode: 0o600 });
  await sync(unfinishedFile);
  await rename(unfinishedFile, join(folder, name));
  await sync(folder);
}

/** Reads the claims of an archive in order. Throws DamagedFileError at the end if the checksum does not match. */
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

export async function removeUnfinished(folder: string): Promise<void> {
  const archiveNames = new Set((await archivesOf(folder)).map(({ file }) => file));
  for (const name of await namesIn(folder)) {
    const isLeft = name.endsWith(".json.unfinished") || (FILE.test(name) && !archiveNames.has(name));
    // Another node may be writing the file.
    if (isLeft && Date.now() - (await stat(join(folder, name))).mtimeMs > DAY_MS) await rm(join(folder, name), { force: true });
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
