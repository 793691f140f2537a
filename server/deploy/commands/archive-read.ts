// npm run archive:read [-- what]: searches the archives of claims, and prints each claim that it finds as a line of JSON. Without any of what is
// looked for it says which archives there are. Either way every archive is read and checked.
import { parseArgs } from "node:util";
import { archivesOf, readArchive } from "../../archive/archiveFiles";
import { searchArchives } from "../../archive/searchArchives";
import { readEnv } from "../../platform/env";

const usage = `npm run archive:read [-- [--claim ID] [--phone PHONE] [--plate PLATE] [--name NAME] [--from DATE] [--to DATE] [--folder FOLDER]]`;
const text = { type: "string" } as const;

function exitWithUsage(why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ options: { claim: text, phone: text, plate: text, name: text, from: text, to: text, folder: text } }).values;
  } catch (error) {
    return exitWithUsage((error as Error).message);
  }
}

const { claim: claimId, folder = readEnv().ARCHIVE_DIR, ...query } = readArguments();
for (const date of [query.from, query.to])
  if (date !== undefined && Number.isNaN(Date.parse(date))) exitWithUsage(`${date} is no date: write it as 2026-03-29.`);
try {
  if (claimId !== undefined || Object.keys(query).length) {
    const found = await searchArchives(folder, { claimId, ...query });
    for (const line of found.values()) console.log(line);
    console.error(`${found.size.toLocaleString("en")} claims were found in ${folder}.`);
    if (!found.size) process.exitCode = 1;
  } else {
    const archives = await archivesOf(folder);
    for (const archive of archives) {
      await readArchive(folder, archive, () => undefined);
      console.log(`${archive.archivedAt}  ${String(archive.rows).padStart(6)} claims  ${archive.file}  whole`);
    }
    console.log(`${archives.length} archives are in ${folder}, ${archives.reduce((sum, { rows }) => sum + rows, 0)} claims in all.`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
