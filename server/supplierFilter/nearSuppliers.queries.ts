// Suppliers near a place, from the board and cached facts; inactive ones, which the board omits, from PostgreSQL.
import { and, eq, ne, sql } from "drizzle-orm";
import { metresBetween, metresPerDegree, type Place } from "../../schema/rules/geo/geo";
import { layerOfAccess, mapLayers } from "../../schema/rules/lists/mapLayers";
import { resourceStatusOrder } from "../../schema/rules/lists/suppliers";
import { supplierFilterLimits as limits, type ServiceNeed, type SupplierFacts } from "../../schema/rules/supplierFilter/filterFacts";
import { suppliersInScope } from "../auth/permissions/scopeConditions";
import { boardScope } from "../board/boardScope";
import type { Board } from "../board/board";
import type { Matcher } from "../board/matcher";
import type { FoundSupplier } from "../board/nearest/nearestHeap";
import { nearestSuppliers } from "../board/nearest/nearestSuppliers";
import { statusOf } from "../board/packedAttributes";
import { supplierJobsOf, type SupplierJobs } from "../board/nearest/supplierJobs";
import { scopeMatcher } from "../board/tallyCache";
import type { Reader } from "../db/connect";
import { positions } from "../db/tables/positions";
import { suppliers } from "../db/tables/suppliers";
import type { Viewer } from "../platform/viewer";
import { readFacts, storedFactsOf } from "./storedFacts.queries";
import { VisibleFacts } from "./visibleFacts";

export class NearSuppliers {
  private constructor(
    private readonly db: Reader,
    private readonly board: Board,
    private readonly matcher: Matcher,
    private readonly jobs: SupplierJobs | null,
    private readonly visible: VisibleFacts,
    private readonly need: ServiceNeed,
    private readonly instanceId: string,
  ) {}

  static async prepare(db: Reader, board: Board, viewer: Viewer, need: ServiceNeed, instanceId: string): Promise<NearSuppliers> {
    const visible = VisibleFacts.for(viewer);
    const matcher = await scopeMatcher(board, boardScope(viewer.scope));
    const jobs = visible.jobs ? supplierJobsOf(board) : null;
    await jobs?.prepare();
    return new NearSuppliers(db, board, matcher, jobs, visible, need, instanceId);
  }

  async nearest(giving: number, otherCount: number): Promise<{ giving: SupplierFacts[]; others: SupplierFacts[] }> {
    const nearest = nearestSuppliers(this.board, this.matcher, {
      ...{ place: this.need.place, serviceId: this.need.serviceId, instanceId: this.instanceId },
      ...{ giving, others: otherCount, reachMetres: limits.reachMetres },
      servicesHidden: this.visible.hiddenLayers("services"),
      placesHidden: this.visible.hiddenLayers("position"),
    });
    const all = [...nearest.giving, ...nearest.others];
    // Board slots can be reused during an await, so values are copied before.
    const supplierViews = all.map((supplier) => this.seenOf(supplier));
    const stored = await storedFactsOf(
      this.db,
      this.board,
      all.map(({ slot }) => slot),
    );
    const facts = (from: number, to: number): SupplierFacts[] => {
      const some: SupplierFacts[] = [];
      for (let i = from; i < to; i++) if (stored[i]) some.push({ known: this.visible.of(stored[i]!), ...supplierViews[i]! });
      return some;
    };
    return { giving: facts(0, nearest.giving.length), others: facts(nearest.giving.length, all.length) };
  }

  private seenOf({ slot, metres }: FoundSupplier): Omit<SupplierFacts, "known"> {
    const { lon, lat, packed, fixAt, supplier } = this.board.columns;
    return {
      place: [lon[slot]! / 1e6, lat[slot]! / 1e6],
      metres,
      status: resourceStatusOrder[statusOf(packed[slot]!)] ?? null,
      fixAt: fixAt[slot] === 0 ? null : fixAt[slot]!,
      jobs: this.jobs?.of(supplier[slot]!) ?? null,
    };
  }
}

export async function offSuppliersNear(db: Reader, viewer: Viewer, need: ServiceNeed, instanceId: string): Promise<SupplierFacts[]> {
  const visible = VisibleFacts.for(viewer);
  const places = visible.hiddenLayers("position");
  const [lon, lat] = need.place;
  const high = limits.reachMetres / metresPerDegree;
  const wide = Math.min(180, high / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  const seenLon = sql<number>`coalesce(${positions.lon}, ${suppliers.lon})`;
  const seenLat = sql<number>`coalesce(${positions.lat}, ${suppliers.lat})`;
  const rows = await db
    .select({ id: suppliers.id, access: suppliers.access, lon: seenLon, lat: seenLat })
    .from(suppliers)
    .leftJoin(positions, and(eq(positions.supplierId, suppliers.id), eq(suppliers.access, "MOBILE")))
    .where(
      and(
        ne(suppliers.networkState, "ACTIVE"),
        eq(suppliers.instanceId, instanceId),
        suppliersInScope(viewer.scope),
        sql`${seenLon} between ${lon - wide} and ${lon + wide} and ${seenLat} between ${lat - high} and ${lat + high}`,
      ),
    )
    .orderBy(
      sql`(${seenLon} - ${lon}) ^ 2 * ${Math.cos((lat * Math.PI) / 180) ** 2}::double precision + (${seenLat} - ${lat}) ^ 2`,
      suppliers.id,
    )
    .limit(2 * limits.excluded);
  const visibleRows = rows.filter(({ access }) => !places[mapLayers.indexOf(layerOfAccess[access])]);
  const facts = new Map(
    (
      await readFacts(
        db,
        visibleRows.map(({ id }) => id),
      )
    ).map((supplier) => [supplier.id, supplier]),
  );
  return visibleRows
    .flatMap(({ id, lon: x, lat: y }): SupplierFacts[] => {
      const stored = facts.get(id);
      const place: Place = [x, y];
      const metres = metresBetween(place, need.place);
      if (!stored || metres > limits.reachMetres) return [];
      return [{ known: visible.of(stored), place, metres, status: null, fixAt: null, jobs: null }];
    })
    .slice(0, limits.excluded);
}
