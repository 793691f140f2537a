import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { decodePoints, type PackedFrame } from "../../../schema/rules/map/frames";
import type { TestApp } from "../../fixtures/app";
import { type Hiding, startHiding } from "./hidingProfile";

let app: TestApp;
let operator: string;
let hide: Hiding["hide"];
const ask = <T>(query: string, variables?: object) => app.graphql<T>(query, variables, operator);

beforeAll(async () => void ({ app, operator, hide } = await startHiding()));

describe("a hidden field", () => {
  test("returns null in lists and by id, also for derived fields, and keeps all other fields", async () => {
    await hide({ INCIDENTS: ["plate", "riskCode"] });
    const { data, errors } = await ask<{ claim: object }>('{ claim(id: "H-1") { plate riskName insuredName file } }');
    expect(errors).toBeUndefined();
    expect(data!.claim).toEqual({ plate: null, riskName: null, insuredName: "Elena", file: "F 1" });
    const { data: listed } = await ask<{ claims: { nodes: { plate: null }[] } }>("{ claims { nodes { plate } } }");
    expect(listed!.claims.nodes.map(({ plate }) => plate)).toEqual([null, null, null]);
  });

  test("is rejected in filters of lists, the map and indicators regardless of the data", async () => {
    await hide({ INCIDENTS: ["file", "client", "supplier"] });
    const rejection = { extensions: { code: "FIELD_UNKNOWN" } };
    for (const file of ["F 1", "no such file"])
      expect((await ask("query($file: String) { claims(filter: { file: $file }) { totalCount } }", { file })).errors).toMatchObject([
        rejection,
      ]);
    for (const query of [
      '{ claims(filter: { contractIds: ["K"] }) { totalCount } }',
      '{ kpis(filter: { clientIds: ["K"] }) { claims { count } } }',
      '{ mapFrame(view: { zoom: 5, bounds: { west: -10, south: 35, east: 5, north: 45 }, layers: [MOBILE], filter: { supplierIds: ["H-B"] } }) { packed } }',
    ])
      expect((await ask(query)).errors, query).toMatchObject([rejection]);
    expect((await ask("{ claims(filter: { file: null }) { totalCount } }")).errors).toBeUndefined();
  });

  test("is not revealed through the other services of a file", async () => {
    await hide({ INCIDENTS: ["file"] });
    expect((await ask('{ claim(id: "H-1") { otherServices { id } } }')).data).toEqual({ claim: { otherServices: [] } });
    await hide({});
    expect((await ask('{ claim(id: "H-1") { otherServices { id } } }')).data).toEqual({ claim: { otherServices: [{ id: "H-2" }] } });
  });

  test("affects no order and no cursor, so the most urgent claims are ordered by id", async () => {
    const list = "{ claims(filter: { supplierIds: null, statuses: [NO_SUPPLIER_DELAYED] }) { edges { cursor node { id measuredFrom } } } }";
    type Listed = { claims: { edges: { cursor: string; node: { id: string; measuredFrom: string | null } }[] } };
    await hide({});
    expect((await ask<Listed>(list)).data!.claims.edges.map(({ node }) => node.id)).toEqual(["H-2", "H-1"]);
    await hide({ INCIDENTS: ["validatedAt"] });
    const { edges } = (await ask<Listed>(list)).data!.claims;
    expect(edges.map(({ node }) => node)).toEqual(["H-1", "H-2"].map((id) => ({ id, measuredFrom: null })));
    expect(Buffer.from(edges[0]!.cursor, "base64url").toString()).not.toContain("202");
    const after = await ask<Listed>(`{ claims(first: 1, after: "${edges[0]!.cursor}") { edges { node { id } } } }`);
    expect(after.data!.claims.edges.map(({ node }) => node.id)).toEqual(["H-2"]);
  });

  test("is absent from map markers, including derived values", async () => {
    const query = "{ mapFrame(view: { zoom: 15, bounds: { west: -4, south: 40, east: -3, north: 41 }, layers: [INCIDENTS] }) { packed } }";
    const insured = async () => {
      const { data } = await ask<{ mapFrame: { packed: PackedFrame } }>(query);
      const points = decodePoints(data!.mapFrame.packed, new Map());
      return Object.fromEntries(points.map(({ id, riskType, assigned }) => [id, { riskType, assigned }]));
    };
    await hide({});
    const shown = {
      "H-1": { riskType: "HOME", assigned: false },
      "H-2": { riskType: null, assigned: false },
      "H-3": { riskType: "CAR", assigned: true },
    };
    expect(await insured()).toEqual(shown);
    for (const field of ["riskType", "riskCode"]) {
      await hide({ INCIDENTS: [field] });
      const nothing = Object.entries(shown).map(([id, { assigned }]) => [id, { riskType: null, assigned }]);
      expect(await insured(), field).toEqual(Object.fromEntries(nothing));
    }
  });

  test("excludes ages from indicators and the map", async () => {
    await hide({ INCIDENTS: ["measuredFrom"] });
    const { data } = await ask<{ kpis: { claims: { status: string; count: number; oldestSeconds: number | null }[] } }>(
      "{ kpis { claims { status count oldestSeconds } } }",
    );
    expect(data!.kpis.claims.find(({ status }) => status === "NO_SUPPLIER_DELAYED")).toEqual({
      status: "NO_SUPPLIER_DELAYED",
      count: 2,
      oldestSeconds: null,
    });
  });
});

describe("a hidden supplier name", () => {
  const list = '{ suppliers(filter: { ids: ["H-A", "H-B", "H-M"] }) { nodes { id name } } }';

  test("is replaced by its code in that layer only: in lists, orders, searches and on the map", async () => {
    await hide({ BASE: ["name"] });
    expect((await ask(list)).data).toEqual({
      suppliers: { nodes: ["H-A", "H-B"].map((id) => ({ id, name: id })).concat({ id: "H-M", name: "Mobile" }) },
    });
    const found = async (text: string): Promise<unknown> =>
      (await ask<{ suppliers: { nodes: unknown } }>(`{ suppliers(filter: { text: "${text}" }) { nodes { id } } }`)).data!.suppliers.nodes;
    expect(await found("Ann")).toEqual([]);
    expect(await found("Mob")).toEqual([{ id: "H-M" }]);
    expect(await found("h-b")).toEqual([{ id: "H-B" }]);
    const { data } = await ask<{ mapFrame: { features: { id: string; name: string }[] } }>(
      "{ mapFrame(view: { zoom: 15, bounds: { west: -4, south: 40, east: -3, north: 41 }, layers: [BASE] }) { features { id name } } }",
    );
    expect(data!.mapFrame.features).toEqual(expect.arrayContaining([{ id: "H-A", name: "H-A" }]));
  });

  test("is hidden per layer, as is a phone", async () => {
    await hide({ MOBILE: ["phone"] });
    const { data } = await ask<{ a: object; b: object }>('{ a: supplier(id: "H-M") { phone } b: supplier(id: "H-B") { phone } }');
    expect(data).toEqual({ a: { phone: null }, b: { phone: "+34 1" } });
  });
});

test("counts and lists suppliers with hidden positions without drawing them", async () => {
  await hide({ BASE: ["position"] });
  const { data } = await ask<{ mapFrame: { features: unknown[]; clusters: unknown[] }; kpis: { layers: { layer: string }[] } }>(
    "{ mapFrame(view: { zoom: 15, bounds: { west: -4, south: 40, east: -3, north: 41 }, layers: [BASE] }) { features { id } clusters { count } } kpis { layers { layer count withoutPosition } } }",
  );
  expect(data!.mapFrame).toEqual({ features: [], clusters: [] });
  expect(data!.kpis.layers.find(({ layer }) => layer === "BASE")).toEqual({ layer: "BASE", count: 2, withoutPosition: 2 });
});

test("hides the fields in the results of actions and subscriptions", async () => {
  await hide({ INCIDENTS: ["managedUntil"] });
  const client = app.socket(operator);
  const received: unknown[] = [];
  client.subscribe(
    {
      query: '{ claimChanged(filter: { ids: ["H-3"] }) { id managedUntil measuredFrom actions { minutes } } }'.replace(
        "{",
        "subscription {",
      ),
    },
    { next: ({ data }) => received.push(data), error: (error) => received.push(error), complete: () => undefined },
  );
  await new Promise((connected) => client.on("connected", connected));
  await vi.waitFor(async () => {
    if (received.length) return;
    const { data } = await ask(
      "mutation($input: ManageDelayInput!) { manageDelay(input: $input) { id managedUntil actions { minutes } } }",
      {
        input: { claimId: "H-3", minutes: 20, reason: "traffic jam", requestId: `request ${uuidv7()}` },
      },
    );
    expect(data).toEqual({ manageDelay: { id: "H-3", managedUntil: null, actions: [] } });
    expect(received.length).toBeGreaterThan(0);
  });
  expect(received[0]).toEqual({ claimChanged: { id: "H-3", managedUntil: null, measuredFrom: null, actions: [] } });
});

test("does not reveal hidden values through rejections", async () => {
  const confirm = async (more: object): Promise<unknown> =>
    (
      await ask("mutation($input: ConfirmArrivalInput!) { confirmArrival(input: $input) { id } }", {
        input: { claimId: "H-3", requestId: `request ${uuidv7()}`, ...more },
      })
    ).errors?.[0]?.extensions.code;
  await hide({});
  expect(await confirm({ at: "2001-01-01T00:00:00Z" })).toBe("ARRIVAL_BEFORE_ASSIGNMENT");
  await hide({ INCIDENTS: ["assignedAt"] });
  expect(await confirm({ at: "2001-01-01T00:00:00Z" })).toBe("FIELD_UNKNOWN");
  await hide({ INCIDENTS: ["supplier"] });
  expect(await confirm({})).toBe("FIELD_UNKNOWN");
});

test("returns the visible columns with the login info", async () => {
  await hide({ INCIDENTS: ["plate"], MOBILE: ["phone"] });
  const { data } = await ask<{ userInfo: { visibleColumns: string[] } }>("{ userInfo { visibleColumns } }");
  const { visibleColumns } = data!.userInfo;
  expect(visibleColumns).toEqual(expect.arrayContaining(["incidents.id", "incidents.insuredName", "bases.phone", "mobilesupplier.name"]));
  for (const gone of ["incidents.plate", "mobilesupplier.phone"]) expect(visibleColumns).not.toContain(gone);
});
