// Addresses inside the client, built from the catalogue of pages. Hash routes: "/map" is seen as "#/map".
import { readInstant } from "../schema/rules/language/instants";
import { type ResourceStatus, resourceStatuses } from "../schema/rules/lists/suppliers";
import { type PageKey, pageCatalogue, pageKeys } from "./pages";

const query = (values: Record<string, string | undefined>): string => {
  const present = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return present.length ? `?${new URLSearchParams(present)}` : "";
};

/** The key of a new record is 0. */
export type FormMethod = "view" | "new" | "edit" | "copy";

const FORM_PARAMETERS = "/:method/:pk";
type PathOf<Key extends PageKey> = (typeof pageCatalogue)[Key]["path"];
type Address<Path extends string> = Path extends `${string}/:method/:pk` ? (method: FormMethod, key: string) => string : () => string;

export interface Behind {
  key: string;
  instanceId: string;
  from: string;
  to: string;
  /** Zone of the period of a total (IANA): each instance counts the same local times. */
  timeZone?: string | undefined;
  /** When a total of a period that ends today was read. */
  asOf?: string | undefined;
}

export function readBehind(text: string | null): Behind | null {
  const [key, instanceId, from, to, timeZone, asOf] = (text ?? "").split(",");
  const instants = [from, to, ...(asOf ? [asOf] : [])].map((at) => readInstant(at ?? ""));
  if (!key || !instanceId || !instants.every((at) => typeof at === "number")) return null;
  const [fromIso, toIso, asOfIso] = instants.map((at) => new Date(at).toISOString());
  return { key, instanceId, from: fromIso!, to: toIso!, ...(timeZone && { timeZone }), ...(asOfIso && { asOf: asOfIso }) };
}

/** Builds a function per page: without arguments, or with method and key for forms. */
const addresses = Object.fromEntries(
  pageKeys.map((key) => {
    const { path } = pageCatalogue[key];
    const base = path.slice(0, -FORM_PARAMETERS.length);
    return [
      key,
      path.endsWith(FORM_PARAMETERS) ? (method: FormMethod, row: string) => `${base}/${method}/${encodeURIComponent(row)}` : () => path,
    ];
  }),
) as unknown as { [Key in PageKey]: Address<PathOf<Key>> };

export const paths = {
  ...addresses,
  map: (tab?: "claims" | "providers") => (tab ? `/map/${tab}` : "/map"),
  claim: ({ id }: { id: string }) => `/map/claims${query({ claim: id })}`,
  complaintPack: ({ id }: { id: string }) => `/complaint/${encodeURIComponent(id)}`,
  supplier: ({ id }: { id: string }) => `/map/providers${query({ supplier: id })}`,
  claimsBehind: ({ key, instanceId, from, to, timeZone, asOf }: Behind, { late = false } = {}) =>
    `/incidents${query({
      figure: [key, instanceId, from, to, timeZone, asOf].join(",").replace(/,+$/, ""),
      ...(late && { "column.arrivedLate": "yes" }),
    })}`,
  resourcesInStatus: ({ status, instanceId }: { status: ResourceStatus; instanceId?: string }) =>
    `/mobilesupplier${query({ resources: resourceStatuses[status].code, instance: instanceId })}`,
  helpOn: (line: string) => `/help${query({ line })}`,
  dashboardKpi: ({ key }: { key: string }) => `/dashboard/kpi/${encodeURIComponent(key)}`,
};

export const menuAddress = (key: PageKey): string => pageCatalogue[key].path.replace(/\/:\w+\?$/, "");
