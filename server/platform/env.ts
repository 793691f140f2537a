import { z } from "zod";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");

/** Every setting, its meaning and its default. `.env.example` lists them; a test holds the two together. */
export const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe("Port it listens on; 0 takes a free one"),
  HOST: z.string().min(1).default("127.0.0.1").describe("Address it listens on; 0.0.0.0 in a container"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional()
    .describe("A PostgreSQL of version 15 or newer; absent: the embedded one"),
  DATA_DIR: z.string().min(1).default("./data").describe("Where the embedded PostgreSQL keeps its data"),
  DEMO: flag.optional().describe("1: seed the demo users and simulate an operation; default 1 on the embedded database, 0 on another"),
  DEMO_PASSWORD: z.string().min(8).max(32).optional().describe("Password of the demo users; absent: random, printed once"),
  DEMO_CLAIMS: z.coerce.number().int().min(0).max(100_000).default(300).describe("Open claims the demo keeps"),
  DEMO_RESOURCES: z.coerce.number().int().min(0).max(100_000).default(150).describe("Moving resources of the demo"),
  DEMO_SPEED: z.coerce.number().min(0.1).max(100).default(1).describe("How much faster than life the demo's operation runs"),
  DEMO_SEED: z.coerce.number().int().default(1).describe("Another number: another operation of the demo, with other vehicles and claims"),
  DEMO_ROADS: z.string().optional().describe("Road network (GeoJSON lines, .gz) that the demo's resources follow where it covers them"),
  LIVE: flag.default(true).describe("0: no websocket, the client asks every 20 seconds"),
  STREET_PACK: z.string().optional().describe("A street map (.pmtiles, OpenMapTiles schema) drawn over the world map"),
  STREET_ROADS: z
    .string()
    .optional()
    .describe(
      "Road network (GeoJSON lines, .gz) that routes are searched in; absent: NAME-roads.geojsonl.gz beside STREET_PACK=NAME.pmtiles",
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
  ASSISTANCE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("The assistance system that arrivals, completions, cancellations and delays are told to; absent: the built-in one"),
  ASSISTANCE_KEY: z.string().min(1).optional().describe("Bearer key that the assistance system asks for"),
  ASSISTANCE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, "must be whsec_ and 24 to 64 bytes in base64")
    .optional()
    .describe("Secret the assistance system signs its webhooks with (Standard Webhooks, whsec_…); absent: there is no such door"),
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
  GENESYS_CLAIM_COLUMN: z.string().min(1).optional().describe("Column that takes the claim; absent: only the phone is told"),
  SUPPLIER_CONTACT_LIST: z
    .string()
    .min(1)
    .default("suppliers")
    .describe("Contact list, by its identifier, of suppliers who are to be called"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info").describe("Least important log line written"),
});
export type Env = Omit<z.infer<typeof envSchema>, "DEMO"> & { DEMO: boolean };

/** Reads and checks the settings; throws an Error whose message names every bad one. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const known = Object.fromEntries(Object.keys(envSchema.shape).map((key) => [key, source[key] === "" ? undefined : source[key]]));
  const parsed = envSchema.safeParse(known);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`These settings cannot be used:\n${problems.join("\n")}`);
  }
  return { ...parsed.data, DEMO: parsed.data.DEMO ?? !parsed.data.DATABASE_URL };
}
