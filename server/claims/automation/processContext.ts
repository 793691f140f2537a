import { assignmentOf, type AutomaticFacts } from "../../../schema/rules/claims/automation";
import { dialledNumber } from "../../../schema/rules/phones/phones";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { ClaimRow } from "../../changes/claimState";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { instances } from "../../db/tables/instances";
import { suppliers } from "../../db/tables/suppliers";
import { contactListsOf, type ContactListRow } from "../../settings/contactLists.queries";
import { settingsInForce, type SettingsInForce } from "../../settings/settings.queries";
import { resourceFactsOf, claimFactsOf } from "../status/storedStatus";
import { runsOf, type ProcessRunRow } from "./processes.queries";

interface SupplierContact {
  access: SupplierAccess;
  /** In calling order. */
  phones: string[];
}

export class ProcessContext {
  constructor(
    readonly settings: SettingsInForce,
    private readonly suppliers: ReadonlyMap<string, SupplierContact>,
    private readonly runs: ReadonlyMap<string, ProcessRunRow[]>,
    private readonly countries: ReadonlyMap<string, string>,
    readonly lists: readonly ContactListRow[],
  ) {}

  static async read(tx: Tx, now: Date, claims: readonly ClaimRow[]): Promise<ProcessContext> {
    const of = (key: (claim: ClaimRow) => string | null): string[] => [...new Set(claims.flatMap((claim) => key(claim) ?? []))];
    const [settings, contacts, runs, countries, lists] = [
      await settingsInForce(tx, now),
      await contactsOf(
        tx,
        of(({ supplierId }) => supplierId),
      ),
      await runsOf(
        tx,
        of(({ id }) => id),
      ),
      await countriesOf(
        tx,
        of(({ instanceId }) => instanceId),
      ),
      await contactListsOf(
        tx,
        of(({ instanceId }) => instanceId),
      ),
    ];
    const byClaim = new Map<string, ProcessRunRow[]>();
    for (const run of runs) byClaim.set(run.claimId, [...(byClaim.get(run.claimId) ?? []), run]);
    return new ProcessContext(settings, contacts, byClaim, new Map(countries.map(({ id, country }) => [id, country])), lists);
  }

  withSettings(settings: SettingsInForce): ProcessContext {
    return new ProcessContext(settings, this.suppliers, this.runs, this.countries, this.lists);
  }

  runsOf(claim: ClaimRow): readonly ProcessRunRow[] {
    return this.runs.get(claim.id) ?? [];
  }

  accessOf({ supplierId }: ClaimRow): SupplierAccess | null {
    return supplierId === null ? null : (this.suppliers.get(supplierId)?.access ?? null);
  }

  /** Number of the insured or the assigned supplier in E.164, or `null` if none can be dialled. */
  numberOf(claim: ClaimRow, who: "insured" | "supplier"): string | null {
    const country = this.countries.get(claim.instanceId) ?? null;
    const supplier = claim.supplierId === null ? undefined : this.suppliers.get(claim.supplierId);
    const phones = who === "insured" ? [claim.insuredPhone ?? ""] : (supplier?.phones ?? []);
    return phones.map((phone) => dialledNumber(phone, country)).find((number) => number !== null) ?? null;
  }

  hasPhone(claim: ClaimRow, who: "insured" | "supplier"): boolean {
    const phones = who === "insured" ? claim.insuredPhone : this.suppliers.get(claim.supplierId ?? "")?.phones.join("");
    return Boolean(phones?.trim());
  }

  factsOf(claim: ClaimRow): AutomaticFacts {
    return {
      claim: claimFactsOf(claim, this.accessOf(claim)),
      // Automatic processes use the predicted arrival, not the age of the position.
      resource: resourceFactsOf(claim, null),
      settings: this.settings.of(claim.instanceId).values,
      status: claim.status,
      lateSince: claim.lateSince?.getTime() ?? null,
      createdAt: claim.createdAt.getTime(),
    };
  }

  assignmentOf = (claim: ClaimRow): string => assignmentOf(claimFactsOf(claim, null));
}

async function contactsOf(tx: Tx, supplierIds: readonly string[]): Promise<Map<string, SupplierContact>> {
  const { id, access, phone, smartPhone, basePhone } = suppliers;
  const rows = await tx.select({ id, access, phone, smartPhone, basePhone }).from(suppliers).where(inList(id, supplierIds));
  return new Map(
    rows.map((row) => [
      row.id,
      { access: row.access, phones: [row.phone, row.smartPhone, row.basePhone].filter((phone) => phone !== null) },
    ]),
  );
}

const countriesOf = (tx: Tx, instanceIds: readonly string[]): Promise<{ id: string; country: string }[]> =>
  tx.select({ id: instances.id, country: instances.country }).from(instances).where(inList(instances.id, instanceIds));
