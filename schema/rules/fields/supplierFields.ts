// The fields of a supplier, a line each, as those of a claim (claimFields.ts). In the order in which people read them.
import type { Fields } from "./field";

const scope = "decides who sees it at all";
const newer = "tells which of two answers is newer";

export const supplierFields = {
  // A text is looked for in ids and in the names that are shown: it asks about nothing hidden.
  id: { code: "cdprovee", type: "text100", required: true, alwaysVisible: "names it", filters: { ids: "oneOf", text: "rule" } },
  instanceId: { code: "cdama", type: "text100", required: true, alwaysVisible: scope, filters: { instanceIds: "oneOf" } },
  instance: { alwaysVisible: scope },
  version: { alwaysVisible: newer },
  sourceVersion: { code: "version", type: "version", shownAs: null },
  updatedAt: { type: "instant", alwaysVisible: newer },
  access: { code: "tpaccprovee", type: "access", required: true, alwaysVisible: "decides the layer", filters: { access: "oneOf" } },
  networkState: {
    code: "cdsituaprov",
    type: "networkState",
    filters: { networkStates: "oneOf" },
    alwaysVisible: "decides whether it is drawn",
  },
  status: { alwaysVisible: "is what the layer is there to show, in colours and counts", filters: { statuses: "oneOf" } },

  name: { code: "nbprovee", type: "text300" },
  supplierType: { code: "tpprovee", type: "text100" },
  supplierState: { code: "cdestadoprov", type: "text100" },
  feedState: { code: "statusprov", type: "feedState" },
  connected: { code: "connected", type: "flag" },
  baseId: { code: "cdbase", type: "text100" },
  baseName: { code: "nbbase", type: "text300", derivedFrom: ["baseId"] },
  mobile: { code: "mobile", type: "text100" },

  position: { code: "geometry", type: "place", filters: { bounds: "rule", withoutPosition: "rule" } },
  // Its code says that it is GMT; some sources leave the offset out.
  lastPositionAt: { code: "fhposiciongmt", type: "instantInUtc", shownAs: "position" },
  lastPositionAddress: { code: "dir_ult_posicion", type: "text1000", derivedFrom: ["position"] },
  address: { code: "direccion", type: "text1000" },
  phone: { code: "txtelefono", type: "phone", personal: true },
  smartPhone: { code: "txtelefonosmart", type: "phone", personal: true },
  basePhone: { code: "txtelefonobase", type: "phone", personal: true },
  insuredPhone: { code: "txtelefonoaseg", type: "phone", personal: true },

  schedule: { code: "schedule", type: "text2000" },
  bands: { code: "tramos_info", type: "bands" },
  exceedThreshold: { code: "exceedthreshold", type: "flag", derivedFrom: ["bands"] },
  rating: { code: "valoraprov", type: "number" },
  surveyCount: { code: "encuestas", type: "count" },
  allocationCount: { code: "asignaciones", type: "count" },
  oldestActualMinutes: { code: "oldestincidentata", type: "minutes" },

  networks: { code: "networks", type: "codes" },
  services: { code: "services", type: "codes" },
  fleet: { code: "flota", type: "fleet" },
  attributes: { code: "attributes", type: "attributes" },
} as const satisfies Fields;
