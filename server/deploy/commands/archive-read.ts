// npm run archive:read [-- criteria]: prints matching archived claims as lines of JSON; without criteria lists the archives. Verifies all
// archives.
import { readInstant } from "../../../schema/rules/language/instants";
import { archivesOf, readArchive } from "../../archive/archiveFiles";
import { searchArchives } from "../../archive/searchArchives";
import { readEnv } from "../../platform/env";
import { exitWithUsage, readCommandLine } from "../commandLine";

const usage = `npm run archive:read [-- [--claim ID] [--phone PHONE] [--plate PLATE] [--name NAME] [--from DATE] [--to DATE] [--folder FOLDER]]`;
const text = { type: "string" } as const;

function timeOf(date: string): number {
  const at = readInstant(/^\d{4}-\d\d-\d\d$/.test(date) ? `${date}T00:00Z` : date);
  return typeof at === "number" ? at : exitWithUsage(usage, `${date} is not a date: write it as 2026-03-29.`);
}

const options = { claim: text, phone: text, plate: text, name: text, from: text, to: text, folder: text };
const { claim: claimId, from, to, folder = readEnv().ARCHIVE_DIR, ...person } = readCommandLine(usage, options).values;
const query = { ...person, ...(from !== undefined && { from: timeOf(from) }), ...(to !== undefined && { to: timeOf(to) }) };
try {
  if (claimId !== undefined || Object.keys(query).length) {
    const matches = await searchArchives(folder, { claimId, ...query });
    for (const line of matches.values()) console.log(line);
    console.error(`${matches.size.toLocaleString("en")} claims were found in ${folder}.`);
    if (!matches.size) process.exitCode = 1;
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
