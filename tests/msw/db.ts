// A small operation in memory, for tests of screens: objects as the schema names them, filled with what a test does not care about.
import type { Claim, Kpis, LoginInfo, Supplier } from "./types";

export const password = "Demo-pass1!";

export interface Db {
  /** Sign-in name → what the server says of the user. */
  users: Map<string, LoginInfo & { userId: string }>;
  /** The sign-in name behind the session cookie; null: nobody is signed in. */
  signedIn: string | null;
  claims: Map<string, Claim>;
  suppliers: Map<string, Supplier>;
  kpis: Kpis;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token that says whose it is and that it is good for 15 minutes; nobody checks its signature. */
export function tokenOf(userId: string, now = Date.now()): string {
  const iat = Math.floor(now / 1_000);
  return `${base64url({ alg: "none" })}.${base64url({ sub: userId, iat, exp: iat + 900 })}.signature`;
}

function user(name: string, profileType: LoginInfo["profileType"]): LoginInfo & { userId: string } {
  const centre = { id: "MAD", instanceId: "ES", name: "Madrid" };
  return {
    userId: `id-${name}`,
    jwt: "",
    use2fa: false,
    language: "en",
    name: `${name[0]!.toUpperCase()}${name.slice(1)} Test`,
    profileType,
    userTables: ["incidents", "mobilesupplier", "bases"],
    visibleColumns: [],
    centers: [centre],
    defaultCenter: centre,
    hereApiKey: null,
    streetPack: null,
    live: false,
  };
}

const instance = { id: "ES", name: "España", country: "ES", timeZone: "Europe/Madrid" };

/** Every field of the schema's type that can be null is null, but for what is given. */
const nulls = (names: string): Record<string, null> => Object.fromEntries(names.split(" ").map((name) => [name, null]));

export function aClaim(given: Partial<Claim> & { id: string }): Claim {
  const some = {
    ...nulls(
      "acceptedAt actualMinutes additionalDistance additionalMinutes arrivedAt arrivedLate assignedAt assignedRouteDistance assignedRouteMinutes assignmentType attributes cancelledAt causeCode coverCode creationMode currentDistance destination destinationDistance destinationEtaMinutes faultCode faultName file finishedAt insuredName insuredPhone invoiceReference limits managedUntil measuredFrom noSupplierSince notes origin originDistance otherFile pendingArrivalSince plannedEnd plannedStart plate position predictedAt priorityCode priorityName productCode promisedAt promisedMinutes proposed realRouteDistance realRouteMinutes riskCode riskName riskType scheduled serviceNumber serviceState serviceStateName statusLabel straightDistance supplement supplier validatedAt workAt",
    ),
    version: 1,
    status: "NO_SUPPLIER",
    statusAt: "2026-11-21T09:00:00.000Z",
    updatedAt: "2026-11-21T09:00:00.000Z",
    occurredAt: "2026-11-21T08:55:00.000Z",
    kind: "TOW",
    service: { id: "GRU", name: "Tow" },
    centre: { id: "MAD", instanceId: "ES", name: "Madrid" },
    client: { id: "C1", name: "Aurora" },
    contract: { id: "K1", name: "Auto Plus" },
    instance,
    instanceId: "ES",
    timeZone: "Europe/Madrid",
    milestones: [],
    movements: [],
  };
  return { ...some, ...given } as Claim;
}

export function aSupplier(given: Partial<Supplier> & { id: string }): Supplier {
  const some = {
    ...nulls(
      "address allocationCount attributes bands baseId baseName basePhone connected exceedThreshold feedState insuredPhone lastPositionAddress mobile networks oldestActualMinutes phone position rating schedule services smartPhone status supplierState supplierType surveyCount",
    ),
    name: `Supplier ${given.id}`,
    access: "MOBILE",
    networkState: "ACTIVE",
    fleet: [],
    instance,
    instanceId: "ES",
    updatedAt: "2026-11-21T09:00:00.000Z",
    version: 1,
  };
  return { ...some, ...given } as Supplier;
}

export const createDb = (): Db => ({
  users: new Map([
    ["operator", user("operator", "OPERADOR")],
    ["admin", user("admin", "LOCALADMIN")],
  ]),
  signedIn: null,
  claims: new Map(),
  suppliers: new Map(),
  kpis: { claims: [], resources: [], layers: [] },
});
