// In-memory data of administration: complete entities with default values.
import { defaultFunctionalities, type Functionality } from "../../schema/rules/access/functionalities";
import { ProfileType } from "../../schema/rules/access/profiles";

/** Whole entities, as the schema has them. */
export interface Entity {
  id: string;
  name: string;
  [field: string]: unknown;
}

export interface AdminDb {
  users: Map<string, Entity>;
  profiles: Map<string, Entity>;
  generic: Map<ProfileType, { functionalities: Functionality[]; requiresTwoFactor: boolean; updatedAt: string | null }>;
  keys: Map<string, Entity>;
  apiErrors: ({ id: string } & Record<string, unknown>)[];
  mails: { id: string; at: string; to: string; subject: string; text: string }[];
  /** The newest first. */
  erasures: ({ id: string; completedAt: string | null } & Record<string, unknown>)[];
  sessions: {
    id: string;
    browser: string;
    address: string;
    createdAt: string;
    lastSeenAt: string;
    expiresAt: string;
    keepAlive: boolean;
  }[];
  clients: { instanceId: string; code: string; name: string; contracts: { code: string; name: string }[]; mayHaveAll: boolean }[];
  /** Indicators that a profile can hide. */
  indicators: string[];
  /** Mutations that were asked for, in order. */
  asked: { mutationName: string; input: unknown }[];
  first: boolean;
  made: number;
  /** How a mutation is answered: an error code with its values, or nothing when it is done. */
  answer?: (action: string) => [code: string, values?: object] | undefined;
}

export const instances = [
  { id: "ES", name: "España", country: "ES", timeZone: "Europe/Madrid", currency: "EUR" },
  { id: "PT", name: "Portugal", country: "PT", timeZone: "Europe/Lisbon", currency: "EUR" },
];
export const centres = [{ id: "centre-MAD", code: "MAD", instanceId: "ES", name: "Madrid" }];
export const made = "2026-11-01T09:00:00.000Z";

export const aUser = (id: string, overrides: object = {}): Entity => ({
  id,
  user: id,
  name: `User ${id}`,
  email: `${id}@example.org`,
  language: "en",
  directoryObject: null,
  profileType: "OPERADOR",
  specificProfile: null,
  internal: false,
  allInstances: false,
  instances: [instances[0]],
  defaultCentre: null,
  owner: null,
  creator: null,
  mustChangePassword: false,
  secondFactor: false,
  disabledAt: null,
  createdAt: made,
  lastSeenAt: null,
  updatedAt: made,
  oneself: false,
  ownedUsers: 0,
  ownedProfiles: 0,
  ownedKeys: 0,
  ...overrides,
});

export const aProfile = (id: string, overrides: object = {}): Entity => ({
  id,
  name: `Profile ${id}`,
  profileType: "CLIENTE",
  owner: null,
  contracts: [],
  instances: [],
  suppliers: [],
  hiddenLayers: [],
  hiddenFields: [],
  hiddenIndicators: [],
  requiresTwoFactor: false,
  users: 0,
  keys: 0,
  createdAt: made,
  updatedAt: made,
  ...overrides,
});

export const createAdminDb = (): AdminDb => ({
  users: new Map([
    ["id-admin", aUser("id-admin", { user: "admin", name: "Admin Test", profileType: "LOCALADMIN", oneself: true, allInstances: true })],
  ]),
  profiles: new Map(),
  generic: new Map(
    Object.values(ProfileType).map((type) => [
      type,
      { functionalities: [...defaultFunctionalities[type]], requiresTwoFactor: false, updatedAt: null },
    ]),
  ),
  keys: new Map(),
  apiErrors: [],
  mails: [],
  erasures: [],
  sessions: [],
  clients: [
    {
      instanceId: "ES",
      code: "AUR",
      name: "Aurora",
      contracts: [
        { code: "A1", name: "Auto" },
        { code: "A2", name: "Home" },
      ],
      mayHaveAll: false,
    },
    { instanceId: "ES", code: "SOL", name: "Solo", contracts: [{ code: "S1", name: "Only" }], mayHaveAll: true },
  ],
  indicators: ["RESOURCES_OFFLINE", "ON_TIME_RATE"],
  asked: [],
  first: true,
  made: 0,
});
