import { assignmentOf, type AutomaticFacts } from "../../../schema/rules/claims/automation";
import type { SupplierAccess } from "../../../schema/rules/suppliers/suppliers";
import type { ClaimRow } from "../../changes/claimState";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import { suppliers } from "../../db/tables/suppliers";
import { contactListsOf, type ContactListRow } from "../../settings/contactLists.queries";
import { settingsInForce, type SettingsInForce } from "../../settings/settings.queries";
import { resourceFactsOf, claimFactsOf } from "../status/storedStatus";
import { runsOf, type ProcessRunRow } from "./processes.queries";

interface SupplierContact {
  access: SupplierAccess;
  phone: string | null;
}

/** What the processes of one batch of claims are decided by, as the transaction sees it. A bounded number of statements. */
export class ProcessContext {
  constructor(
    readonly settings: SettingsInForce,
    private readonly suppliers: ReadonlyMap<string, SupplierContact>,
    private readonly runs: ReadonlyMap<string, ProcessRunRow[]>,
    readonly lists: readonly ContactListRow[],
  ) {}

  static async read(tx: Tx, now: Date, claims: readonly ClaimRow[]): Promise<ProcessContext> {
    const of = (key: (claim: ClaimRow) => string | null): string[] => [...new Set(claims.flatMap((claim) => key(claim) ?? []))];
    const [settings, contacts, runs, lists] = [
      await settingsInForce(tx, now),
      await contactsOf(
        tx,
        of(({ supplierId }) => supplierId),
      ),
      await runsOf(
        tx,
        of(({ id }) => id),
      ),
      await contactListsOf(
        tx,
        of(({ instanceId }) => instanceId),
      ),
    ];
    const byClaim = new Map<string, ProcessRunRow[]>();
    for (const run of runs) byClaim.set(run.claimId, [...(byClaim.get(run.claimId) ?? []), run]);
    return new ProcessContext(settings, contacts, byClaim, lists);
  }

  /** The same by other settings. */
  withSettings(settings: SettingsInForce): ProcessContext {
    return new ProcessContext(settings, this.suppliers, this.runs, this.lists);
  }

  runsOf(claim: ClaimRow): readonly ProcessRunRow[] {
    return this.runs.get(claim.id) ?? [];
  }

  accessOf({ supplierId }: ClaimRow): SupplierAccess | null {
    return supplierId === null ? null : (this.suppliers.get(supplierId)?.access ?? null);
  }

  /** The phone the assigned supplier is reached by. */
  supplierPhone({ supplierId }: ClaimRow): string | null {
    return supplierId === null ? null : (this.suppliers.get(supplierId)?.phone ?? null);
  }

  factsOf(claim: ClaimRow): AutomaticFacts {
    return {
      claim: claimFactsOf(claim, this.accessOf(claim)),
      // Of its prediction only the instant counts here, not how fresh it is.
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
  return new Map(rows.map((row) => [row.id, { access: row.access, phone: row.phone ?? row.smartPhone ?? row.basePhone }]));
}
