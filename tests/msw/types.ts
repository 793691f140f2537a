// Whole entities as the schema has them: a test answers any document, not one.
import type { BasemapLayer } from "../../schema/map/basemap";
import type { ClaimStatus, ServiceKind, TimingLabel } from "../../schema/rules/lists/claims";
import type { LoginStep } from "../../schema/rules/access/login";
import type { Locale } from "../../schema/rules/language/locales";
import type { MapLayer } from "../../schema/rules/lists/mapLayers";
import type { ProfileType } from "../../schema/rules/access/profiles";
import type { ResourceStatus, SupplierAccess } from "../../schema/rules/lists/suppliers";

export interface Claim {
  id: string;
  version: number;
  status: ClaimStatus;
  statusLabel: TimingLabel | null;
  kind: ServiceKind;
  supplier: Supplier | null;
  position: { lon: number; lat: number; at?: string | null } | null;
  [field: string]: unknown;
}

export interface Supplier {
  id: string;
  version: number;
  name: string;
  access: SupplierAccess;
  status: ResourceStatus | null;
  position: { lon: number; lat: number; at?: string | null } | null;
  [field: string]: unknown;
}

interface Centre {
  id: string;
  code: string;
  instanceId: string;
  name: string;
}

export interface LoginInfo {
  jwt: string;
  use2fa: boolean;
  step: LoginStep | null;
  challenge: string | null;
  language: Locale;
  name: string;
  profileType: ProfileType;
  functionalities: string[];
  managesEverybody: boolean;
  sendsMail: boolean;
  seeAs: { profileId: string; name: string | null; profileType: ProfileType | null } | null;
  userTables: string[];
  visibleColumns: string[];
  centers: Centre[];
  defaultCenter: Centre | null;
  hereApiKey: string | null;
  basemap: BasemapLayer[];
  traffic: BasemapLayer | null;
  streetPack: string | null;
  live: boolean;
}

export interface Kpis {
  claims: { status: ClaimStatus; count: number; oldestSeconds: number | null }[];
  resources: { status: ResourceStatus; count: number }[];
  layers: { layer: MapLayer; count: number; withoutPosition: number }[];
}
