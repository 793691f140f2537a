// Every address inside the client, built from the catalogue of pages. Hash routes: "/map" is seen as "#/map".
import { type ResourceStatus, resourceStatuses } from "../schema/rules/suppliers/suppliers";
import { type PageKey, pageCatalogue, pageKeys } from "./pages";

const query = (values: Record<string, string | undefined>): string => {
  const present = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return present.length ? `?${new URLSearchParams(present)}` : "";
};

/** What a row's form does: view, new, edit or copy; the key of a new one is 0. */
export type FormMethod = "view" | "new" | "edit" | "copy";

const FORM_PARAMETERS = "/:method/:pk";
type PathOf<Key extends PageKey> = (typeof pageCatalogue)[Key]["path"];
type Address<Path extends string> = Path extends `${string}/:method/:pk` ? (method: FormMethod, key: string) => string : () => string;

/** A figure: an indicator of an AMA instance over a stretch of time. */
export interface Behind {
  key: string;
  instanceId: string;
  from: string;
  to: string;
}

/** What `claimsBehind` writes, read; null: nothing of the kind. */
export function readBehind(text: string | null): Behind | null {
  const [key, instanceId, from, to] = (text ?? "").split(",");
  if (!key || !instanceId || ![from, to].every((at) => at && !Number.isNaN(Date.parse(at)))) return null;
  return { key, instanceId, from: new Date(from!).toISOString(), to: new Date(to!).toISOString() };
}

/** A page without parameters is a function without arguments, a form one of its method and key. */
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
  /** Leads to the map. */
  home: () => "/home",
  map: (tab?: "claims" | "providers") => (tab ? `/map/${tab}` : "/map"),
  /** The map with the claim's detail open. */
  claim: ({ id }: { id: string }) => `/map/claims${query({ claim: id })}`,
  /** The map with the supplier's detail open. */
  supplier: ({ id }: { id: string }) => `/map/providers${query({ supplier: id })}`,
  /** The register of the claims behind a figure of the dashboard; instants in ISO 8601. */
  claimsBehind: ({ key, instanceId, from, to }: Behind) => `/incidents${query({ figure: [key, instanceId, from, to].join(",") })}`,
  /** The register of the mobile suppliers of an AMA instance that have a status now. */
  resourcesInStatus: ({ status, instanceId }: { status: ResourceStatus; instanceId: string }) =>
    `/mobilesupplier${query({ resources: resourceStatuses[status].code, instance: instanceId })}`,
  /** The help, at a line of it. */
  helpOn: (line: string) => `/help${query({ line })}`,
  dashboardKpi: ({ key }: { key: string }) => `/dashboard/kpi/${encodeURIComponent(key)}`,
};

/** The address that a menu leads to: the page's path without what may be left out of it. */
export const menuAddress = (key: PageKey): string => pageCatalogue[key].path.replace(/\/:\w+\?$/, "");
