import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBuiltProduct, type Product } from "../fixtures/product";

const folder = mkdtempSync(join(tmpdir(), "atalaya-tiles-"));
const pack = Buffer.alloc(50_000, "tile");
let product: Product;
let scripts: string[];

beforeAll(async () => {
  writeFileSync(join(folder, "town.pmtiles"), pack);
  // an unrelated file next to a street pack is ignored
  writeFileSync(join(folder, "town.pmtiles.gz"), "other");
  product = await startBuiltProduct({ BASEMAP: join(folder, "town.pmtiles") });
  const page = await (await fetch(product.url)).text();
  scripts = [...page.matchAll(/(?:src|href)="\.?(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path!);
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true });
});

interface Download {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}
const get = (path: string, headers: Record<string, string> = {}): Promise<Download> =>
  new Promise((done, failed) => {
    const sent = request(product.url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => done({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }));
    });
    sent.on("error", failed).end();
  });

describe("the client's scripts and styles", () => {
  test("have the same bytes in each encoding, with separate tags and cache entries", async () => {
    expect(scripts.length).toBeGreaterThan(3);
    for (const path of scripts) {
      const [plain, gz, br] = await Promise.all([
        get(path),
        get(path, { "accept-encoding": "gzip" }),
        get(path, { "accept-encoding": "gzip, deflate, br" }),
      ]);
      if (plain.body.length < 1_024) continue;
      expect([plain, gz, br].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
      expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      expect(new Set([plain, gz, br].map(({ headers }) => headers.etag)).size).toBe(3);
      for (const { headers } of [plain, gz, br])
        expect(headers).toMatchObject({
          vary: "accept-encoding",
          "content-type": plain.headers["content-type"],
          "cache-control": expect.stringContaining("immutable") as string,
        });
    }
  });

  test("are a third of their size when transferred", async () => {
    const sizes = async (headers: Record<string, string>) =>
      (await Promise.all(scripts.map((path) => get(path, headers)))).reduce((sum, { body }) => sum + body.length, 0);
    const [plain, br] = [await sizes({}), await sizes({ "accept-encoding": "br" })];
    console.log(`first load: ${plain} bytes plain, ${br} as brotli`);
    expect(br).toBeLessThan(plain / 2.8);
  });

  test("are not sent again if cached, nor compressed for clients without support", async () => {
    const [path] = scripts;
    const { headers } = await get(path!, { "accept-encoding": "br" });
    const again = await get(path!, { "accept-encoding": "br", "if-none-match": String(headers.etag) });
    expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, "accept-encoding"]);
    expect((await get(path!, { "accept-encoding": "br;q=0, gzip;q=0" })).headers["content-encoding"]).toBeUndefined();
    expect((await get("/assets/none.js", { "accept-encoding": "br" })).status).toBe(404);
  });
});

test("serves ranges of tiles uncompressed", async () => {
  for (const path of ["/tiles/0/town.pmtiles", "/basemap/world.pmtiles"]) {
    const { status, headers, body } = await get(path, { "accept-encoding": "br, gzip", range: "bytes=100-199" });
    expect([path, status, headers["content-encoding"], body.length]).toEqual([path, 206, undefined, 100]);
  }
  expect((await get("/tiles/0/town.pmtiles", { "accept-encoding": "br, gzip" })).body.equals(pack)).toBe(true);
});
