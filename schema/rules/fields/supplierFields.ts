// The fields of a supplier, a line each, as those of a claim (claimFields.ts). In the order in which people read them.
import type { Fields } from "./field";

const scope = "decides who sees it at all";
const newer = "tells which of two answers is newer";

export const supplierFields = {
  // A text is looked for in ids and in the names that are shown: it asks about nothing hidden.
  id: {
    code: "cdprovee",
    type: "text100",
    required: true,
    alwaysVisible: "names it",
    filters: { ids: "oneOf", text: "rule" },
    sorts: { ID: "asc" },
    shown: ["header", "list"],
  },
  instanceId: { code: "cdama", type: "text100", required: true, alwaysVisible: scope, filters: { instanceIds: "oneOf" } },
  instance: { alwaysVisible: scope, shown: ["general"] },
  version: { alwaysVisible: newer },
  sourceVersion: { code: "version", type: "version", shownAs: null },
  updatedAt: { type: "instant", alwaysVisible: newer },
  access: {
    code: "tpaccprovee",
    type: "access",
    required: true,
    alwaysVisible: "decides the layer",
    filters: { access: "oneOf" },
    shown: ["header", "list"],
  },
  networkState: {
    code: "cdsituaprov",
    type: "networkState",
    filters: { networkStates: "oneOf" },
    alwaysVisible: "decides whether it is drawn",
    shown: ["header"],
  },
  status: {
    alwaysVisible: "is what the layer is there to show, in colours and counts",
    filters: { statuses: "oneOf" },
    shown: ["header", "list"],
  },

  // A supplier whose name is hidden is called, and stands in the order, by its id.
  name: { code: "nbprovee", type: "text300", sorts: { NAME: "rule" }, shown: ["header", "list"] },
  supplierType: { code: "tpprovee", type: "text100", shown: ["general"], omitEmpty: true },
  supplierState: { code: "cdestadoprov", type: "text100" },
  feedState: { code: "statusprov", type: "feedState", shown: ["general"], omitEmpty: true },
  connected: { code: "connected", type: "flag", shown: ["header"] },
  baseId: { code: "cdbase", type: "text100", shown: ["general"] },
  baseName: { code: "nbbase", type: "text300", derivedFrom: ["baseId"], shown: ["general"], omitEmpty: true },
  mobile: { code: "mobile", type: "text100", shown: ["general"], omitEmpty: true },

  position: { code: "geometry", type: "place", filters: { bounds: "rule", withoutPosition: "rule" }, shown: ["strip"] },
  // Its code says that it is GMT; some sources leave the offset out.
  lastPositionAt: { code: "fhposiciongmt", type: "instantInUtc", shownAs: "position" },
  lastPositionAddress: { code: "dir_ult_posicion", type: "text1000", derivedFrom: ["position"], shown: ["strip"] },
  address: { code: "direccion", type: "text1000", shown: ["general"], wide: true },
  phone: { code: "txtelefono", type: "phone", personal: true, shown: ["general"] },
  smartPhone: { code: "txtelefonosmart", type: "phone", personal: true, shown: ["general"] },
  basePhone: { code: "txtelefonobase", type: "phone", personal: true, shown: ["general"] },
  insuredPhone: { code: "txtelefonoaseg", type: "phone", personal: true, shown: ["general"] },

  schedule: { code: "schedule", type: "text2000" },
  bands: { code: "tramos_info", type: "bands" },
  exceedThreshold: { code: "exceedthreshold", type: "flag", derivedFrom: ["bands"] },
  rating: { code: "valoraprov", type: "number", shown: ["general"] },
  surveyCount: { code: "encuestas", type: "count", shown: ["general"] },
  allocationCount: { code: "asignaciones", type: "count" },
  oldestActualMinutes: { code: "oldestincidentata", type: "minutes" },

  networks: { code: "networks", type: "codes" },
  services: { code: "services", type: "codes" },
  fleet: { code: "flota", type: "fleet" },
  attributes: { code: "attributes", type: "attributes", shown: ["general"] },
} as const satisfies Fields;
