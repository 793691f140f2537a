// The file of a register holds what the register shows: the same rows in the same order, the columns asked for, in the reader's words.
import { beforeAll, describe, expect, test } from "vitest";
import { columnFields, type FieldListName, fieldLists } from "../../../schema/rules/fields/lists";
import { type Answer, startTestApp, type TestApp } from "../../fixtures/app";
import { exportFile } from "../../fixtures/exports/exportFile";
import { readCsv, readXlsx } from "../../fixtures/exports/readFiles";
import { claimRecord, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let supervisor: string;
const CLAIMS = 1_234;

beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  const suppliers = [
    supplierRecord("B-1", { nbprovee: "=Grúas, «Pérez»", valoraprov: 4.25, direccion: 'Calle "Mayor", 5\nMadrid' }),
    supplierRecord("B-2", { nbprovee: "Lisboa", cdama: "PT" }),
    supplierRecord("W-1", { tpaccprovee: "WEB", nbprovee: "Web" }),
    supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1", connected: 1 }),
    supplierRecord("N-1", { tpaccprovee: "REDCOLABORADORA", cdsituaprov: "A", cdama: "PT" }),
  ];
  await app.ingest("suppliers", suppliers, key);
  const claims = Array.from({ length: CLAIMS }, (_, n) =>
    claimRecord(`E-${String(n).padStart(4, "0")}`, {
      cdama: n % 2 ? "PT" : "ES",
      ...(n % 2 && { x: -9.1, y: 38.7 }),
      fhocurrencia: n % 3 ? "2026-07-01T10:30:00Z" : "2026-01-15T23:45:30Z",
      nbtitular: n % 4 ? "María Ñúñez" : "+1+2",
      txmat: n % 5 ? `${n % 7} ABC` : null,
      swprogramado: n % 3 ? 0 : null,
      distanciaorigen: n % 2 ? 1_500.5 : null,
      attributes: n % 2 ? { size: "<b>", colour: "red" } : null,
      ...(n % 3 === 0 && { cdprovee: n % 2 ? "B-2" : "B-1", fhasignacion: "2026-07-01T10:35:00Z", swpropuesta: n % 2 }),
      ...(n % 10 === 0 && { cdestadoserv: "FIN" }),
    }),
  );
  const { body } = await app.ingest("claims", claims, key);
  expect(body.refused).toEqual([]);
  supervisor = await app.signIn("supervisor");
}, 60_000);

type Pages = Record<string, { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }>;

/** Ids of a list from its first page to its last. */
async function listed(list: FieldListName, type: "Claim" | "Supplier", variables: object): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null, more = true; more;) {
    const { data, errors }: Answer<Pages> = await app.graphql<Pages>(
      `query($filter: ${type}Filter, $sort: ${type}Sort!, $orderBy: [${type}OrderInput!], $after: String) {
        ${list}(filter: $filter, sort: $sort, orderBy: $orderBy, first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`,
      { ...variables, after },
      supervisor,
    );
    expect(errors).toBeUndefined();
    const page: Pages[string] = data![list]!;
    ids.push(...page.nodes.map(({ id }) => id));
    ({ hasNextPage: more, endCursor: after } = page.pageInfo);
  }
  return ids;
}

describe("the exported rows match the list", () => {
  test.each<[string, object]>([
    ["by urgency", { sort: "URGENCY", filter: { open: true } }],
    ["the newest first, of one instance", { sort: "NEWEST", filter: { instanceIds: ["PT"] } }],
    [
      "by plate, within a time",
      { sort: "URGENCY", orderBy: [{ field: "PLATE", direction: "DESC" }], filter: { occurredFrom: "2026-03-01T00:00:00Z" } },
    ],
    [
      "of what columns hold",
      {
        sort: "ID",
        filter: {
          columns: [
            { field: "OCCURRED_AT", from: "2026-03-01T00:00:00Z", before: "2026-07-01T10:30:01Z" },
            { field: "INSURED_NAME", contains: "nunez" },
          ],
        },
      },
    ],
    ["by supplier, of one status", { sort: "ID", orderBy: [{ field: "SUPPLIER" }], filter: { statuses: ["FINISHED"], open: false } }],
  ])("claims %s", async (_, asked) => {
    const [[heading, ...rows], ids] = [
      readCsv(await exportFile(app, "claims", { ...asked, columns: ["id"] }, supervisor)),
      await listed("claims", "Claim", asked),
    ];
    expect(heading).toEqual(["Claim"]);
    expect(rows.map(([id]) => id)).toEqual(ids);
    expect(ids.length).toBeGreaterThan(100);
  });

  test.each(["mobileSuppliers", "bases", "collaborators"] as const)("%s", async (list) => {
    const asked = { sort: "NAME", filter: { instanceIds: ["ES", "PT"], columns: [{ field: "ID", contains: "-" }] } };
    const [, ...rows] = readCsv(await exportFile(app, list, { ...asked, columns: ["id", "access"] }, supervisor));
    expect(rows.map(([id]) => id)).toEqual(await listed(list, "Supplier", asked));
    expect(rows.length).toBeGreaterThan(0);
  });

  test.each(Object.keys(fieldLists) as FieldListName[])("with every column of %s, as both kinds of file", async (list) => {
    const columns = columnFields(fieldLists[list].fields);
    const csv = readCsv(await exportFile(app, list, { columns }, supervisor));
    const [sheet] = readXlsx(await exportFile(app, list, { columns, format: "XLSX" }, supervisor));
    expect(new Set(csv.map((line) => line.length))).toEqual(new Set([columns.length]));
    expect(new Set(csv[0]).size).toBeGreaterThan(columns.length - 3);
    expect(sheet!.rows.length).toBe(csv.length);
    expect(sheet!.rows[0]).toEqual(csv[0]);
  });
});

const claimColumns = columnFields(fieldLists.claims.fields);
test.each([
  ["every column", claimColumns.filter((name) => name !== "id")],
  ["what is answered from other columns", ["supplier", "instance", "service"]],
  ["the figures of routes", ["originMetres", "remainingMetres"]],
])("%s of later rows belong to the same claims", async (_, others) => {
  const asked = { sort: "ID", columns: ["id", ...others], filter: { open: null } };
  const last = readCsv(await exportFile(app, "claims", asked, supervisor)).slice(-100);
  const filter = { ids: last.map(([id]) => id!), open: null };
  const [, ...alone] = readCsv(await exportFile(app, "claims", { ...asked, filter }, supervisor));
  expect(last).toEqual(alone);
  expect(last.some(([, ...cells]) => cells.some((cell) => cell !== ""))).toBe(true);
});

describe("the exported cells", () => {
  const columns = [
    "id",
    "status",
    "instance",
    "insuredName",
    "supplier",
    "occurredAt",
    "scheduled",
    "originMetres",
    "attributes",
    "service",
  ];
  const input = { sort: "ID", filter: { ids: ["E-0000", "E-0001", "E-0002", "E-0003"], open: null }, columns };

  test("are harmless texts in a CSV, with local times of each claim and plain figures", async () => {
    const [, ...rows] = readCsv(await exportFile(app, "claims", input, supervisor));
    expect(rows).toEqual([
      ["E-0000", "F Finished", "España", "'+1+2", "'=Grúas, «Pérez»", "2026-01-16 00:45 UTC+1", "", "", "", "Tow"],
      [
        "E-0001",
        expect.any(String),
        "Portugal",
        "María Ñúñez",
        "",
        "2026-07-01 11:30 UTC+1",
        "No",
        "1500.5",
        "size: <b>; colour: red",
        "Tow",
      ],
      ["E-0002", expect.any(String), "España", "María Ñúñez", "", "2026-07-01 12:30 UTC+2", "No", "", "", "Tow"],
      [
        "E-0003",
        expect.any(String),
        "Portugal",
        "María Ñúñez",
        "proposed: Lisboa",
        "2026-01-15 23:45 UTC",
        "",
        "1500.5",
        "size: <b>; colour: red",
        "Tow",
      ],
    ]);
  });

  test("are texts, numbers and times with time zone in an XLSX", async () => {
    const [sheet, ...others] = readXlsx(await exportFile(app, "claims", { ...input, format: "XLSX" }, supervisor));
    expect([sheet!.name, others]).toEqual(["Claims", []]);
    const [heading, first, second] = sheet!.rows;
    expect(heading).toEqual([
      "Claim",
      "Status",
      "AMA instance",
      "Name of the insured",
      "Supplier",
      "Occurred",
      "Scheduled",
      "Distance to the origin (m)",
      "Additional attributes",
      "Service",
    ]);
    const day = (text: string): number => Date.parse(text) / 86_400_000 + 25_569;
    expect(first!.slice(3, 6)).toEqual([
      "+1+2",
      "=Grúas, «Pérez»",
      { day: day("2026-01-16T00:45:30Z"), format: 'yyyy\\-mm\\-dd hh:mm "UTC+1"' },
    ]);
    expect(second!.slice(5, 9)).toEqual([
      { day: day("2026-07-01T11:30:00Z"), format: 'yyyy\\-mm\\-dd hh:mm "UTC+1"' },
      "No",
      1500.5,
      "size: <b>; colour: red",
    ]);
  });

  test("are written in the reader's language", async () => {
    const [heading, first] = readCsv(await exportFile(app, "claims", input, supervisor, "es"));
    expect(heading!.slice(0, 3)).toEqual(["Siniestro", "Estado", "Instancia AMA"]);
    expect(first!.at(-1)).toBe("Grúa");
  });
});
