// What somebody sees from whom a specific profile hides fields. That nothing at all tells of one: threats/11-fields.
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { canAsk } from "../../../schema/rules/fields/hiddenFields";
import { fieldsAskedAbout } from "../../../schema/rules/fields/fieldSources";
import { decodePoints, type PackedFrame } from "../../../schema/rules/map/frames";
import type { MapLayer } from "../../../schema/rules/map/map";
import { permissionsChanged } from "../../../server/auth/permissions/permissionsVersion";
import { nameColumns } from "../../../server/db/text/foldedNames";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { users } from "../../../server/db/tables/users";
import { type TestApp, startTestApp } from "../../fixtures/app";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let operator: string;
const profileId = uuidv7();

async function hide(hiddenFields: Record<string, string[]>, hiddenLayers: MapLayer[] = []): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.update(specificProfiles).set({ hiddenFields, hiddenLayers }).where(eq(specificProfiles.id, profileId));
    await permissionsChanged(tx);
  });
  app.accessCache.forgetAll();
}
const ask = <T>(query: string, variables?: object) => app.graphql<T>(query, variables, operator);

beforeAll(async () => {
  app = await startTestApp();
  const now = new Date();
  const made = { createdAt: now, updatedAt: now };
  await app.db.insert(specificProfiles).values({ id: profileId, ...nameColumns("Hides fields"), profileType: "OPERADOR", ...made });
  await app.db.update(users).set({ specificProfileId: profileId }).where(eq(users.user, "operator"));
  operator = await app.signIn("operator");
  const key = await app.key("ingest");
  await app.ingest(
    "suppliers",
    [
      supplierRecord("H-B", { nbprovee: "Anna", txtelefono: "+34 1" }),
      supplierRecord("H-A", { nbprovee: "Zoe", txtelefono: "+34 2" }),
      supplierRecord("H-M", { nbprovee: "Mobile", tpaccprovee: "MOBILE", txtelefono: "+34 3" }),
    ],
    key,
  );
  await app.ingest(
    "claims",
    [
      // The one that has waited longest is not the first by its id.
      claimRecord("H-1", {
        fhocurrencia: minutes(-40),
        txmat: "1234 ABC",
        nuexpediente: "F 1",
        cdriesgo: "hogar",
        x: -3.71,
        nbtitular: "Elena",
      }),
      claimRecord("H-2", { fhocurrencia: minutes(-50), txmat: "9999 XYZ", nuexpediente: "F 1", x: -3.74 }),
      claimRecord("H-3", { cdprovee: "H-B", fhasignacion: minutes(-5), eta: 30, tpasignacion: "MANUAL", cdriesgo: "automovil", x: -3.77 }),
    ],
    key,
  );
  await vi.waitFor(() => expect(app.board.claims).toBe(3));
});

describe("a field that is hidden", () => {
  test("answers null, in lists and by id, and what is made from it too; all the others stay", async () => {
    await hide({ INCIDENTS: ["plate", "riskCode"] });
    const { data, errors } = await ask<{ claim: object }>('{ claim(id: "H-1") { plate riskName insuredName file } }');
    expect(errors).toBeUndefined();
    expect(data!.claim).toEqual({ plate: null, riskName: null, insuredName: "Elena", file: "F 1" });
    const { data: listed } = await ask<{ claims: { nodes: { plate: null }[] } }>("{ claims { nodes { plate } } }");
    expect(listed!.claims.nodes.map(({ plate }) => plate)).toEqual([null, null, null]);
  });

  test("cannot be filtered by, whatever is there; the map and the figures neither", async () => {
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

  test("says nothing through the other services of a file", async () => {
    await hide({ INCIDENTS: ["file"] });
    expect((await ask('{ claim(id: "H-1") { otherServices { id } } }')).data).toEqual({ claim: { otherServices: [] } });
    await hide({});
    expect((await ask('{ claim(id: "H-1") { otherServices { id } } }')).data).toEqual({ claim: { otherServices: [{ id: "H-2" }] } });
  });

  test("orders no list: the most urgent without their ages stand by their ids, and no cursor names an age", async () => {
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

  test("is not on the map's signs, also where it is made from what is hidden", async () => {
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

  test("leaves ages out of the figures and of the map", async () => {
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

describe("a supplier's name that is hidden", () => {
  const list = '{ suppliers(filter: { ids: ["H-A", "H-B", "H-M"] }) { nodes { id name } } }';

  test("is its code, in that layer alone: in lists, their order, searches and on the map", async () => {
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

  test("and a phone is hidden in the layer that is meant", async () => {
    await hide({ MOBILE: ["phone"] });
    const { data } = await ask<{ a: object; b: object }>('{ a: supplier(id: "H-M") { phone } b: supplier(id: "H-B") { phone } }');
    expect(data).toEqual({ a: { phone: null }, b: { phone: "+34 1" } });
  });
});

test("a layer whose positions are hidden is counted and listed, but nowhere", async () => {
  await hide({ BASE: ["position"] });
  const { data } = await ask<{ mapFrame: { features: unknown[]; clusters: unknown[] }; kpis: { layers: { layer: string }[] } }>(
    "{ mapFrame(view: { zoom: 15, bounds: { west: -4, south: 40, east: -3, north: 41 }, layers: [BASE] }) { features { id } clusters { count } } kpis { layers { layer count withoutPosition } } }",
  );
  expect(data!.mapFrame).toEqual({ features: [], clusters: [] });
  expect(data!.kpis.layers.find(({ layer }) => layer === "BASE")).toEqual({ layer: "BASE", count: 2, withoutPosition: 2 });
});

test("what an action answers passes the same guard, and so does what a subscription sends", async () => {
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

test("a refusal does not tell what is hidden, and an instant cannot be tried", async () => {
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

test("the login info names the columns that are left", async () => {
  await hide({ INCIDENTS: ["plate"], MOBILE: ["phone"] });
  const { data } = await ask<{ userInfo: { visibleColumns: string[] } }>("{ userInfo { visibleColumns } }");
  const { visibleColumns } = data!.userInfo;
  expect(visibleColumns).toEqual(expect.arrayContaining(["incidents.id", "incidents.insuredName", "bases.phone", "mobilesupplier.name"]));
  for (const gone of ["incidents.plate", "mobilesupplier.phone"]) expect(visibleColumns).not.toContain(gone);
});

test("a list is put in no order and narrowed by no column of a field that is hidden, and by every other one that has an order", async () => {
  const hidden = ["plate", "supplier", "riskCode", "position"];
  await hide({ INCIDENTS: hidden, MOBILE: hidden });
  const code = async (list: string, entity: string, name: string): Promise<unknown> => {
    const field = upperSnake(name);
    const [ordered, narrowed] = await Promise.all([
      ask(`query($orderBy: [${entity}OrderInput!]) { ${list}(orderBy: $orderBy) { nodes { id } } }`, { orderBy: [{ field }] }),
      ask(`query($filter: ${entity}Filter) { ${list}(filter: $filter) { nodes { id } } }`, {
        filter: { columns: [{ field, empty: true }] },
      }),
    ]);
    const codes = [ordered, narrowed].map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes[1], name).toBe(codes[0]);
    return codes[0];
  };
  // What says the same in other words is hidden with it.
  for (const name of ["plate", "supplier", "riskCode", "riskName", "riskType", "proposed", "assignmentType"])
    expect([name, await code("claims", "Claim", name)]).toEqual([name, "FIELD_UNKNOWN"]);
  for (const name of ["status", "occurredAt", "file", "insuredName", "client"])
    expect([name, await code("claims", "Claim", name)]).toEqual([name, undefined]);
  for (const list of ["mobileSuppliers", "suppliers"])
    for (const name of ["position", "lastPositionAddress"])
      expect([list, name, await code(list, "Supplier", name)]).toEqual([list, name, "FIELD_UNKNOWN"]);
  expect([await code("bases", "Supplier", "position"), await code("mobileSuppliers", "Supplier", "name")]).toEqual([undefined, undefined]);
  await hide({});
});

test("they tell which parts of a filter are taken, and which are refused", async () => {
  const at = "2026-11-21T09:00:00Z";
  const samples: Record<string, unknown> = {
    ...{ open: true, scheduled: true, withoutPosition: true, text: "a", file: "a", occurredFrom: at, occurredTo: at },
    ...{ bounds: { west: -4, south: 40, east: -3, north: 41 }, statuses: [], access: [], networkStates: [], kinds: [] },
    ...{ ids: [], instanceIds: [], centreIds: [], clientIds: [], contractIds: [], supplierIds: [], serviceIds: [] },
    ...{ mobileUser: "a", otherFile: "a", attributeText: "a", priorityCodes: [], assignmentTypes: [] },
    ...{ scheduledUnknown: true, priorityUnknown: true, assignedMinutes: { from: 1 }, unassignedMinutes: { from: 1 } },
    columns: [{ field: "ID", contains: "a" }],
    ...{ plannedFrom: at, plannedTo: at, contactFrom: at, contactTo: at },
  };
  const lists: Record<string, { type: string; layers: MapLayer[] }> = {
    claims: { type: "ClaimFilter", layers: ["INCIDENTS"] },
    suppliers: { type: "SupplierFilter", layers: ["MOBILE", "BASE", "COLLABORATING"] },
    mobileSuppliers: { type: "SupplierFilter", layers: ["MOBILE"] },
  };
  const hidings: [Record<string, string[]>, MapLayer[]?][] = [
    [{}],
    [{ INCIDENTS: ["position", "centre", "supplier"] }],
    [{ INCIDENTS: ["proposed", "client", "file", "scheduled"] }],
    [{ MOBILE: ["position"] }],
    [{ BASE: ["position"] }],
    [{ BASE: ["position"] }, ["BASE"]],
  ];
  const [taken, rejected]: [string[], string[]] = [[], []];
  for (const hiding of hidings) {
    await hide(...hiding);
    const { visibleColumns } = (await ask<{ userInfo: { visibleColumns: string[] } }>("{ userInfo { visibleColumns } }")).data!.userInfo;
    for (const [list, { type, layers }] of Object.entries(lists)) {
      for (const asked of Object.keys(fieldsAskedAbout).filter((one) => one.startsWith(`${type}.`))) {
        const part = asked.split(".")[1]!;
        const { errors } = await ask(`query($filter: ${type}) { ${list}(filter: $filter) { totalCount } }`, {
          filter: { [part]: samples[part] },
        });
        const code = errors?.[0]?.extensions.code ?? null;
        const canAskColumn = canAsk((column) => visibleColumns.includes(column), layers, asked);
        expect(code, `${list}(${part}) without ${JSON.stringify(hiding)}`).toBe(canAskColumn ? null : "FIELD_UNKNOWN");
        (canAskColumn ? taken : rejected).push(`${list} ${part}`);
      }
    }
  }
  await hide({});
  expect(new Set(rejected)).toEqual(
    new Set([
      ...[
        ...["withoutPosition", "bounds", "centreIds", "supplierIds", "clientIds", "contractIds", "file", "scheduled"],
        ...["scheduledUnknown", "mobileUser", "unassignedMinutes", "assignmentTypes"],
      ].map((part) => `claims ${part}`),
      ...["suppliers", "mobileSuppliers"].flatMap((list) => [`${list} withoutPosition`, `${list} bounds`]),
    ]),
  );
  expect(taken.length).toBeGreaterThan(rejected.length);
});
