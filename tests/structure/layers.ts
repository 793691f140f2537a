// Allowed imports (server/README.md, client/README.md). Lowest layer first; a folder imports from itself and lower ones.
import type { IConfiguration, IRegularForbiddenRuleType } from "dependency-cruiser";

const SERVER = [
  "platform",
  "db",
  "changes|audit",
  "integrations|settings",
  "auth",
  "graphql",
  "board",
  "live",
  "positions|alarms",
  "suppliers",
  "claims",
  "presence|account|map|kpis|figures|search|exports|supplierFilter",
  "dashboard|reports",
  "admin",
  "ingest|delivery|backup|archive|webhooks",
  "nodes",
  "http",
];
const CLIENT = [
  "gql|i18n|store",
  "api",
  "session",
  "apollo",
  "ui",
  "live",
  "mapkit|entity|filters",
  "exports|reports",
  "alarms|claims|suppliers|kpis|dashboard|admin|signIn|account|help",
  "map",
  "registers|home",
  "app",
  "sandbox|widget",
];
/** Folders of schema: types of each domain. Files outside the folders are shared by all of them. */
const SCHEMA = ["lists|integrations|indicators|settings", "map", "claims|suppliers|users", "search", "logs"];
/** Folders of schema/rules: lists of codes, then fields, then rules, then the limits of requests, which read all of them. */
const RULES = [
  "geo|language|limits|lists|phones",
  "fields|indicators|search",
  "settings|reports",
  "alarms|map|suppliers",
  "arrival|claims",
  "access|supplierFilter",
  "exports|help",
  "requests",
];
/** The rooms of server/claims: what a claim is and how it is written, then what a record makes of it, then what else happens to it. */
const CLAIMS = ["queries", "status", "intake", "trips|automation|actions", "history"];
/** The rooms of client/map: the address that everything follows, the parts of the screen, then the screen that puts them together. */
const MAP = ["address", "camera|favourites|layers|list|measure", "hover|windows", "screen"];

/** Layers of each folder, lowest first. */
export const layersOf: Record<string, string[]> = {
  schema: SCHEMA,
  "schema/rules": RULES,
  server: SERVER,
  client: CLIENT,
  "server/claims": CLAIMS,
  "client/map": MAP,
};

const rule = (name: string, from: IRegularForbiddenRuleType["from"], to: IRegularForbiddenRuleType["to"]): IRegularForbiddenRuleType => ({
  name,
  severity: "error",
  from,
  to,
});
const downwards = (side: string, layers: string[]): IRegularForbiddenRuleType[] =>
  layers.map((layer, i) =>
    rule(
      `${side}/{${layer}} imports downwards`,
      { path: `^${side}/(${layer})/` },
      { path: `^${side}/((${[...layers.slice(i + 1), "-"].join("|")})/|(main|router|schema|app|workers)\\.tsx?$)` },
    ),
  );

const layers: IConfiguration = {
  forbidden: [
    rule("no cycles", {}, { circular: true }),
    rule("schema stands alone", { path: "^schema/" }, { path: "^(server|client|tests)/" }),
    rule("schema/rules imports nothing", { path: "^schema/rules/" }, { pathNot: "^(schema/rules|node_modules/libphonenumber-js)/" }),
    rule(
      "the client knows the API only",
      { path: "^client/", pathNot: "^client/vite\\.config\\.ts$" },
      { path: "^(server|tests)/|^schema/(?!rules/|messages/)" },
    ),
    rule("the server knows no client", { path: "^server/" }, { path: "^(client|tests)/" }),
    rule("the demo speaks HTTP only", { path: "^server/demo/" }, { path: "^server/(?!demo/)" }),
    rule("nobody but the commands starts the demo", { path: "^server/(?!demo/|deploy/)" }, { path: "^server/demo/" }),
    rule("files of schema/rules import no folder", { path: "^schema/rules/[^/]+$" }, { path: "^schema/rules/.+/" }),
    rule("files of schema import no folder of types", { path: "^schema/[^/]+$" }, { path: "^schema/(?!rules/|messages/).+/" }),
    ...Object.entries(layersOf).flatMap(([folder, layers]) => downwards(folder, layers)),
    rule(
      "client/pages and client/paths are on the lowest layer",
      { path: "^client/(pages|paths)\\.tsx?$" },
      { path: "^client/", pathNot: "^client/((gql|i18n|store)/|pages\\.tsx$)" },
    ),
    rule("only the router imports the screens", { path: "^client/", pathNot: "^client/router\\.tsx$" }, { path: "^client/screens\\.ts$" }),
    rule(
      "a domain reads its neighbours, it does not drive them",
      { path: "^server/(suppliers|claims|presence|account|map|kpis|figures|search|supplierFilter|dashboard|reports|admin)/" },
      {
        path: "^server/(suppliers|claims|presence|account|map|kpis|figures|search|supplierFilter|dashboard|reports|admin)/",
        pathNot: ["^server/$1/", "\\.(queries|loaders)\\.ts$"],
      },
    ),
    rule("queries and loaders do not act", { path: "\\.(queries|loaders)\\.ts$" }, { path: "\\.(actions|resolver)\\.ts$" }),
    rule("only server/schema.ts lists resolvers", { pathNot: "^(server/schema\\.ts$|tests/)" }, { path: "\\.resolver\\.ts$" }),
    rule(
      "features do not import each other",
      { path: "^client/(alarms|claims|suppliers|kpis|dashboard|admin|signIn|account|help)/" },
      { path: "^client/(alarms|claims|suppliers|kpis|dashboard|admin|signIn|account|help)/", pathNot: "^client/$1/" },
    ),
  ],
  // parser swc: with TypeScript 7 the default parser reads no module and says all is well
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "node_modules|^dist" },
    tsConfig: { fileName: "tsconfig.json" },
  },
};
export default layers;
