// Facts that the filter may use for a viewer: hidden fields count as unknown, so that answers do not reveal them.
import { LRUCache } from "lru-cache";
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import { layerOfAccess, mapLayers, type MapLayer } from "../../schema/rules/lists/mapLayers";
import type { KnownSupplier } from "../../schema/rules/supplierFilter/filterFacts";
import { canDo } from "../auth/permissions/functionalities";
import { canSeeAllClaims } from "../auth/permissions/scopeConditions";
import { getOrMake } from "../platform/getOrMake";
import type { Viewer } from "../platform/viewer";
import type { StoredFacts } from "./storedFacts.queries";

const fieldsOfJobs = ["supplier", "proposed", "position", "predictedAt", "kind", "measuredFrom"];
const fields = [
  ...(["connected", "feedState", "services", "networks", "schedule"] as const),
  ...(["bands", "bandThresholds", "exceedThreshold", "rating"] as const),
] as const;

interface LayerRights {
  hidden: Partial<Record<(typeof fields)[number], null>>;
  attributes: boolean;
  fleet: boolean;
}

export class VisibleFacts {
  readonly jobs: boolean;
  private readonly cost: boolean;
  private readonly rights: Record<MapLayer, LayerRights>;
  /** Derived facts, shared by viewers with equal rights. */
  private readonly made: WeakMap<StoredFacts, KnownSupplier>;

  private constructor(private readonly viewer: Viewer) {
    this.jobs = canSeeAllClaims(viewer.scope) && !fieldsOfJobs.some((field) => this.hides("INCIDENTS", field));
    this.cost = canDo(viewer, "claim.economics");
    this.rights = Object.fromEntries(mapLayers.map((layer) => [layer, this.rightsOf(layer)])) as Record<MapLayer, LayerRights>;
    this.made = getOrMake(madeByRights, JSON.stringify([this.rights, this.cost]), () => new WeakMap());
  }

  static for(viewer: Viewer): VisibleFacts {
    let visible = byViewer.get(viewer);
    if (!visible) byViewer.set(viewer, (visible = new VisibleFacts(viewer)));
    return visible;
  }

  /** Flags by layer number; 1 if the layer hides the field. */
  hiddenLayers(field: string): Uint8Array {
    const layers = new Uint8Array(8);
    mapLayers.forEach((layer, i) => (layers[i] = layer !== "INCIDENTS" && this.hides(layer, field) ? 1 : 0));
    return layers;
  }

  of(stored: StoredFacts): KnownSupplier {
    let cachedFacts = this.made.get(stored);
    if (!cachedFacts) this.made.set(stored, (cachedFacts = this.make(stored)));
    return cachedFacts;
  }

  private make({ fleet, jobLimit, cost, ...facts }: StoredFacts): KnownSupplier {
    const { hidden, attributes, fleet: showsFleet } = this.rights[layerOfAccess[facts.access]];
    // A fleet can serve several claims at once; a mobile supplier counts as one.
    const ofFleet = facts.access !== "MOBILE" && fleet > 0 && showsFleet ? fleet : null;
    return Object.assign(facts, hidden, {
      cost: this.cost && attributes ? cost : null,
      jobLimit: (attributes ? jobLimit : null) ?? ofFleet,
    });
  }

  private rightsOf(layer: MapLayer): LayerRights {
    return {
      hidden: Object.fromEntries(fields.filter((field) => this.hides(layer, field)).map((field) => [field, null])),
      attributes: !this.hides(layer, "attributes"),
      fleet: !this.hides(layer, "fleet"),
    };
  }

  private hides(layer: MapLayer, field: string): boolean {
    return isHidden(this.viewer.scope.hiddenFields, layer, field);
  }
}

const MAX_RIGHTS = 200;
const madeByRights = new LRUCache<string, WeakMap<StoredFacts, KnownSupplier>>({ max: MAX_RIGHTS });
const byViewer = new WeakMap<Viewer, VisibleFacts>();
