import { existsSync } from "node:fs";
import { z } from "zod";
import { exportLimits } from "../../schema/rules/exports/exports";
import { basemapSetting, missingKeys, trafficSetting } from "./basemapSetting";
import {
  commaSeparated,
  hostNamesSetting,
  isOrigin,
  mayBePlaintext,
  mailSenderSetting,
  originSetting,
  plaintextProblems,
  trustProxySetting,
} from "./networkSettings";
import { PlaceService } from "../../schema/rules/search/placeService";
import { directoryRoles } from "./directoryRoles";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");

/** All settings with their defaults. `.env.example` lists them; a test compares the two. */
export const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe("Port it listens on; 0 takes a free one"),
  HOST: z.string().min(1).default("127.0.0.1").describe("Address it listens on; 0.0.0.0 in a container"),
  PUBLIC_URL: originSetting
    .optional()
    .describe("Origin that browsers reach it at (https://atalaya.example.com), without a path; absent: http://localhost:PORT"),
  ALLOWED_HOSTS: hostNamesSetting
    .default([])
    .describe(
      "Further names it is reached by, in addition to PUBLIC_URL's: host names and addresses without a port, separated by commas; others are refused",
    ),
  TRUST_PROXY: trustProxySetting
    .optional()
    .describe(
      "Proxies in front whose X-Forwarded-For is trusted: their number (1), or addresses and networks separated by commas (10.0.0.0/8, or loopback); absent: none",
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional()
    .describe(
      "A PostgreSQL of version 15 or later. Several hosts (host1:5432,host2:5432) name a primary and its standbys; absent: the embedded one",
    ),
  INSTALLATION_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43,86}={0,2}$/, "must be 32 to 64 bytes in base64 (openssl rand -base64 32)")
    .optional()
    .describe(
      "Secret of 32 bytes in base64 that seals the installation's own, which signs tokens and seals second factors; absent: that lies in the database as it is",
    ),
  DATA_DIR: z.string().min(1).default("./data").describe("Where the embedded PostgreSQL keeps its data"),
  NATS_URL: z
    .url({ protocol: /^(nats|tls)$/ })
    .optional()
    .describe(
      "NATS by which several nodes announce changes to each other (nats://user:password@host:4222, or tls://); absent: the database does it",
    ),
  CLAIMS_KEPT_DAYS: z.coerce
    .number()
    .int()
    .min(30)
    .max(36_500)
    .default(730)
    .describe("Days that a finished claim is kept in the database; then it goes, with all that belongs to it, into a file of ARCHIVE_DIR"),
  ARCHIVE_DIR: z
    .string()
    .min(1)
    .default("./archives")
    .describe("Folder of the archives of claims; several nodes share one, or each has its own"),
  DEMO: flag.optional().describe("1: seed the demo users and simulate an operation; default 1 on the embedded database, 0 on another"),
  DEMO_PASSWORD: z.string().min(8).max(32).optional().describe("Password of the demo users; absent: random, printed once"),
  DEMO_CLAIMS: z.coerce.number().int().min(0).max(100_000).default(300).describe("Open claims the demo keeps"),
  DEMO_RESOURCES: z.coerce.number().int().min(0).max(100_000).default(150).describe("Moving resources of the demo"),
  DEMO_SPEED: z.coerce.number().min(0.1).max(100).default(1).describe("How much faster than life the demo's operation runs"),
  DEMO_SEED: z.coerce.number().int().default(1).describe("Another number: another operation of the demo, with other vehicles and claims"),
  DEMO_HISTORY_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(28)
    .describe("Days of finished claims that the first start of the demo writes in the background; 0: none"),
  DEMO_ROADS: z
    .string()
    .optional()
    .describe(
      "Road networks (GeoJSON lines, .gz), by commas, that the demo's resources follow where they cover them; absent: those that routes are searched in",
    ),
  LIVE: flag.default(true).describe("0: no websocket, the client asks every 20 seconds"),
  STOP_NOTICE_SECONDS: z.coerce
    .number()
    .min(0)
    .max(600)
    .default(0)
    .describe("When it is asked to stop: seconds that /readyz says so before new requests are refused, for a load balancer to notice"),
  ALLOWED_ORIGINS: z
    .string()
    .default("")
    .transform(commaSeparated)
    .refine((origins) => origins.every(isOrigin), "must be https://host, separated by commas")
    .describe("Other websites whose pages may use the API: https://host, separated by commas; the product's own pages always may"),
  BASEMAP: basemapSetting
    .optional()
    .describe(
      "What is drawn under the map, by commas or spaces: street packs (.pmtiles files or addresses, OpenMapTiles schema), pictures (an address with {z}, {x}, {y}; {s} for a, b, c, or {1-4}), a MapLibre style (an address), or a provider: osm, openfreemap, versatiles, here, maptiler, protomaps; world: only the world; absent: the world and the packs that come along",
    ),
  BASEMAP_ATTRIBUTION: z.string().max(500).optional().describe("Whom the map names as the source of BASEMAP's pictures"),
  HERE_MAPS_KEY: z.string().min(1).optional().describe("API key of HERE's pictures (BASEMAP=here); it stays on the server"),
  HERE_MAPS_IN_BROWSER: flag
    .default(false)
    .describe("1: browsers fetch HERE's pictures themselves, with the key, which is to be restricted to PUBLIC_URL's domain"),
  MAPTILER_KEY: z.string().min(1).optional().describe("API key of MapTiler (BASEMAP=maptiler); it stays on the server"),
  PROTOMAPS_KEY: z.string().min(1).optional().describe("API key of Protomaps (BASEMAP=protomaps); it stays on the server"),
  TRAFFIC: trafficSetting
    .optional()
    .describe("Whose traffic can be switched on: here, tomtom, or pictures (an address with {z}, {x}, {y}); absent: nobody's"),
  TOMTOM_KEY: z.string().min(1).optional().describe("API key of TomTom (TRAFFIC=tomtom); it stays on the server"),
  STREET_ROADS: z
    .string()
    .refine(existsSync, "is not there")
    .optional()
    .describe(
      "Road network (GeoJSON lines, .gz) that routes are searched in; absent: NAME-roads.geojsonl.gz beside each NAME.pmtiles of BASEMAP",
    ),
  OSRM_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("An OSRM server that is asked for routes"),
  HERE_ROUTING_KEY: z.string().min(1).optional().describe("API key of the HERE Routing API v8, asked for routes before OSRM"),
  HERE_ROUTING_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://router.hereapi.com")
    .describe("Address of the HERE Routing API"),
  ROUTES_PER_SECOND: z.coerce
    .number()
    .min(0.1)
    .max(1_000)
    .default(5)
    .describe("Routes asked of HERE or OSRM, a second and node, at most; the rest wait"),
  PLACES: z
    .enum(PlaceService)
    .optional()
    .describe("Service that also addresses are searched with (PHOTON, NOMINATIM, PELIAS, HERE); absent: towns, by the built-in gazetteer"),
  PLACES_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Its address; absent: the public one of PHOTON and HERE"),
  PLACES_KEY: z.string().min(1).optional().describe("Its key, of PELIAS and HERE"),
  PLACES_PER_SECOND: z.coerce.number().min(0.1).max(1_000).default(5).describe("Searches asked of it, a second and node, at most"),
  GAZETTEER: flag.default(true).describe("0: the built-in gazetteer is not loaded into the database, and no town is found by it"),
  EXPORTS_AT_ONCE: z.coerce
    .number()
    .int()
    .min(0)
    .max(16)
    .default(exportLimits.runningPerNode)
    .describe("Exports of registers that this node writes at the same time, all in one thread beside it; 0: it leaves them to others"),
  ASSISTANCE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("The assistance system that arrivals, completions, cancellations and delays are sent to; absent: the built-in one"),
  ASSISTANCE_KEY: z.string().min(1).optional().describe("Bearer key that the assistance system asks for"),
  ASSISTANCE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "must be whsec_ and 24 to 64 bytes in base64")
    .optional()
    .describe("Secret the assistance system signs its webhooks with (Standard Webhooks, whsec_…); absent: there is no such endpoint"),
  GENESYS_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("API of Genesys Cloud (https://api.mypurecloud.ie), whose contact lists are filled; absent: the built-in contact centre"),
  GENESYS_LOGIN_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Where Genesys Cloud gives tokens (https://login.mypurecloud.ie)"),
  GENESYS_CLIENT_ID: z.string().min(1).optional().describe("OAuth client (client credentials) with outbound:contact:add, edit and delete"),
  GENESYS_CLIENT_SECRET: z.string().min(1).optional().describe("Its secret"),
  GENESYS_PHONE_COLUMN: z.string().min(1).default("Cell").describe("Column of the contact lists that takes the phone"),
  GENESYS_CLAIM_COLUMN: z.string().min(1).optional().describe("Column that takes the claim; absent: only the phone is sent"),
  SUPPLIER_CONTACT_LIST: z
    .string()
    .min(1)
    .default("suppliers")
    .describe("Contact list, by its identifier, of suppliers who are to be called"),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine((issuer) => !issuer.startsWith("http:") || mayBePlaintext(issuer), "must begin with https:// unless it is on this machine")
    .optional()
    .describe(
      "The corporate directory (OpenID Connect), exactly as it names itself: https://login.microsoftonline.com/TENANT/v2.0; absent: none",
    ),
  OIDC_CLIENT_ID: z.string().min(1).optional().describe("What the directory knows this installation by"),
  OIDC_CLIENT_SECRET: z.string().min(1).optional().describe("Its secret"),
  OIDC_TENANT: z
    .string()
    .min(1)
    .optional()
    .describe("The one tenant (tid) whose users may come in; absent: whoever the directory vouches for"),
  OIDC_ROLES: directoryRoles
    .optional()
    .describe(
      "What roles and groups of the directory make of people, as JSON (server/integrations/directory/README.md); absent: nobody new comes in",
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      "Mail server (smtp://user:password@mail.example.com:587, or smtps://), always with TLS; absent: mails stand where administrators read them",
    ),
  PLAINTEXT_HOSTS: hostNamesSetting
    .default([])
    .describe(
      "Hosts of SMTP_URL, NATS_URL and the other integrations that may be reached without TLS, separated by commas; absent: this machine only",
    ),
  WEBHOOK_PRIVATE_HOSTS: hostNamesSetting
    .default([])
    .describe("Hosts of webhook endpoints that may be in private networks and reached without TLS, separated by commas; absent: none"),
  MAIL_FROM: mailSenderSetting.default("Atalaya <atalaya@localhost>").describe("Sender of mails: name@host, or Name <name@host>"),
  RESET_BY_GET: flag
    .default(true)
    .describe("0: a new password is taken by POST /puiuser/doResetPassword only, not by the source system's GET"),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe("Bearer that /metrics asks for, 16 characters or more; absent: open in the demo, else closed"),
  REQUEST_LOG: z
    .enum(["off", "keys", "all"])
    .default("keys")
    .describe("GraphQL requests that get a log line with caller, operation, cost and duration: those of API keys, all, or none"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info").describe("Least important log line written"),
});
const directorySettings = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;

export type Env = Omit<z.infer<typeof envSchema>, "DEMO"> & { DEMO: boolean };

export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const values = Object.fromEntries(Object.keys(envSchema.shape).map((key) => [key, source[key] === "" ? undefined : source[key]]));
  const parsed = envSchema.safeParse(values);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${problems.join("\n")}`);
  }
  const missing = directorySettings.filter((key) => !parsed.data[key]);
  if (missing.length && missing.length < directorySettings.length)
    throw new Error(`These settings cannot be used:\n${missing.map((key) => `  ${key}: is missing for the directory`).join("\n")}`);
  const plaintext = plaintextProblems(parsed.data);
  if (plaintext.length) throw new Error(`These settings cannot be used:\n${plaintext.map((problem) => `  ${problem}`).join("\n")}`);
  const keys = missingKeys(parsed.data);
  if (keys.length) throw new Error(`These settings cannot be used:\n${keys.map((key) => `  ${key}: is missing for the map`).join("\n")}`);
  return { ...parsed.data, DEMO: parsed.data.DEMO ?? !parsed.data.DATABASE_URL };
}
