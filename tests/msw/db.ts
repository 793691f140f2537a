// A small operation in memory, for tests of screens: objects as the schema names them, filled with what a test does not care about.
import { alarmList, type AlarmList } from "./alarms";
import { defaultFunctionalities } from "../../schema/rules/access/functionalities";
import type { ClaimActionName } from "../../schema/rules/claims/actions";
import { claimFields } from "../../schema/rules/fields/claimFields";
import { type Fields, hideable } from "../../schema/rules/fields/field";
import { visibleColumns } from "../../schema/rules/fields/hiddenFields";
import { supplierFields } from "../../schema/rules/fields/supplierFields";
import type { PackedFrame } from "../../schema/rules/map/frames";
import type { MapViewInput } from "../../client/gql/graphql";
import { routeFigures } from "../../schema/rules/fields/routeFigures";
import { mapLayers, tableOfLayer } from "../../schema/rules/lists/mapLayers";
import { type AdminDb, createAdminDb } from "./adminDb";
import { createDashboardDb, type DashboardDb } from "./dashboard";
import { type AuditDb, createAuditDb } from "./audit";
import type { RequestedAction, RequestedBulkAction } from "./actions";
import type { ExportRow } from "./exports";
import type { FavouriteRow } from "./favourites";
import { createSearchDb, type SearchDb } from "./searching";
import { createSignInDb, type SignInDb } from "./signIn";
import type { Claim, Kpis, LoginInfo, Supplier } from "./types";

export const password = "Demo-pass1!";

export interface Db {
  /** Sign-in name → what the server says of the user. */
  users: Map<string, LoginInfo & { userId: string }>;
  /** User name of the session; null: not signed in. */
  signedIn: string | null;
  /** Address of the directory sign-in; null: not configured. */
  directory: string | null;
  /** Codes that the directory's way back has, each for a sign-in name. */
  handoffs: Map<string, string>;
  claims: Map<string, Claim>;
  suppliers: Map<string, Supplier>;
  kpis: Kpis;
  alarms: AlarmList;
  ownAlarmIds: string[];
  alarmColleagues: { id: string; name: string }[];
  handledAlarms: ({ name: string; ids: string[] } & Record<string, unknown>)[];
  /** Users, profiles and keys as administrators see them. */
  admin: AdminDb;
  signIn: SignInDb;
  audit: AuditDb;
  dashboard: DashboardDb;
  favourites: FavouriteRow[];
  /** The last export. */
  export: ExportRow | null;
  /** Exports require that the password is confirmed first. */
  passwordNeeded: boolean;
  search: SearchDb;
  /** Actions that were asked for, in order. */
  actions: RequestedAction[];
  /** Bulk actions; each single action is also in `actions`. */
  bulkActions: RequestedBulkAction[];
  /** How an action is answered: an error code, PENDING, or nothing when it is done. */
  /** The reasons to pick from, by action. */
  actionReasons: Partial<Record<ClaimActionName, string[]>>;
  answerAction?: (asked: RequestedAction) => string | undefined | Promise<string | undefined>;
  visits: number;
  /** Answer of the supplier filter by claim; an absent claim has hidden inputs. */
  supplierFilter: Map<string, object>;
  /** Answer to a single map query; empty if absent. */
  mapFrame?: (view: MapViewInput) => PackedFrame;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token with its user and an expiry of 15 minutes; the signature is not checked. */
export function tokenOf(userId: string, now = Date.now()): string {
  const iat = Math.floor(now / 1_000);
  return `${base64url({ alg: "none" })}.${base64url({ sub: userId, iat, exp: iat + 900 })}.signature`;
}

function user(name: string, profileType: LoginInfo["profileType"]): LoginInfo & { userId: string } {
  const centre = { id: "centre-MAD", code: "MAD", instanceId: "ES", name: "Madrid" };
  return {
    userId: `id-${name}`,
    jwt: "",
    use2fa: false,
    step: null,
    challenge: null,
    language: "en",
    name: `${name[0]!.toUpperCase()}${name.slice(1)} Test`,
    profileType,
    functionalities: [...defaultFunctionalities[profileType]],
    managesEverybody: profileType === "LOCALADMIN",
    sendsMail: true,
    seeAs: null,
    userTables: Object.values(tableOfLayer),
    visibleColumns: visibleColumns(mapLayers, {}),
    centers: [centre],
    defaultCenter: centre,
    hereApiKey: null,
    basemap: [],
    traffic: null,
    streetPack: null,
    live: false,
  };
}

const instance = { id: "ES", name: "España", country: "ES", timeZone: "Europe/Madrid", currency: "EUR" };

const nulls = (names: readonly string[]): Record<string, null> => Object.fromEntries(names.map((name) => [name, null]));
/** Nullable fields default to null, so that a new catalogue field needs no entry here. */
const nullFields = (fields: Fields): Record<string, null> => nulls(hideable(fields).filter((name) => fields[name]!.group === undefined));

export const aReason = (overrides: object = {}) => ({
  status: "NO_SUPPLIER",
  statusRule: "RULE_3C",
  sentence: "Unassigned since 09:55, for 5 minutes; counts as delayed from 15 minutes.",
  window: null,
  settings: [{ key: "UNASSIGNED_DELAY", number: 4, value: 15, unit: "MINUTES" }],
  instants: [{ name: "WAITING_SINCE", at: "2026-11-21T08:55:00.000Z" }],
  minutes: [{ name: "WAITING", value: 5 }],
  notes: [],
  settingsVersion: 0,
  ...overrides,
});

export const noRouteFigures = nulls(routeFigures);

export function aClaim(overrides: Partial<Claim> & { id: string }): Claim {
  const some = {
    ...nullFields(claimFields),
    statusLabel: null,
    pendingAction: null,
    version: 1,
    status: "NO_SUPPLIER",
    statusAt: "2026-11-21T09:00:00.000Z",
    updatedAt: "2026-11-21T09:00:00.000Z",
    occurredAt: "2026-11-21T08:55:00.000Z",
    kind: "TOW",
    service: { id: "service-GRU", code: "GRU", name: "Tow" },
    centre: { id: "centre-MAD", code: "MAD", instanceId: "ES", name: "Madrid" },
    client: { id: "client-C1", code: "C1", name: "Aurora" },
    contract: { id: "contract-K1", code: "K1", name: "Auto Plus" },
    instance,
    instanceId: "ES",
    timeZone: "Europe/Madrid",
    milestones: [],
    milestonePositions: [],
    movements: [],
    routeFigures: noRouteFigures,
    actions: [],
    visits: [],
    otherServices: [],
    statusHistory: [],
    processes: [],
    upcomingProcesses: [],
    surveys: [],
    whatToSay: null,
    statusReason: {
      status: "NO_SUPPLIER",
      statusRule: "RULE_3C",
      sentence: "It waits for a supplier.",
      window: null,
      settings: [],
      instants: [],
      minutes: [],
      notes: [],
      settingsVersion: 0,
    },
  };
  return { ...some, ...overrides } as Claim;
}

export function aSupplier(overrides: Partial<Supplier> & { id: string }): Supplier {
  const some = {
    ...nullFields(supplierFields),
    status: null,
    name: `Supplier ${overrides.id}`,
    access: "MOBILE",
    networkState: "ACTIVE",
    fleet: [],
    instance,
    instanceId: "ES",
    updatedAt: "2026-11-21T09:00:00.000Z",
    version: 1,
  };
  return { ...some, ...overrides } as Supplier;
}

export const createDb = (): Db => ({
  users: new Map([
    ["operator", user("operator", "OPERADOR")],
    ["admin", user("admin", "LOCALADMIN")],
  ]),
  signedIn: null,
  directory: null,
  handoffs: new Map(),
  claims: new Map(),
  suppliers: new Map(),
  kpis: { claims: [], resources: [], layers: [] },
  alarms: alarmList([]),
  ownAlarmIds: [],
  alarmColleagues: [],
  handledAlarms: [],
  admin: createAdminDb(),
  audit: createAuditDb(),
  dashboard: createDashboardDb(),
  favourites: [],
  export: null,
  passwordNeeded: false,
  search: createSearchDb(),
  signIn: createSignInDb(),
  actions: [],
  bulkActions: [],
  actionReasons: {},
  visits: 0,
  supplierFilter: new Map(),
});
