import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { personalSearchParts } from "../../schema/rules/map/configurations";
import { phoneKeys } from "../../schema/rules/phones/phones";
import { searchCode, searchWords } from "../../schema/rules/search/searchText";
import { eraseAudit } from "../audit/erase";
import { record } from "../audit/record";
import type { Db, Reader, Tx } from "../db/connect";
import { inList } from "../db/inList";
import { claims } from "../db/tables/claims";
import { exportParts, exports } from "../db/tables/exports";
import { mapConfigurations } from "../db/tables/mapConfigurations";
import { systemActor } from "../platform/actor";
import type { PersonQuery } from "./personForms";

export type NamesErased = (text: string) => boolean;

const wordsOf = (text: string): string => searchWords(text).sort().join(" ");

export interface SearchedClaim {
  numbers: readonly (string | null)[];
  person: PersonQuery;
}

/** Matches numbers, phones, plates and names of these claims in any spelling. */
export function namesOf(searched: readonly SearchedClaim[]): NamesErased {
  const codes = new Set(searched.flatMap(({ numbers, person }) => [...numbers, person.plate].map((text) => searchCode(text ?? ""))));
  const phones = new Set(searched.flatMap(({ person }) => phoneKeys(person.phone ?? "", null)));
  const names = new Set(searched.map(({ person }) => wordsOf(person.name ?? "")));
  for (const texts of [codes, phones, names]) texts.delete("");
  return (text) => codes.has(searchCode(text)) || names.has(wordsOf(text)) || phoneKeys(text, null).some((phone) => phones.has(phone));
}

/** Same as `namesOf` for stored claims; a missing claim is matched by its number only. */
export async function namesClaims(db: Reader, ids: readonly string[]): Promise<NamesErased> {
  const { file, otherFile, insuredPhone: phone, plate, insuredName: name } = claims;
  const rows = await db.select({ file, otherFile, phone, plate, name }).from(claims).where(inList(claims.id, ids));
  return namesOf([
    { numbers: ids, person: {} },
    ...rows.map((row): SearchedClaim => ({ numbers: [row.file, row.otherFile], person: row })),
  ]);
}

function withoutSearches(address: string, namesErased: NamesErased): string {
  const params = new URLSearchParams(address);
  for (const part of personalSearchParts) if (params.getAll(part).some(namesErased)) params.delete(part);
  return params.size === new URLSearchParams(address).size ? address : params.toString();
}

export async function eraseFromConfigurations(tx: Tx, ownerDb: Db, now: Date, namesErased: NamesErased): Promise<void> {
  const searching = sql`${mapConfigurations.address} ~ ${`(^|&)(${personalSearchParts.join("|")})=`}`;
  const { id, address } = mapConfigurations;
  for (const row of await tx.select({ id, address }).from(mapConfigurations).where(searching).for("update")) {
    const remaining = withoutSearches(row.address, namesErased);
    if (remaining === row.address) continue;
    await eraseAudit(ownerDb, now, systemActor, { model: "mapConfiguration", entityId: row.id });
    await tx.update(mapConfigurations).set({ address: remaining, updatedAt: now }).where(eq(mapConfigurations.id, row.id));
    await record(tx, now, systemActor, {
      ...{ action: "mapConfiguration.change", model: "mapConfiguration", entityId: row.id },
      after: { erased: true },
    });
  }
}

/** Ends exports whose files may contain erased claims; their owners must restart them. Reports contain only totals. */
export async function endExports(tx: Tx, now: Date): Promise<void> {
  const ended = await tx
    .update(exports)
    .set({ state: "FAILED", changedAt: now })
    .where(and(inArray(exports.state, ["RUNNING", "DONE"]), ne(exports.list, "dashboard")))
    .returning({ id: exports.id, list: exports.list });
  for (const { id, list } of ended) {
    await tx.delete(exportParts).where(eq(exportParts.exportId, id));
    await record(tx, now, systemActor, { action: "export.fail", model: "export", entityId: id, after: { list, erased: true } });
  }
}

/** Removes the claims' positions from the change log. The entries remain, because followers count them. */
export const eraseFromChanges = async (tx: Tx, ids: readonly string[]): Promise<void> =>
  void (await tx.execute(sql`
    update changes set state = state || '{"lon":null,"lat":null}' where kind = 'claim' and ${inList(sql`state->>'id'`, ids)}`));
