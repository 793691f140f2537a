// npm run streets: a part of the world cut out of an archive that lies on a web server.
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PMTiles } from "pmtiles";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openRanges } from "../../../server/deploy/packs/byteRanges";
import { cutPack } from "../../../server/deploy/packs/cutPack";
import { tileIdsIn, type Box } from "../../../server/deploy/packs/tileIds";

const folder = mkdtempSync(join(tmpdir(), "cut-"));
const files = "client/public/basemap";
let server: Server;
let base: string;
/** Requests of the server and its behaviour: a range may be answered with 200 and the complete file, or fail once. */
const traffic = { bytes: 0, requests: 0, refuseRanges: false, failures: 0 };

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = join(files, request.url!.slice(1));
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
    traffic.requests++;
    if (!existsSync(file)) return void response.writeHead(404).end();
    if (traffic.failures-- > 0) return void response.writeHead(503).end();
    if (!from || traffic.refuseRanges) return void createReadStream(file).pipe(response.writeHead(200));
    const end = Math.min(Number(to), statSync(file).size - 1);
    traffic.bytes += end - Number(from) + 1;
    response.writeHead(206, { "content-range": `bytes ${from}-${end}/${statSync(file).size}` });
    createReadStream(file, { start: Number(from), end }).pipe(response);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void Object.assign(traffic, { bytes: 0, requests: 0, refuseRanges: false, failures: 0 }));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const archive = (file: string): PMTiles => {
  const bytes = readFileSync(file);
  return new PMTiles({
    getKey: () => file,
    getBytes: (offset, length) => Promise.resolve({ data: new Uint8Array(bytes.subarray(offset, offset + length)).slice().buffer }),
  });
};
async function cut(name: string, box: Box, layer?: string) {
  const out = join(folder, `${name}-cut.pmtiles`);
  const reader = await openRanges(`${base}/${name}.pmtiles`);
  const progress: [number, number][] = [];
  const result = await cutPack({ from: reader, box, out, ...(layer && { layer }), onProgress: (...at) => progress.push(at) });
  return { result, progress, out, pack: archive(out), source: archive(join(files, `${name}.pmtiles`)) };
}
const columnOf = (lon: number, z: number): number => Math.floor(((lon + 180) / 360) * 2 ** z);

describe("a cut pack", () => {
  const centre: Box = [-8.63, 41.14, -8.59, 41.17];

  test("has exactly the tiles of its rectangle, unchanged, at every zoom", async () => {
    const { pack, source, result, out } = await cut("porto", centre);
    const header = await pack.getHeader();
    expect(header).toMatchObject({ minZoom: 6, maxZoom: 14, minLon: -8.63, minLat: 41.14, maxLon: -8.59, maxLat: 41.17, clustered: true });
    expect(await pack.getMetadata()).toEqual(await source.getMetadata());
    let seen = 0;
    for (let z = 6; z <= 14; z++)
      for (let x = columnOf(-8.63, z) - 1; x <= columnOf(-8.59, z) + 1; x++)
        for (let y = 0; y < 2 ** z; y++) {
          // rows of Porto only
          if (Math.abs(y / 2 ** z - 0.37455) > 0.0004 + 1 / 2 ** z) continue;
          const tile = await pack.getZxy(z, x, y);
          const isWithin = x >= columnOf(-8.63, z) && x <= columnOf(-8.59, z);
          if (!tile) continue;
          seen++;
          expect(isWithin).toBe(true);
          expect(Buffer.from(tile.data).equals(Buffer.from((await source.getZxy(z, x, y))!.data))).toBe(true);
        }
    expect(seen).toBe(result.tiles);
    expect(seen).toBeGreaterThan(15);
    expect(statSync(out).size).toBe(result.bytes);
  });

  test("reads only its tiles, not the complete archive, and reports its progress", async () => {
    const { progress, result } = await cut("porto", centre);
    expect(traffic.bytes).toBeLessThan(statSync(join(files, "porto.pmtiles")).size / 2);
    expect(progress[0]![0]).toBe(0);
    expect(progress.at(-1)![0]).toBe(progress.at(-1)![1]);
    expect(progress.map(([done]) => done)).toEqual(progress.map(([done]) => done).sort((a, b) => a - b));
    expect(result.attribution).toContain("OpenStreetMap");
  });

  test("is read through the leaves of a large archive, and stores identical tiles once", async () => {
    const { pack, source, result } = await cut("world", [-20, 30, 40, 60], "land");
    for (const [z, x, y] of [
      [0, 0, 0],
      [5, 15, 12],
      [8, 125, 96],
      [8, 140, 90],
    ] as const)
      expect(Buffer.from((await pack.getZxy(z, x, y))!.data).equals(Buffer.from((await source.getZxy(z, x, y))!.data))).toBe(true);
    expect(await pack.getZxy(8, 40, 200)).toBeUndefined();
    const { numTileContents: contents, numAddressedTiles: tiles } = await pack.getHeader();
    expect(tiles).toBe(result.tiles);
    expect(contents).toBeLessThan(tiles);
  });

  test("is complete although the connection fails repeatedly", async () => {
    traffic.failures = 2;
    expect((await cut("sao-paulo", [-46.65, -23.56, -46.62, -23.53])).result.tiles).toBeGreaterThan(8);
  });
});

describe("a failed cut leaves no file and gives the reason", () => {
  test.each([
    ["a server without ranges", "porto", [-8.63, 41.14, -8.59, 41.17], /byte ranges/],
    ["an address with nothing there", "none", [-8.63, 41.14, -8.59, 41.17], /HTTP 404/],
    ["a rectangle elsewhere", "porto", [10, 50, 10.1, 50.1], /no tiles in this rectangle/],
    ["an archive of another schema", "world", [0, 40, 1, 41], /OpenMapTiles.*transportation.*land/],
  ] as const)("after %s", async (why, name, box, message) => {
    traffic.refuseRanges = why.includes("without ranges");
    await expect(cut(name, box)).rejects.toThrow(message);
    expect(existsSync(join(folder, "none-cut.pmtiles"))).toBe(false);
    expect(existsSync(join(folder, `${name}-cut.pmtiles.part`))).toBe(false);
  });

  test("for a rectangle of too many tiles", () => expect(() => tileIdsIn([-180, -85, 180, 85], 0, 14)).toThrow(/make it smaller/));
});
