import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { claimRecord, minutes, ofDemoClient, supplierRecord } from "../../../fixtures/records";
import { statements } from "../../../fixtures/db/statements";
import { heldClock } from "../../../fixtures/heldClock";

let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("B-1"), supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1" })], key);
  await app.ingest(
    "claims",
    [
      claimRecord("C-late", {
        cdprovee: "B-1",
        fhasignacion: minutes(-90),
        eta: 30,
        nuexpediente: "F-1",
        ...ofDemoClient,
      }),
      claimRecord("C-new", {
        fhocurrencia: minutes(-1),
        milestones: [{ code: "T", at: minutes(-1) }],
        movements: [{ rgmovimi: 1, ecomov: 12.5 }],
      }),
      claimRecord("C-nowhere", { x: null, y: null }),
      claimRecord("C-done", { cdestadoserv: "FIN" }),
      claimRecord("C-pt", { cdama: "PT", x: -9.1, y: 38.7, cdservicio: "TAX" }),
      ...Array.from({ length: 60 }, (_, n) =>
        claimRecord(`C-${String(n).padStart(3, "0")}`, {
          fhocurrencia: minutes(-5),
          cdprovee: "B-1",
          fhasignacion: minutes(-5),
          eta: 60,
          cdcentro: `c${n % 3}`,
          nbcentro: "Centre",
        }),
      ),
    ],
    key,
  );
  operator = await app.signIn();
});

type List = {
  claims: { totalCount: number; nodes: { id: string; status: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
};
const list = (args: string, bearer = operator) =>
  app.graphql<List>(`{ claims(${args}) { totalCount nodes { id status } pageInfo { hasNextPage endCursor } } }`, {}, bearer);
const ids = async (args: string, bearer?: string): Promise<string[]> => (await list(args, bearer)).data!.claims.nodes.map(({ id }) => id);

describe("the list of claims", () => {
  test("returns 40 per page, most urgent first, with the total count", async () => {
    const { claims } = (await list("filter: { open: true }")).data!;
    expect(claims).toMatchObject({ totalCount: 64, pageInfo: { hasNextPage: true } });
    expect(claims.nodes).toHaveLength(40);
    expect(claims.nodes[0]).toEqual({ id: "C-late", status: "PENDING_ARRIVAL_CRITICAL" });
  });

  test.each(["URGENCY", "NEWEST", "OLDEST", "ID"])("returns every claim once over the pages in order %s", async (sort) => {
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { claims }: List = (await list(`sort: ${sort}, first: 17, after: ${JSON.stringify(after)}`)).data!;
      seen.push(...claims.nodes.map(({ id }) => id));
      ({ hasNextPage: more, endCursor: after } = claims.pageInfo);
    }
    expect(new Set(seen).size).toBe(65);
    expect(seen).toHaveLength(65);
  });

  test("applies all filters together", async () => {
    expect(await ids(`filter: { instanceIds: ["PT"], kinds: [TAXI] }`)).toEqual(["C-pt"]);
    expect(await ids("filter: { withoutPosition: true }")).toEqual(["C-nowhere"]);
    expect(await ids("filter: { open: false }")).toEqual(["C-done"]);
    expect(await ids(`filter: { file: "F-1" }`)).toEqual(["C-late"]);
    expect(await ids(`filter: { clientIds: ["AUR"], contractIds: ["AUTO-PLUS-3"] }`)).toEqual(["C-late"]);
    expect(await ids(`filter: { centreIds: ["c1"], open: true }, first: 100`)).toHaveLength(20);
    expect(await ids("filter: { statuses: [] }")).toEqual([]);
  });

  test("rejects pages over 100 and cursors of another list with their codes", async () => {
    expect((await list("first: 101")).errors![0]!.extensions).toEqual({ code: "PAGE_TOO_LARGE", values: { most: 100 } });
    const { endCursor } = (await list("first: 1")).data!.claims.pageInfo;
    expect((await list(`sort: ID, after: "${endCursor}"`)).errors![0]!.extensions.code).toBe("CURSOR_INVALID");
    expect((await list(`after: "nonsense"`)).errors![0]!.extensions.code).toBe("CURSOR_INVALID");
  });

  test("executes a bounded number of statements for any number of claims with all related data", async () => {
    const query = (first: number): string =>
      `{ claims(first: ${first}) { totalCount nodes { id service { name } centre { name } client { name } contract { name } instance { name } supplier { name position { at } fleet { code } } milestones { code } movements { amount } } } }`;
    const read = (first: number) => statements(app.requests, () => app.graphql(query(first), {}, operator));
    const [few, many] = await heldClock(app.clock, async () => [await read(2), await read(60)] as const);
    expect(many.result.errors).toBeUndefined();
    expect(many.count).toBeLessThanOrEqual(18);
    expect(many.count).toBeLessThanOrEqual(few.count + 4);
  });
});

describe("a claim", () => {
  test("returns its place, description and related data", async () => {
    const { data } = await app.graphql<{ claim: object }>(
      `{ claim(id: "C-new") { id kind timeZone position { lon lat at } milestones { code at } movements { number amount currency } service { id } instance { id country currency } supplier { id } statusLabel version } }`,
      {},
      await app.signIn("supervisor"),
    );
    expect(data!.claim).toMatchObject({
      kind: "TOW",
      timeZone: "Europe/Madrid",
      position: { lon: -3.7, lat: 40.4, at: null },
      milestones: [{ code: "PHONE" }],
      movements: [{ number: 1, amount: "12.50", currency: "EUR" }],
      instance: { id: "ES", country: "ES", currency: "EUR" },
      supplier: null,
      version: 1,
    });
  });

  test("returns null for an unknown claim", async () => {
    expect((await app.graphql(`{ claim(id: "nothing") { id } }`, {}, operator)).data).toEqual({ claim: null });
  });
});

describe("a claim out of scope", () => {
  // the client user sees two contracts of Spain only
  test("is answered as unknown and excluded from lists, counts and indicators", async () => {
    const client = await app.signIn("client");
    const [foreign, missing] = await Promise.all(["C-pt", "nothing"].map((id) => app.graphql(`{ claim(id: "${id}") { id } }`, {}, client)));
    expect(foreign).toEqual(missing);
    expect(await ids("first: 100", client)).toEqual(["C-late"]);
    expect((await list("filter: {}", client)).data!.claims.totalCount).toBe(1);
    expect(await ids(`filter: { instanceIds: ["PT"] }`, client)).toEqual([]);
    type Kpis = { kpis: { layers: { layer: string; count: number }[] } };
    const counts = async (bearer: string) =>
      (await app.graphql<Kpis>("{ kpis { layers { layer count } } }", {}, bearer)).data!.kpis.layers.find(
        ({ layer }) => layer === "INCIDENTS",
      )!.count;
    expect([await counts(operator), await counts(client)]).toEqual([64, 1]);
  });
});

test("returns claims assigned to a supplier, without proposals", async () => {
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("B-9")], key);
  const of = (id: string, swpropuesta: number) => claimRecord(id, { cdprovee: "B-9", fhasignacion: minutes(-5), eta: 30, swpropuesta });
  await app.ingest("claims", [of("C-proposed", 1), of("C-assigned", 0), claimRecord("C-open", { cdprovee: "B-9" })], key);
  const { nodes, totalCount } = (await list('filter: { supplierIds: ["B-9"] }')).data!.claims;
  expect([nodes.map(({ id }) => id).sort(), totalCount]).toEqual([["C-assigned", "C-open"], 2]);
  expect(await ids('filter: { ids: ["C-proposed"] }')).toEqual(["C-proposed"]);
});

describe("an unknown fault code", () => {
  test("is returned as its id only", async () => {
    const answer = await app.graphql(`{ claims(filter: { occurredFrom: "+275760-09-13T00:00:00.000Z" }) { nodes { id } } }`, {}, operator);
    expect(JSON.stringify(answer)).not.toMatch(/select|claims\.|postgres|at \//i);
  });
});
