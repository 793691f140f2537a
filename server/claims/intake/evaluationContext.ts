import { sql } from "drizzle-orm";
import { supplierCode, supplierIdOf, type SupplierAccess } from "../../../schema/rules/suppliers/suppliers";
import { inList } from "../../db/inList";
import type { Tx } from "../../db/connect";
import type { Instant } from "../../db/transaction";
import { centres, instances } from "../../db/tables/instances";
import { positions } from "../../db/tables/positions";
import { suppliers } from "../../db/tables/suppliers";
import type { Scope } from "../../platform/viewer";
import type { ClaimRow } from "../../changes/claimState";
import { settingsInForce, type SettingsInForce } from "../../settings/settings.queries";
import type { ClaimRecord } from "./claimRecord";
import type { SupplierFacts } from "../status/supplierFacts.queries";

/** A supplier that a claim names and that no supplier record describes. */
export interface MentionedSupplier {
  id: string;
  instanceId: string;
  name: string;
  access: SupplierAccess;
}

interface ContextRow extends Record<string, unknown> {
  instances: [id: string, country: string, timeZone: string][] | null;
  zones: [instanceId: string, id: string, timeZone: string][] | null;
  suppliers: [id: string, access: SupplierAccess, instanceId: string][] | null;
  fixes: [supplierId: string, fixAt: number][] | null;
}

/** What of the world the claims of one batch are evaluated by, as the transaction sees it. */
export class EvaluationContext {
  private readonly mentioned = new Map<string, MentionedSupplier>();

  constructor(
    readonly now: Date,
    /** AMA instances that the sender may write to. */
    readonly instances: ReadonlyMap<string, { country: string; timeZone: string }>,
    private readonly centreZones: ReadonlyMap<string, string>,
    private readonly suppliers: ReadonlyMap<string, { access: SupplierAccess; instanceId: string }>,
    readonly settings: SettingsInForce,
    /** When the last position of each mobile supplier was measured, ms since 1970. */
    private readonly lastFixes: ReadonlyMap<string, number> = new Map(),
    /** Whether the sender may write to every AMA instance. */
    private readonly coversAllInstances = true,
  ) {}

  /** One statement: each costs two ways to the database while the transaction keeps readers of the log waiting. */
  static async read(tx: Tx, now: Instant, scope: Scope, supplierIds: readonly string[]): Promise<EvaluationContext> {
    const [found] = await tx.execute<ContextRow>(sql`
      select (select json_agg(json_build_array(${instances.id}, ${instances.country}, ${instances.timeZone})) from ${instances}) as instances,
        (select json_agg(json_build_array(${centres.instanceId}, ${centres.id}, ${centres.timeZone})) from ${centres} where ${centres.timeZone} is not null) as zones,
        (select json_agg(json_build_array(${suppliers.id}, ${suppliers.access}, ${suppliers.instanceId})) from ${suppliers} where ${inList(suppliers.id, supplierIds)}) as suppliers,
        (select json_agg(json_build_array(${positions.supplierId}, (extract(epoch from ${positions.fixAt}) * 1000)::float8)) from ${positions} where ${inList(positions.supplierId, supplierIds)}) as fixes`);
    const open = (found!.instances ?? []).filter(([id]) => scope.instances === "all" || scope.instances.has(id));
    return new EvaluationContext(
      now,
      new Map(open.map(([id, country, timeZone]) => [id, { country, timeZone }])),
      new Map((found!.zones ?? []).map(([instanceId, id, timeZone]) => [centreKey(instanceId, id), timeZone])),
      new Map((found!.suppliers ?? []).map(([id, access, instanceId]) => [id, { access, instanceId }])),
      await settingsInForce(tx, now),
      new Map(found!.fixes),
      scope.instances === "all",
    );
  }

  /** The zone of a centre that has one of its own. */
  centreZone(instanceId: string, centreId: string | null): string | null {
    return centreId === null ? null : (this.centreZones.get(centreKey(instanceId, centreId)) ?? null);
  }

  /** Who serves a claim is looked for inside its AMA instance: a supplier that only another one has is as one that there is not. */
  supplierIdOf(code: string, instanceId: string): string {
    const instanceOf = (id: string): string | undefined => (this.suppliers.get(id) ?? this.mentioned.get(id))?.instanceId;
    return supplierIdOf(code, instanceId, instanceOf, this.coversAllInstances);
  }

  /** How a supplier is reached; null without one. One without a record is phoned, unless its claim says that it is notified digitally. */
  accessOf({ supplierId }: Pick<ClaimRow, "supplierId">, record?: ClaimRecord): SupplierAccess | null {
    if (supplierId === null) return null;
    return (
      this.suppliers.get(supplierId)?.access ??
      this.mentioned.get(supplierId)?.access ??
      (record?.assignmentType === "DIGITAL" ? "WEB" : "MANUAL")
    );
  }

  /** What the status of a claim depends on of its supplier. */
  supplierOf(claim: Pick<ClaimRow, "supplierId">): SupplierFacts {
    const lastFixAt = this.lastFixes.get(claim.supplierId ?? "");
    return { access: this.accessOf(claim), lastFixAt: lastFixAt === undefined ? null : new Date(lastFixAt) };
  }

  /** Notes the supplier of a claim when no record describes it. */
  noteSupplier(claim: ClaimRow, record: ClaimRecord): void {
    const { supplierId: id, instanceId } = claim;
    if (id === null || this.suppliers.has(id)) return;
    const known = this.mentioned.get(id);
    const code = supplierCode({ id, instanceId });
    const name = known && known.name !== code ? known.name : (record.supplierName ?? code);
    this.mentioned.set(id, { id, instanceId, name, access: known?.access ?? this.accessOf(claim, record)! });
  }

  /** Those of the claims' suppliers that no record describes. */
  unknownSuppliers(claims: readonly Pick<ClaimRow, "supplierId">[]): MentionedSupplier[] {
    const named = new Set(claims.map(({ supplierId }) => supplierId));
    return [...this.mentioned.values()].filter(({ id }) => named.has(id));
  }
}

const centreKey = (instanceId: string, centreId: string): string => JSON.stringify([instanceId, centreId]);
