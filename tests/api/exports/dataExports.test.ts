import { parquetReadObjects, parquetMetadata } from "hyparquet";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { dataExportLimits } from "../../../schema/rules/exports/dataSets";
import { removeOldExports } from "../../../server/exports/exports.queries";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { confirmPasswordMutation, dataOf, password } from "../../fixtures/graphqlClient";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

interface DataExport {
  id: string;
  state: string;
  rows: number;
  total: number | null;
  fileName: string;
  expiresAt: string | null;
  url: string | null;
}
const fields = "id state rows total fileName expiresAt url";
const CLAIMS = 40;

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  const ingest = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("M-1", { tpaccprovee: "MOBILE", mobile: "dev-1" }), supplierRecord("B-1")], ingest);
  const claims = Array.from({ length: CLAIMS }, (_, n) =>
    claimRecord(`D-${String(n).padStart(2, "0")}`, {
      cdama: n % 4 ? "ES" : "PT",
      txmat: `PLATE ${n}`,
      fhocurrencia: minutes(-30),
      attributes: { colour: "red" },
    }),
  );
  claims.push(claimRecord("T-1", { x: -3.7, y: 40.4, cdprovee: "M-1", fhasignacion: minutes(-5), eta: 45 }));
  await app.ingest("claims", claims, ingest);
  const query = `id=dev-1&lat=40.42&lon=-3.71&timestamp=${new Date(app.clock.now()).toISOString()}`;
  await fetch(`${app.url}/ingest/positions/osmand?${query}`, { headers: { authorization: `Bearer ${ingest}` } });
  key = await app.key("read");
}, 60_000);

const start = (input: object, bearer = key) =>
  app.graphql<{ startDataExport: DataExport }>(
    `mutation($input: StartDataExportInput!) { startDataExport(input: $input) { ${fields} } }`,
    { input: { format: "NDJSON", ...input } },
    bearer,
  );
const ended = (id: string, bearer = key): Promise<DataExport> =>
  vi.waitFor(
    async () => {
      const query = `query($ids: [ID!]) { dataExports(ids: $ids) { ${fields} } }`;
      const [row] = dataOf(await app.graphql<{ dataExports: DataExport[] }>(query, { ids: [id] }, bearer)).dataExports;
      expect(row!.state).toMatch(/DONE|FAILED/);
      return row!;
    },
    { timeout: 20_000, interval: 50 },
  );
async function fileOf(input: object, bearer = key): Promise<{ row: DataExport; bytes: Buffer }> {
  const row = await ended(dataOf(await start(input, bearer)).startDataExport.id, bearer);
  expect(row.state).toBe("DONE");
  const response = await fetch(app.url + row.url!);
  expect(response.status).toBe(200);
  return { row, bytes: Buffer.from(await response.arrayBuffer()) };
}
type Row = Record<string, unknown>;
const rowsOf = async (input: object, bearer?: string): Promise<Row[]> =>
  (await fileOf(input, bearer)).bytes
    .toString()
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);

describe("a data export", () => {
  test("has claims with codes, ISO instants and JSON values", async () => {
    const rows = await rowsOf({ dataSet: "CLAIMS" });
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual(["D-00", "D-01"]);
    expect(rows).toHaveLength(CLAIMS + 1);
    const [row] = rows;
    expect(row).toMatchObject({ instanceId: "PT", plate: "PLATE 0", serviceCode: "GRU", attributes: { colour: "red" } });
    expect(row!.occurredAt).toBe(new Date(row!.occurredAt as string).toISOString());
    expect(row!.status).toMatch(/^[A-Z_]+$/);
    expect(Object.keys(row!)).toEqual(expect.arrayContaining(["supplierId", "positionLon", "realRouteMetres", "etaP90", "milestones"]));
    expect(Object.keys(row!)).not.toContain("statusReason");
  });

  test("has the same rows in Parquet, with types and descriptions", async () => {
    const request = { dataSet: "CLAIMS", instanceIds: ["PT"] };
    const [rows, { bytes, row }] = [await rowsOf(request), await fileOf({ ...request, format: "PARQUET" })];
    const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
    const read = (await parquetReadObjects({ file })) as Row[];
    const plain = read.map((values) => JSON.parse(JSON.stringify(values)) as Row);
    expect(plain).toEqual(rows);
    expect(read[0]!.occurredAt).toBeInstanceOf(Date);
    expect(row.fileName).toMatch(/^claims-data-.*\.parquet$/);
    const described = parquetMetadata(file).key_value_metadata!.find((entry) => entry.key === "columns")!.value!;
    expect(JSON.parse(described)).toMatchObject({ realRouteMetres: expect.stringContaining("in metres") });
  });

  test("has suppliers, trips, tracks and changes of the status", async () => {
    expect((await rowsOf({ dataSet: "SUPPLIERS" })).map(({ id }) => id)).toEqual(["B-1", "M-1"]);
    const tracks = await rowsOf({ dataSet: "TRACKS" });
    expect(tracks).toEqual([expect.objectContaining({ supplierId: "M-1", lon: -3.71, lat: 40.42 })]);
    const trips = await vi.waitFor(async () => {
      const rows = await rowsOf({ dataSet: "TRIPS" });
      expect(rows).toHaveLength(1);
      return rows;
    });
    expect(trips[0]).toMatchObject({ id: "T-1", supplierId: "M-1", tripRouter: "STRAIGHT", routesPrecalculatedPath: expect.any(String) });
    const changes = await rowsOf({ dataSet: "STATUS_LOG" });
    expect(changes).toEqual(expect.arrayContaining([expect.objectContaining({ claimId: "D-00", from: null, cause: "FEED" })]));
    expect(changes.length).toBeGreaterThan(CLAIMS);
  });

  test("has the rows of a period and of some instances only", async () => {
    const before = new Date(app.clock.now()).toISOString();
    app.clock.offset += 60_000;
    await app.ingest("claims", [claimRecord("D-01", { version: 2, txmat: "CHANGED" })], await app.key("ingest"));
    expect(await rowsOf({ dataSet: "CLAIMS", period: { from: before } })).toEqual([
      expect.objectContaining({ id: "D-01", plate: "CHANGED" }),
    ]);
    expect((await rowsOf({ dataSet: "CLAIMS", instanceIds: ["PT"] })).map(({ instanceId }) => instanceId)).toEqual(
      Array.from({ length: CLAIMS / 4 }, () => "PT"),
    );
    expect(await rowsOf({ dataSet: "STATUS_LOG", period: { to: "2020-01-01T00:00:00Z" } })).toEqual([]);
  });
});

describe("the scope of a data export", () => {
  const userOf = async (facts: object): Promise<string> => {
    const bearer = await app.signIn((await insertNarrowedUser(app, { profileType: "SUPERVISOR", ...facts })).user);
    await app.graphql(confirmPasswordMutation, { password }, bearer);
    return bearer;
  };

  test("is that of the caller, and hidden fields have no column", async () => {
    const hiddenFields = { INCIDENTS: ["plate", "routeFigures", "realRouteMetres", "statusHistory"], MOBILE: ["position"] };
    const bearer = await userOf({ instances: ["PT"], hiddenFields });
    const rows = await rowsOf({ dataSet: "CLAIMS" }, bearer);
    expect(rows).toHaveLength(CLAIMS / 4);
    for (const name of ["plate", "realRouteMetres", "eta", "etaP50"]) expect(Object.keys(rows[0]!)).not.toContain(name);
    for (const dataSet of ["TRACKS", "STATUS_LOG"])
      expect((await start({ dataSet }, bearer)).errors?.[0]?.extensions.code).toBe("FIELD_UNKNOWN");
  });

  test("has no rows of hidden layers", async () => {
    const bearer = await userOf({ hiddenLayers: ["INCIDENTS", "MOBILE"] });
    expect(await rowsOf({ dataSet: "CLAIMS" }, bearer)).toEqual([]);
    expect(await rowsOf({ dataSet: "TRACKS" }, bearer)).toEqual([]);
    expect((await rowsOf({ dataSet: "SUPPLIERS" }, bearer)).map(({ id }) => id)).toEqual(["B-1"]);
  });
});

describe("the link of a data export", () => {
  test("is read several times, and refused when it is changed or has expired", async () => {
    const { row } = await fileOf({ dataSet: "SUPPLIERS" });
    const status = async (url: string): Promise<number> => (await fetch(app.url + url)).status;
    expect(await status(row.url!)).toBe(200);
    expect(await status(row.url!.replace(/signature=.{4}/, "signature=AAAA"))).toBe(404);
    expect(await status(row.url!.replace(/expires=\d+/, "expires=9999999999"))).toBe(404);
    expect(await status(`/exports/${row.id}/data`)).toBe(404);
    app.clock.offset += dataExportLimits.keptMs + 1_000;
    expect(await status(row.url!)).toBe(404);
    await removeOldExports(app.db, app.clock.now());
    expect((await app.graphql<{ dataExports: DataExport[] }>(`{ dataExports { ${fields} } }`, {}, key)).data!.dataExports).toEqual([]);
  });

  test("ends with the key, and is not the link of an export of a list", async () => {
    const { row } = await fileOf({ dataSet: "SUPPLIERS" });
    expect((await fetch(`${app.url}/exports/${row.id}`, { headers: { authorization: `Bearer ${key}` } })).status).toBe(404);
    const { errors } = await app.graphql(`mutation($id: ID!) { cancelExport(input: { id: $id }) { id } }`, { id: row.id }, key);
    expect(errors![0]!.extensions.code).toBe("NOT_FOUND");
    await app.db.execute("update api_keys set revoked_at = now() where 'read' = any(scopes)");
    expect((await fetch(app.url + row.url!)).status).toBe(403);
    key = await app.key("read");
  });
});

test("several data exports of a key run at the same time, up to a limit", async () => {
  const idle = await startTestApp({ EXPORTS_AT_ONCE: "0" });
  const bearer = await idle.key("read");
  const ask = () => idle.graphql(`mutation { startDataExport(input: { dataSet: CLAIMS, format: PARQUET }) { id } }`, {}, bearer);
  const answers = await Promise.all(Array.from({ length: dataExportLimits.unfinished + 2 }, ask));
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === undefined)).toHaveLength(dataExportLimits.unfinished);
  expect(codes.filter((code) => code === "EXPORT_UNDER_WAY")).toHaveLength(2);
  await idle.stop();
});
