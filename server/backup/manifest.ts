import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { canonical } from "../audit/digest";
import { sha256 } from "../platform/sha256";
import { jsonText } from "../platform/parseJson";

const name = z.string().regex(/^[a-z][a-z0-9_]*$/);
const hash = z.string().regex(/^[\da-f]{64}$/);

const contents = z.object({
  format: z.literal(1),
  /** Everything committed until this instant is included. */
  takenAt: z.iso.datetime(),
  version: z.string(),
  commit: z.string().nullable(),
  migration: z.object({ tag: z.string(), when: z.int() }),
  /** Logs are ordered by transaction id, so the target database must advance beyond this one. */
  nextTransaction: z.string().regex(/^\d+$/),
  /** Last seal of the audit; `null` if nothing was sealed. */
  seal: z.object({ id: z.int(), hash }).nullable(),
  sequences: z.array(z.object({ name, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  tables: z.array(
    z.object({
      name,
      columns: z.array(name),
      /** Days (YYYY-MM-DD) with a partition, for partitioned tables. */
      days: z.array(z.iso.date()),
      /** COPY text format in UTF-8, gzip; relative to the backup's folder. */
      file: z.string().regex(/^tables\/[a-z][a-z0-9_]*\.copy\.gz$/),
      rows: z.int(),
      sha256: hash,
    }),
  ),
});
export type BackupContents = z.infer<typeof contents>;
export type TablePart = BackupContents["tables"][number];

const manifestFile = jsonText(contents.extend({ checksum: hash }));

export class BackupError extends Error {}

/** Checksum of the manifest without its last line. */
const checksumOf = (backup: BackupContents): string => sha256(canonical(backup));

export const manifestText = (backup: BackupContents): string => `${JSON.stringify({ ...backup, checksum: checksumOf(backup) }, null, 2)}\n`;

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
