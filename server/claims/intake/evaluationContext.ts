import { sql } from "drizzle-orm";
import { sourceCode, storedIdOf } from "../../../schema/rules/instanceIds";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
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

/** A supplier named by a claim but without a supplier record. */
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

export class EvaluationContext {
  private readonly mentioned = new Map<string, MentionedSupplier>();

  constructor(
    readonly now: Date,
    readonly instances: ReadonlyMap<string, { country: string; timeZone: string }>,
    private readonly centreZones: ReadonlyMap<string, string>,
    private readonly suppliers: ReadonlyMap<string, { access: SupplierAccess; instanceId: string }>,
    readonly settings: SettingsInForce,
    private readonly lastFixes: ReadonlyMap<string, number> = new Map(),
    private readonly coversAllInstances = true,
  ) {}

  /** One statement, because every round trip delays readers of the change log. */
  static async read(tx: Tx, now: Instant, scope: Scope, supplierIds: readonly string[]): Promise<EvaluationContext> {
    const [row] = await tx.execute<ContextRow>(sql`
      select (select json_agg(json_build_array(${instances.id}, ${instances.country}, ${instances.timeZone})) from ${instances}) as instances,
        (select json_agg(json_build_array(${centres.instanceId}, ${centres.id}, ${centres.timeZone})) from ${centres} where ${centres.timeZone} is not null) as zones,
        (select json_agg(json_build_array(${suppliers.id}, ${suppliers.access}, ${suppliers.instanceId})) from ${suppliers} where ${inList(suppliers.id, supplierIds)}) as suppliers,
        (select json_agg(json_build_array(${positions.supplierId}, (extract(epoch from ${positions.fixAt}) * 1000)::float8)) from ${positions} where ${inList(positions.supplierId, supplierIds)}) as fixes`);
    const open = (row!.instances ?? []).filter(([id]) => scope.instances === "all" || scope.instances.has(id));
    return new EvaluationContext(
      now,
      new Map(open.map(([id, country, timeZone]) => [id, { country, timeZone }])),
      new Map((row!.zones ?? []).map(([instanceId, id, timeZone]) => [centreKey(instanceId, id), timeZone])),
      new Map((row!.suppliers ?? []).map(([id, access, instanceId]) => [id, { access, instanceId }])),
      await settingsInForce(tx, now),
      new Map(row!.fixes),
      scope.instances === "all",
    );
  }

  /** The same facts at another time, for records of the past. */
  at(now: Date): EvaluationContext {
    return new EvaluationContext(
      now,
      this.instances,
      this.centreZones,
      this.suppliers,
      this.settings,
      this.lastFixes,
      this.coversAllInstances,
    );
  }

  centreZone(instanceId: string, centreId: string | null): string | null {
    return centreId === null ? null : (this.centreZones.get(centreKey(instanceId, centreId)) ?? null);
  }

  /** Resolves a supplier code within the AMA instance. A supplier of another instance counts as unknown. */
  supplierIdOf(code: string, instanceId: string): string {
    const instanceOf = (id: string): string | undefined => (this.suppliers.get(id) ?? this.mentioned.get(id))?.instanceId;
    return storedIdOf(code, instanceId, instanceOf, this.coversAllInstances);
  }

  /** Access of the claim's supplier, `null` without one. A supplier without a record is MANUAL, or WEB if the claim says DIGITAL. */
  accessOf({ supplierId }: Pick<ClaimRow, "supplierId">, record?: ClaimRecord): SupplierAccess | null {
    if (supplierId === null) return null;
    return (
      this.suppliers.get(supplierId)?.access ??
      this.mentioned.get(supplierId)?.access ??
      (record?.assignmentType === "DIGITAL" ? "WEB" : "MANUAL")
    );
  }

  supplierOf(claim: Pick<ClaimRow, "supplierId">): SupplierFacts {
    const lastFixAt = this.lastFixes.get(claim.supplierId ?? "");
    return { access: this.accessOf(claim), lastFixAt: lastFixAt === undefined ? null : new Date(lastFixAt) };
  }

  noteSupplier(claim: ClaimRow, record: ClaimRecord): void {
    const { supplierId: id, instanceId } = claim;
    if (id === null || this.suppliers.has(id)) return;
    const earlierMention = this.mentioned.get(id);
    const code = sourceCode({ id, instanceId });
    const name = earlierMention && earlierMention.name !== code ? earlierMention.name : (record.supplierName ?? code);
    this.mentioned.set(id, { id, instanceId, name, access: earlierMention?.access ?? this.accessOf(claim, record)! });
  }

  unknownSuppliers(claims: readonly Pick<ClaimRow, "supplierId">[]): MentionedSupplier[] {
    const supplierIds = new Set(claims.map(({ supplierId }) => supplierId));
    return [...this.mentioned.values()].filter(({ id }) => supplierIds.has(id));
  }
}

const centreKey = (instanceId: string, centreId: string): string => JSON.stringify([instanceId, centreId]);
