// Contents of the help, derived from the product's screens, statuses, layers, filters, settings and keys. The help page, its search and
// the PDF use this list.
import type { Functionality } from "../access/functionalities";
import { claimStatuses, claimStatusOrder, type ClaimStatus, ServiceKind } from "../lists/claims";
import { byTextFilter, type filterFields } from "../map/filterParts";
import { mapLayers, type MapLayer } from "../lists/mapLayers";
import { defaultSettings, kpiSettings } from "../settings/kpiSettings";
import { resourceStatuses, type ResourceStatus } from "../lists/suppliers";
import { helpKeys } from "./helpKeys";

export type HelpSign = { claimStatus: ClaimStatus } | { resourceStatus: ResourceStatus } | { layer: MapLayer } | { kind: ServiceKind };

export interface HelpLine {
  key: string;
  name: string;
  text?: string;
  values?: Record<string, number>;
  code?: string;
  codeName?: string;
  /** Functionality that the reader needs to see the line; absent if everyone sees it. */
  needs?: Functionality;
  sign?: HelpSign;
}

export interface HelpPart {
  key: string;
  title: string;
  lines: readonly HelpLine[];
}

export interface HelpSection {
  /** Also used in the address: `/help?section=tools`. */
  key: HelpSectionKey;
  title: string;
  parts: readonly HelpPart[];
}

export const HelpSectionKey = { parts: "parts", tools: "tools", iconography: "iconography", layersAndFilters: "layersAndFilters" } as const;
export type HelpSectionKey = keyof typeof HelpSectionKey;

export const helpPages = {
  screens: [
    ...["home", "map", "claims", "complaintPack", "mobileSuppliers", "bases", "collaborators"],
    ...["dashboard", "dashboardKpi", "arrival", "subscriptions", "account", "help"],
  ],
  administration: [
    ...[
      "genericProfiles",
      "users",
      "userImport",
      "localAdmins",
      "specificProfiles",
      "apiKeys",
      "webhooks",
      "webhookDeliveries",
      "kpiSettings",
      "indicators",
      "reasons",
      "holidays",
    ],
    ...["contactLists", "erasure", "audit", "apiErrors", "supplierFilterCalls", "outboxes", "mails", "sandbox"],
  ],
} as const;
const toolNeeds: Readonly<Partial<Record<(typeof tools)[number], Functionality>>> = {
  alarms: "alarms",
  arrivalTimes: "claim.detail",
  favourites: "map.configurations",
  export: "registers.export",
};
const tools = ["command", "alarms", "worklist", "arrivalTimes", "places", "legend", "favourites", "measure", "window", "export"] as const;

export const filterNames: Readonly<Record<keyof typeof filterFields, string>> = {
  instance: "field.instance",
  centre: "field.centre",
  service: "map.filters.service",
  kind: "map.filters.kind",
  scheduled: "field.scheduled",
  priority: "field.priorityName",
  unassigned: "map.filters.unassigned",
  access: "field.access",
  client: "field.client",
  contract: "field.contract",
  supplier: "field.supplier",
  assigned: "map.filters.assigned",
  planned: "map.filters.planned",
  contact: "map.filters.contact",
  mobile: "map.filters.mobile",
  assignment: "field.assignmentType",
  ...byTextFilter((name) => `field.${name}`),
  attributes: "field.attributes",
};

const neededBy = (needs: Functionality | undefined) => (needs ? { needs } : {});
const part = (key: string, lines: readonly HelpLine[]): HelpPart => ({ key, title: `help.${key}`, lines });
const pageLine = (key: string): HelpLine => ({ key, name: `page.${key}`, text: `help.page.${key}` });

export const helpSections: readonly HelpSection[] = [
  {
    key: "parts",
    title: "help.parts",
    parts: [part("screens", helpPages.screens.map(pageLine)), part("administration", helpPages.administration.map(pageLine))],
  },
  {
    key: "tools",
    title: "help.tools",
    parts: [
      part(
        "everywhere",
        tools.map((key) => ({ key, name: `help.tool.${key}`, text: `help.toolText.${key}`, ...neededBy(toolNeeds[key]) })),
      ),
      part(
        "keys",
        helpKeys.map(({ keys, keysName, label, needs }) => ({
          key: `${keys} ${label}`,
          code: keys,
          ...(keysName && { codeName: keysName }),
          name: label,
          ...neededBy(needs),
        })),
      ),
    ],
  },
  {
    key: "iconography",
    title: "help.iconography",
    parts: [
      part(
        "statuses",
        claimStatusOrder.map((status) => ({
          key: status,
          code: claimStatuses[status].code.toUpperCase(),
          name: `status.${status}`,
          text: `help.status.${status}`,
          sign: { claimStatus: status },
        })),
      ),
      part(
        "resources",
        (Object.keys(resourceStatuses) as ResourceStatus[]).map((status) => ({
          key: status,
          code: resourceStatuses[status].code.toUpperCase(),
          name: `resource.${status}`,
          text: `help.resource.${status}`,
          sign: { resourceStatus: status },
        })),
      ),
      part(
        "kinds",
        Object.values(ServiceKind).map((kind) => ({ key: kind, name: `kind.${kind}`, sign: { kind } })),
      ),
    ],
  },
  {
    key: "layersAndFilters",
    title: "help.layersAndFilters",
    parts: [
      part(
        "layers",
        mapLayers.map((layer) => ({ key: layer, name: `layer.${layer}`, text: `help.layer.${layer}`, sign: { layer } })),
      ),
      part(
        "filters",
        Object.entries(filterNames).map(([field, name]) => ({ key: field, name, text: `help.filter.${field}` })),
      ),
      part(
        "settings",
        kpiSettings.map(({ key, number }) => ({
          key,
          code: `KPI ${number}`,
          name: `setting.${key}`,
          text: `settingText.${key}`,
          values: { value: Number(defaultSettings[key]) },
          // Alarm rules are for operators; clients and suppliers only see their result.
          needs: "alarms" as const,
        })),
      ),
    ],
  },
];

export const partNumber = (section: number, at: number): string => `${section + 1}.${at + 1}`;

/** Name of a line within the complete help: "screens/dashboard". */
export const helpLineName = (part: string, { key }: Pick<HelpLine, "key">): string => `${part}/${key}`;
export const helpLineNames: readonly string[] = helpSections.flatMap(({ parts }) =>
  parts.flatMap(({ key, lines }) => lines.map((line) => helpLineName(key, line))),
);
