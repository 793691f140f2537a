import { type ArchivedClaim, archivesOf, readArchive } from "./archiveFiles";
import { formsOf, isPerson, type PersonQuery, personOf } from "./personForms";

/** Which archived claims; what is absent does not matter. */
export interface ArchiveQuery extends PersonQuery {
  claimId?: string;
  /** ISO 8601: when it occurred, from, and before. */
  from?: string;
  to?: string;
}

/**
 * The archived claims that a query asks for, by their ids; of one that was archived twice the later. Reads every archive of the folder: throws a
 * DamagedFileError where one is not as it was written.
 */
export async function searchArchives(folder: string, query: ArchiveQuery): Promise<Map<string, string>> {
  const wanted = formsOf(query);
  const asksForPerson = [query.phone, query.plate, query.name].some((part) => part != null);
  const [from, to] = [Date.parse(query.from ?? ""), Date.parse(query.to ?? "")];
  const matches = ({ claim }: ArchivedClaim): boolean => {
    const occurredAt = Date.parse(String(claim.occurred_at));
    return (
      (query.claimId === undefined || claim.id === query.claimId) &&
      (!asksForPerson || isPerson(wanted, formsOf(personOf(claim)))) &&
      !(occurredAt < from) &&
      !(occurredAt >= to)
    );
  };
  const found = new Map<string, string>();
  for (const archive of await archivesOf(folder))
    await readArchive(folder, archive, (claim, line) => {
      if (matches(claim)) found.set(claim.claim.id, line);
    });
  return found;
}
