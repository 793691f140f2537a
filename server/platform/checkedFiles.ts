// Compressed line files with checksum and line count. Streamed, because a file may be larger than memory.
import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { type Readable, Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

export interface CheckedFile {
  rows: number;
  sha256: string;
}

export class DamagedFileError extends Error {}

/** A third of the CPU time of zlib's default, for files an eighth larger. */
const GZIP_LEVEL = 2;
const NEWLINE = 10;

class LineCounter extends Transform {
  lines = 0;

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) this.lines++;
    done(null, chunk);
  }
}

const passThrough = (hash: Hash): Transform =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

export async function writeCheckedFile(path: string, lines: Readable): Promise<CheckedFile> {
  const [counter, hash] = [new LineCounter(), createHash("sha256")];
  await pipeline(
    lines,
    counter,
    createGzip({ level: GZIP_LEVEL }),
    passThrough(hash),
    createWriteStream(path, { mode: 0o600, flags: "wx" }),
  );
  await sync(path);
  return { rows: counter.lines, sha256: hash.digest("hex") };
}

/**
 * Reads a file into `target` and verifies it. Throws DamagedFileError only after `target` received all data, so that the target must be
 * revertible.
 */
export async function readCheckedFile(path: string, expected: CheckedFile, target: Writable = nowhere()): Promise<void> {
  const [counter, hash, name] = [new LineCounter(), createHash("sha256"), basename(path)];
  try {
    await pipeline(createReadStream(path), passThrough(hash), createGunzip(), counter, target);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "ENOENT") throw new DamagedFileError(`A file is missing: ${name}.`);
    if (code.startsWith("Z_")) throw new DamagedFileError(`A file is damaged: ${name} cannot be unpacked.`);
    throw error;
  }
  if (hash.digest("hex") !== expected.sha256) throw new DamagedFileError(`A file is damaged: the checksum of ${name} is another one.`);
  if (counter.lines !== expected.rows)
    throw new DamagedFileError(`A file is damaged: ${name} has ${counter.lines} rows, not ${expected.rows}.`);
}

export async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
