import { type ArchivedClaim, archivesOf, readArchive } from "./archiveFiles";
import { formsOf, isPerson, type PersonQuery, personOf } from "./personForms";

export interface ArchiveQuery extends PersonQuery {
  claimId?: string;
  /** Range of the time of occurrence in milliseconds since 1970; `to` is exclusive. */
  from?: number;
  to?: number;
}

/** Returns matching claims by id; of duplicates the later. Reads every archive: throws DamagedFileError if one is corrupt. */
export async function searchArchives(folder: string, query: ArchiveQuery): Promise<Map<string, string>> {
  const person = formsOf(query);
  const asksForPerson = [query.phone, query.plate, query.name].some((part) => part != null);
  const { from = -Infinity, to = Infinity } = query;
  const matches = ({ claim }: ArchivedClaim): boolean => {
    const occurredAt = new Date(String(claim.occurred_at)).getTime();
    return (
      (query.claimId === undefined || claim.id === query.claimId) &&
      (!asksForPerson || isPerson(person, formsOf(personOf(claim)))) &&
      !(occurredAt < from) &&
      !(occurredAt >= to)
    );
  };
  const linesById = new Map<string, string>();
  for (const archive of await archivesOf(folder))
    await readArchive(folder, archive, (claim, line) => {
      if (matches(claim)) linesById.set(claim.claim.id, line);
    });
  return linesById;
}
