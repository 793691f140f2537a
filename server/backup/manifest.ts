// What a backup says of itself: the file manifest.json in its folder.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { canonical } from "../audit/digest";
import { sha256 } from "../platform/sha256";
import { jsonText } from "../platform/parseJson";

const name = z.string().regex(/^[a-z][a-z0-9_]*$/);
const hash = z.string().regex(/^[\da-f]{64}$/);

const contents = z.object({
  /** Of the folder's layout; another number is another layout. */
  format: z.literal(1),
  /** Everything that was committed until this instant is in the backup. */
  takenAt: z.iso.datetime(),
  /** Of the product that wrote it. */
  version: z.string(),
  commit: z.string().nullable(),
  /** The last migration that the database had. */
  migration: z.object({ tag: z.string(), when: z.int() }),
  /** Number of the transaction that came next: logs are read in the order of these numbers, so a database that takes them in must be beyond it. */
  nextTransaction: z.string().regex(/^\d+$/),
  /** The audit's last seal; null: nothing was sealed yet. */
  seal: z.object({ id: z.int(), hash }).nullable(),
  sequences: z.array(z.object({ name, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  tables: z.array(
    z.object({
      name,
      /** In the order of the file's columns. */
      columns: z.array(name),
      /** Of a table that is kept by day, the days (YYYY-MM-DD) that it has a partition for. */
      days: z.array(z.iso.date()),
      /** PostgreSQL's text format of COPY in UTF-8, compressed by gzip; below the backup's folder. */
      file: z.string().regex(/^tables\/[a-z][a-z0-9_]*\.copy\.gz$/),
      rows: z.int(),
      /** Of the file, as `sha256sum` says it. */
      sha256: hash,
    }),
  ),
});
export type BackupContents = z.infer<typeof contents>;
export type TablePart = BackupContents["tables"][number];

const manifestFile = jsonText(contents.extend({ checksum: hash }));

/** Something is wrong with a backup, or with where it is to go; the message is for whoever runs the command. */
export class BackupError extends Error {}

/** Of the manifest itself, without its last line. */
const checksumOf = (backup: BackupContents): string => sha256(canonical(backup));

export const manifestText = (backup: BackupContents): string => `${JSON.stringify({ ...backup, checksum: checksumOf(backup) }, null, 2)}\n`;

/** Reads the manifest of a backup. Throws a BackupError when there is none, or when it is not as it was written. */
export async function readManifest(folder: string): Promise<BackupContents> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new BackupError(`There is no backup in ${folder}: it has no manifest.json.`);
  });
  const parsed = manifestFile.safeParse(text);
  if (!parsed.success) throw new BackupError(`The manifest of ${folder} is damaged, or of a newer release than this one.`);
  const { checksum, ...backup } = parsed.data;
  if (checksumOf(backup) !== checksum) throw new BackupError(`The manifest of ${folder} was changed: its checksum is another one.`);
  return backup;
}
