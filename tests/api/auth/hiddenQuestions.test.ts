import { beforeAll, expect, test } from "vitest";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { fieldsAskedAbout } from "../../../schema/rules/fields/fieldSources";
import { canAsk } from "../../../schema/rules/fields/hiddenFields";
import type { MapLayer } from "../../../schema/rules/lists/mapLayers";
import type { TestApp } from "../../fixtures/app";
import { type Hiding, startHiding } from "./hidingProfile";

let app: TestApp;
let operator: string;
let hide: Hiding["hide"];
const ask = <T>(query: string, variables?: object) => app.graphql<T>(query, variables, operator);

beforeAll(async () => void ({ app, operator, hide } = await startHiding()));

test("rejects orders and column filters by hidden fields and accepts all other ordered fields", async () => {
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

test("lists the accepted and rejected parts of a filter", async () => {
  const at = "2026-11-21T09:00:00Z";
  const samples: Record<string, unknown> = {
    ...{ open: true, scheduled: true, withoutPosition: true, text: "a", file: "a", occurredFrom: at, occurredTo: at },
    ...{ bounds: { west: -4, south: 40, east: -3, north: 41 }, statuses: [], access: [], networkStates: [], kinds: [] },
    ...{ ids: [], instanceIds: [], centreIds: [], clientIds: [], contractIds: [], supplierIds: [], serviceIds: [] },
    ...{ mobileUser: "a", otherFile: "a", attributeText: "a", priorityCodes: [], assignmentTypes: [] },
    ...{ scheduledUnknown: true, priorityUnknown: true, assignedMinutes: { from: 1 }, unassignedMinutes: { from: 1 } },
    columns: [{ field: "ID", contains: "a" }],
    updatedAt: { from: at },
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
