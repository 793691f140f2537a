// What of a supplier the filter may go by for whoever asks: a field that is hidden is not known, and no answer tells of it.
import { isHidden } from "../../../schema/rules/fields/hiddenFields";
import { layerOfAccess, mapLayers, type MapLayer } from "../../../schema/rules/map/map";
import type { SupplierFacts } from "../../../schema/rules/suppliers/filterFacts";
import { canDo } from "../../auth/permissions/functionalities";
import { canSeeAllClaims } from "../../auth/permissions/scopeConditions";
import type { Viewer } from "../../platform/viewer";
import type { StoredFacts } from "./storedFacts.queries";

/** What tells of the open claims of others. */
const fieldsOfJobs = ["supplier", "proposed", "position", "predictedAt", "kind", "measuredFrom"];

export class VisibleFacts {
  /** Whether what suppliers have in hand may be shown, or be counted with. */
  readonly jobs: boolean;
  private readonly cost: boolean;

  constructor(private readonly viewer: Viewer) {
    this.jobs = canSeeAllClaims(viewer.scope) && !fieldsOfJobs.some((field) => this.hides("INCIDENTS", field));
    this.cost = canDo(viewer, "claim.economics");
  }

  /** 1 at the number of each layer that hides a field. */
  hiddenLayers(field: string): Uint8Array {
    const layers = new Uint8Array(8);
    mapLayers.forEach((layer, i) => (layers[i] = layer !== "INCIDENTS" && this.hides(layer, field) ? 1 : 0));
    return layers;
  }

  of({ fleet, jobLimit, cost, ...facts }: StoredFacts): Omit<SupplierFacts, "place" | "status" | "fixAt" | "jobs"> {
    const layer = layerOfAccess[facts.access];
    const seen = <T>(field: string, value: T): T | null => (this.hides(layer, field) ? null : value);
    return {
      id: facts.id,
      access: facts.access,
      networkState: facts.networkState,
      connected: seen("connected", facts.connected),
      feedState: seen("feedState", facts.feedState),
      services: seen("services", facts.services),
      networks: seen("networks", facts.networks),
      schedule: seen("schedule", facts.schedule),
      bands: seen("bands", facts.bands),
      bandThresholds: seen("bandThresholds", facts.bandThresholds),
      exceedThreshold: seen("exceedThreshold", facts.exceedThreshold),
      rating: seen("rating", facts.rating),
      cost: this.cost ? seen("attributes", cost) : null,
      // A fleet of several gives as many services at a time; one that sends a single resource is counted as such.
      jobLimit: seen("attributes", jobLimit) ?? (facts.access !== "MOBILE" && fleet > 0 ? seen("fleet", fleet) : null),
    };
  }

  private hides(layer: MapLayer, field: string): boolean {
    return isHidden(this.viewer.scope.hiddenFields, layer, field);
  }
}
