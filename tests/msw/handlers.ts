// The server for tests of screens: the emitted schema, executed over a small operation in memory.
import { readFileSync } from "node:fs";
import { buildSchema, graphql, GraphQLError } from "graphql";
import { http, HttpResponse, type JsonBodyType } from "msw";
import { documentText } from "../../client/api/documentText";
import { ClaimChangedDocument, type MapViewInput } from "../../client/gql/graphql";
import { upperSnake } from "../../schema/rules/apiEnums";
import { type ErrorCode, errorStatus } from "../../schema/rules/errors";
import { canAsk } from "../../schema/rules/fields/hiddenFields";
import { compactFrame } from "../../schema/rules/map/compactFrame";
import { type FrameTotals, frameColumns, frameVersion, type PackedFrame } from "../../schema/rules/map/frames";
import { productVersion } from "../../schema/rules/version";
import { layerOfAccess, mapLayers, tableOfLayer, type MapLayer } from "../../schema/rules/lists/mapLayers";
import type { SupplierAccess } from "../../schema/rules/lists/suppliers";
import { text } from "../../server/platform/texts";
import { administration } from "./admin";
import { audit } from "./audit";
import { alarmMutations } from "./alarms";
import { claimActionResolvers } from "./actions";
import { type Db, password, tokenOf } from "./db";
import { dashboardRoots } from "./dashboard";
import { exporting } from "./exports";
import { favourites } from "./favourites";
import { searching } from "./searching";
import { signingIn } from "./signIn";
import type { Claim, LoginInfo } from "./types";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));

const rejection = (code: string): GraphQLError => new GraphQLError(code, { extensions: { code } });

interface ListArguments {
  first?: number;
  after?: string;
  orderBy?: { field: string; direction: "ASC" | "DESC" }[] | null;
  filter?: {
    ids?: string[];
    statuses?: string[];
    withoutPosition?: boolean;
    text?: string;
    open?: boolean;
    supplierIds?: string[];
    access?: string[];
    bounds?: Bounds;
  } | null;
}
type Bounds = { west: number; south: number; east: number; north: number };
type Place = { lon: number; lat: number };
type Row = { id: string; status: string | null; position: Place | null; name?: string; access?: string; supplier?: { id: string } | null };

const isInBounds = (place: Place | null, { west, south, east, north }: Bounds): boolean =>
  place !== null && place.lon >= west && place.lon <= east && place.lat >= south && place.lat <= north;

/** Sorts by text fields, the first key first; unknown values come last. */
const ordered = <T extends Row>(rows: T[], keys: NonNullable<ListArguments["orderBy"]>): T[] =>
  keys.toReversed().reduce((sorted, { field, direction }) => {
    const name = field.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
    const valueOf = (row: T): string => ((row as Record<string, unknown>)[name] as string | null) ?? "\u{10FFFF}";
    const sign = direction === "DESC" ? -1 : 1;
    return sorted.toSorted((a, b) => sign * valueOf(a).localeCompare(valueOf(b)));
  }, rows);

function connection<T extends Row>(rows: T[], { first = 40, after, filter, orderBy }: ListArguments) {
  const wanted = ordered(rows, orderBy ?? []).filter(
    (row) =>
      (!filter?.ids || filter.ids.includes(row.id)) &&
      (!filter?.statuses || filter.statuses.includes(row.status ?? "")) &&
      (!filter?.supplierIds || filter.supplierIds.includes(row.supplier?.id ?? "")) &&
      (filter?.withoutPosition == null || (row.position === null) === filter.withoutPosition) &&
      (!filter?.access || filter.access.includes(row.access ?? "")) &&
      (!filter?.bounds || isInBounds(row.position, filter.bounds)) &&
      (filter?.open == null || (row.status !== "FINISHED") === filter.open) &&
      (!filter?.text || `${row.name ?? ""} ${row.id}`.toLowerCase().includes(filter.text.toLowerCase())),
  );
  const begin = after ? Number(after) : 0;
  const nodes = wanted.slice(begin, begin + first);
  const cursor = (at: number): string => `${begin + at + 1}`;
  return {
    nodes,
    edges: nodes.map((node, at) => ({ node, cursor: cursor(at) })),
    totalCount: wanted.length,
    pageInfo: {
      hasNextPage: begin + nodes.length < wanted.length,
      hasPreviousPage: begin > 0,
      startCursor: nodes.length ? cursor(0) : null,
      endCursor: nodes.length ? cursor(nodes.length - 1) : null,
    },
  };
}

const noTotals: FrameTotals = { claims: [], oldest: [], resources: [], layers: [], withoutPosition: [] };
const emptyFrame = (): PackedFrame => ({
  version: frameVersion,
  columns: [...frameColumns],
  first: true,
  at: Date.now(),
  followedAt: Date.now(),
  points: frameColumns.map(() => []),
  handles: [],
  ids: [],
  names: [],
  removed: [],
  clusters: [],
  totals: noTotals,
});

export function roots(db: Db) {
  const info = (name: string): LoginInfo => {
    const found = db.users.get(name)!;
    return { ...found, jwt: tokenOf(found.userId) };
  };
  const steps = signingIn(db, info, rejection);
  const guarded =
    <A, T>(answer: (given: A) => T) =>
    (args: A): T => {
      if (!db.signedIn) throw rejection("UNAUTHENTICATED");
      return answer(args);
    };
  /** Refuses a filter on what the profile hides, as the server does. */
  const known = (type: string, layers: readonly MapLayer[], { filter }: ListArguments): void => {
    const canSee = (column: string): boolean => db.users.get(db.signedIn!)!.visibleColumns.includes(column);
    const seen = layers.filter((layer) => canSee(`${tableOfLayer[layer]}.id`));
    for (const [part, value] of Object.entries(filter ?? {}))
      if (value != null && seen.length && !canAsk(canSee, seen, `${type}.${part}`)) throw rejection("FIELD_UNKNOWN");
  };
  const found = searching(db);
  const suppliers = (only?: "MOBILE" | "BASE" | "COLLABORATING") =>
    guarded((args: ListArguments) => {
      known("SupplierFilter", only ? [only] : mapLayers.filter((layer) => layer !== "INCIDENTS"), args);
      return connection(
        [...db.suppliers.values()].filter(({ access }) => !only || layerOfAccess[access as SupplierAccess] === only),
        args,
      );
    });
  return {
    login({ input }: { input: { user: string; password: string } }) {
      if (!input.user.trim()) throw rejection("USER_NAME_REQUIRED");
      if (!db.users.has(input.user) || input.password !== password) throw rejection("LOGIN_FAILED");
      return steps.next(input.user);
    },
    logout() {
      db.signedIn = null;
      return true;
    },
    userInfo: guarded(() => info(db.signedIn!)),
    signInOptions: () => ({ directory: db.directory }),
    exchangeHandoff({ input: { code } }: { input: { code: string } }) {
      const name = db.handoffs.get(code);
      if (!name || !db.handoffs.delete(code)) throw rejection("DIRECTORY_REFUSED");
      db.signedIn = name;
      return info(name);
    },
    claim: guarded(({ id }: { id: string }) => {
      if (!db.users.get(db.signedIn!)!.functionalities.includes("claim.detail")) throw rejection("FORBIDDEN");
      return db.claims.get(id) ?? null;
    }),
    claims: guarded((args: ListArguments) => {
      known("ClaimFilter", ["INCIDENTS"], args);
      return connection([...db.claims.values()], args);
    }),
    supplier: guarded(({ id }: { id: string }) => db.suppliers.get(id) ?? null),
    supplierFilter: guarded(({ input }: { input: { service: { claimId: string } } }) => {
      const answer = db.supplierFilter.get(input.service.claimId);
      if (!answer) throw rejection("FIELD_UNKNOWN");
      return answer;
    }),
    supplierFilterCalls: guarded((args: ListArguments) => connection([], args)),
    supplierFilterCall: guarded(({ id }: { id: string }) => ({
      ...{ id, at: new Date().toISOString(), actor: null, instanceId: "ES", claimId: "SIN-1", serviceId: "GRU", durationMs: 12 },
      ...{ candidates: 1, excluded: 0, code: null, input: '{"claimId":"SIN-1"}', output: '{"candidates":[]}' },
    })),
    suppliers: suppliers(),
    mobileSuppliers: suppliers("MOBILE"),
    bases: suppliers("BASE"),
    collaborators: suppliers("COLLABORATING"),
    kpis: guarded(() => db.kpis),
    alarms: guarded(() => db.alarms),
    ownAlarmIds: guarded(() => db.ownAlarmIds),
    alarmColleagues: guarded(() => db.alarmColleagues),
    ...alarmMutations(db),
    worklist: guarded(() => ({ entries: [], totals: [], coming: [] })),
    actionReasons: guarded(() => Object.entries(db.actionReasons).map(([action, reasons]) => ({ action: upperSnake(action), reasons }))),
    search: guarded(found.search),
    places: guarded(found.places),
    ...claimActionResolvers(db),
    ...steps.roots,
    ...administration(db.admin),
    ...audit(db.audit),
    ...dashboardRoots(db.dashboard, rejection),
    ...exporting(db),
    ...favourites(db),
    mapFrame: guarded(({ view }: { view: MapViewInput }) => ({
      packed: compactFrame(db.mapFrame?.(view) ?? emptyFrame()),
      first: true,
      at: new Date().toISOString(),
      features: [],
      removed: [],
      clusters: [],
    })),
  };
}

/** The data of a document, with root fields replaced. */
export async function answerOf(
  db: Db,
  query: string,
  replace: (own: ReturnType<typeof roots>) => object = (own) => own,
): Promise<Record<string, unknown>> {
  const { data, errors } = await graphql({ schema, source: query, rootValue: replace(roots(db)) });
  if (errors) throw errors[0]!;
  return data as Record<string, unknown>;
}

/** A change of a claim as the subscription sends it, whatever fields that asks for. */
export async function changeOf(db: Db, claim: Claim): Promise<unknown> {
  const query = documentText(ClaimChangedDocument).replace(/^subscription.*\{\s*claimChanged/m, 'query { claim(id: "change")');
  return (await answerOf(db, query, (roots) => ({ ...roots, claim: () => claim })))["claim"];
}

function called(answer: () => object): HttpResponse<JsonBodyType> {
  try {
    return HttpResponse.json(answer());
  } catch (error) {
    const code = (error as GraphQLError).extensions["code"] as ErrorCode;
    return HttpResponse.json({ code, message: text("en", `errors.${code}`) }, { status: errorStatus[code] });
  }
}

/** Answers /graphql and REST calls from `db()`; `onQuery` receives each query. */
export const handlers = (db: () => Db, onQuery: (query: string) => void = () => undefined) => [
  http.post("*/graphql", async ({ request }) => {
    const { query, variables, operationName } = (await request.json()) as {
      query: string;
      variables?: Record<string, unknown>;
      operationName?: string;
    };
    onQuery(query);
    const answer = await graphql({ schema, source: query, variableValues: variables, operationName, rootValue: roots(db()) });
    return HttpResponse.json(answer as never);
  }),
  http.get("*/login/getUserInfo", () => {
    onQuery("userInfo");
    return called(() => roots(db()).userInfo({}));
  }),
  http.post("*/login/doLogin", async ({ request }) => {
    const input = (await request.json()) as { user: string; password: string };
    return called(() => roots(db()).login({ input }));
  }),
  http.post("*/puiuser/doResetPassword", async ({ request }) => {
    const { resetToken: token, newPassword } = (await request.json()) as { resetToken: string; newPassword: string };
    return called(() => roots(db()).resetPassword({ input: { token, password: newPassword, repeated: newPassword } }));
  }),
  http.get("*/puivariable/getVariable/version", () => HttpResponse.json({ data: `${productVersion}+dev` })),
];
