// Catalogue of a supplier's fields, in display order; see claimFields.ts.
import type { Fields } from "./field";

const scope = "decides who sees it at all";
const newer = "tells which of two answers is newer";

export const supplierFields = {
  // The text filter searches ids and visible names only, so it reveals nothing hidden.
  id: {
    code: "cdprovee",
    type: "text100",
    required: true,
    alwaysVisible: "names it",
    filters: { ids: "oneOf", text: "rule", columns: "rule" },
    sorts: { ID: "asc" },
    shown: ["header", "list"],
  },
  instanceId: {
    code: "cdama",
    type: "text100",
    required: true,
    alwaysVisible: scope,
    filters: { instanceIds: "oneOf" },
    notShown: "its instance's name is",
  },
  instance: { alwaysVisible: scope, ordered: true, narrowedAs: "text", shown: ["general"], section: "source" },
  version: { alwaysVisible: newer, notShown: "of programs" },
  sourceVersion: { code: "version", type: "version", shownAs: null },
  updatedAt: { type: "instant", alwaysVisible: newer, filters: { updatedAt: "range" }, notShown: "of programs" },
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
    ordered: true,
    narrowedAs: "choice",
    shown: ["header", "list"],
  },

  // If the name is hidden, the supplier is shown and sorted by id.
  name: { code: "nbprovee", type: "text300", sorts: { NAME: "rule" }, shown: ["header", "list"] },
  supplierType: { code: "tpprovee", type: "text100", shown: ["general"], omitEmpty: true, section: "source" },
  supplierState: { code: "cdestadoprov", type: "text100", shown: ["general"], section: "work", omitEmpty: true },
  feedState: { code: "statusprov", type: "feedState", shown: ["general"], omitEmpty: true, section: "work" },
  connected: { code: "connected", type: "flag", shown: ["header"] },
  baseId: { code: "cdbase", type: "text100", shown: ["general"], section: "contact" },
  baseName: { code: "nbbase", type: "text300", derivedFrom: ["baseId"], shown: ["general"], omitEmpty: true, section: "contact" },
  mobile: { code: "mobile", type: "text100", filters: { mobileUser: "equals" }, shown: ["general"], omitEmpty: true, section: "position" },

  position: {
    code: "geometry",
    type: "place",
    filters: { bounds: "rule", withoutPosition: "rule" },
    ordered: true,
    narrowedAs: "instant",
    shown: ["strip"],
  },
  // The code says GMT; some sources omit the offset.
  lastPositionAt: { code: "fhposiciongmt", type: "instantInUtc", shownAs: "position" },
  feedPositionAt: {
    code: "fhposicion",
    type: "localTime",
    derivedFrom: ["position"],
    shown: ["general"],
    section: "position",
    omitEmpty: true,
  },
  feedOutdated: { code: "outdated", type: "flag", derivedFrom: ["position"], shown: ["strip"] },
  lastPositionAddress: { code: "dir_ult_posicion", type: "text1000", derivedFrom: ["position"], shown: ["strip"] },
  address: { code: "direccion", type: "text1000", shown: ["strip", "general"], wide: true, section: "contact" },
  phone: { code: "txtelefono", type: "phone", personal: true, shown: ["general"], section: "contact" },
  smartPhone: { code: "txtelefonosmart", type: "phone", personal: true, shown: ["general"], section: "contact" },
  basePhone: { code: "txtelefonobase", type: "phone", personal: true, shown: ["general"], section: "contact" },
  insuredPhone: { code: "txtelefonoaseg", type: "phone", personal: true, shown: ["general"], section: "contact" },

  schedule: { code: "schedule", type: "text2000", shown: ["parts"] },
  bands: { code: "tramos_info", type: "bands", shown: ["parts"] },
  // Our code: the source has only one flag for all bands. Systems that know each band's threshold can send it.
  bandThresholds: { code: "tramos_umbral", type: "bandThresholds", derivedFrom: ["bands"], shown: ["parts"] },
  exceedThreshold: { code: "exceedthreshold", type: "flag", derivedFrom: ["bands"], shown: ["parts"] },
  rating: { code: "valoraprov", type: "number", shown: ["general"], section: "work" },
  surveyCount: { code: "encuestas", type: "count", shown: ["general"], section: "work" },
  allocationCount: { code: "asignaciones", type: "count", shown: ["general"], section: "work", omitEmpty: true },
  oldestActualMinutes: { code: "oldestincidentata", type: "minutes", shown: ["general"], section: "work", omitEmpty: true },

  networks: { code: "networks", type: "codes", shown: ["parts"] },
  services: { code: "services", type: "codes", shown: ["parts"] },
  fleet: { code: "flota", type: "fleet", shown: ["parts"] },
  attributes: { code: "attributes", type: "attributes", shown: ["general"], section: "source" },
} as const satisfies Fields;
