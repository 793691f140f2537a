import type { RequestOptions } from "node:https";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fetchTile } from "../../../server/integrations/basemap/fetchTile";
import type { WebAnswer } from "../../../server/integrations/publicWeb";

const asked: [url: string, address: string, headers: object][] = [];
/** A web in which every name is at one address, and everything has one answer. */
const web = (address: string, headers: Record<string, string> = {}, bytes: Buffer = Buffer.from("tile"), status = 200) => ({
  resolve: async () => [address],
  ask: async ({ href }: URL, at: string, _signal: AbortSignal, options?: RequestOptions): Promise<WebAnswer> => {
    asked.push([href, at, options!.headers!]);
    const body = (async function* () {
      yield bytes;
    })();
    return { status, headers: { "content-type": "image/png", ...headers }, body, close: () => undefined };
  },
});
const fetchForeign = (from: ReturnType<typeof web>, range?: string) =>
  fetchTile({ url: "https://tiles.example/1", isForeign: true }, { web: from, range });

describe("a tile of another host named by a style", () => {
  test("is fetched from the public address that was checked", async () => {
    asked.length = 0;
    const tile = await fetchForeign(web("93.184.216.34", { "cache-control": "max-age=60", "set-cookie": "theirs=1" }));
    expect([tile.body.toString(), tile.type, tile.headers]).toEqual(["tile", "image/png", { "cache-control": "max-age=60" }]);
    expect(asked).toEqual([["https://tiles.example/1", "93.184.216.34", expect.objectContaining({ "accept-encoding": "gzip" })]]);
  });

  test("may be compressed, up to the size limit of a tile", async () => {
    const packed = (bytes: Buffer) => web("93.184.216.34", { "content-encoding": "gzip" }, gzipSync(bytes));
    expect((await fetchForeign(packed(Buffer.from("tile")))).body.toString()).toBe("tile");
    await expect(fetchForeign(packed(Buffer.alloc(17_000_000)))).rejects.toThrow("more than a tile");
    await expect(fetchForeign(web("93.184.216.34", { "content-encoding": "gzip" }))).rejects.toThrow();
  });

  test("is fetched in uncompressed ranges", async () => {
    asked.length = 0;
    expect((await fetchForeign(web("93.184.216.34", {}, Buffer.from("part"), 206), "bytes=0-3")).status).toBe(206);
    expect(asked[0]![2]).toMatchObject({ range: "bytes=0-3", "accept-encoding": "identity" });
  });

  test("is not fetched from a private network, and follows no redirect", async () => {
    asked.length = 0;
    await expect(fetchForeign(web("10.0.0.5"))).rejects.toThrow();
    expect(asked).toEqual([]);
    await expect(fetchForeign(web("93.184.216.34", { location: "https://10.0.0.5/" }, Buffer.from(""), 302))).rejects.toThrow("HTTP 302");
  });
});
