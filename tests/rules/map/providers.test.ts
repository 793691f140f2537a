import { describe, expect, test } from "vitest";
import { basemapLayers, outsideHost, tileSources, trafficLayer } from "../../../server/integrations/basemap/basemap";
import { slotsOf, tilesSource } from "../../../server/integrations/basemap/tileSource";
import { basemapSetting, missingKeys, trafficSetting } from "../../../server/platform/basemapSetting";

const key = "a secret key";
const env = (more: { BASEMAP?: string; TRAFFIC?: string; HERE_MAPS_IN_BROWSER?: boolean }) => ({
  ...{ BASEMAP_ATTRIBUTION: undefined, HERE_MAPS_KEY: key, MAPTILER_KEY: key, PROTOMAPS_KEY: key, TOMTOM_KEY: key },
  HERE_MAPS_IN_BROWSER: more.HERE_MAPS_IN_BROWSER ?? false,
  BASEMAP: basemapSetting.parse(more.BASEMAP ?? "world"),
  TRAFFIC: more.TRAFFIC === undefined ? undefined : trafficSetting.parse(more.TRAFFIC),
});
const hostsOf = async (sources: ReturnType<typeof tileSources>): Promise<string[]> => {
  const found = await Promise.all([...sources.values()].map((source) => source.resolve("3/1/2")));
  return found.flatMap((one) => (one && "url" in one ? [new URL(one.url).host] : []));
};

describe("a provider by its name", () => {
  test.each([
    ["osm", ["tile.openstreetmap.org"]],
    ["here", ["maps.hereapi.com", "maps.hereapi.com"]],
  ])("%s: fetches its pictures through the server", async (name, hosts) => {
    const given = env({ BASEMAP: name });
    expect(await hostsOf(tileSources(given))).toEqual(hosts);
    const [layer] = basemapLayers(given);
    expect([layer!.kind, layer!.urls]).toEqual(["RASTER", ["/tiles/0/{z}/{x}/{y}"]]);
    expect(JSON.stringify(layer)).not.toContain(encodeURIComponent(key));
  });

  test.each(["openfreemap", "versatiles", "maptiler", "protomaps"])("%s: gives its styles local addresses, one for each theme", (name) => {
    const given = env({ BASEMAP: name });
    expect(basemapLayers(given)).toMatchObject([
      { kind: "STYLE", urls: ["/tiles/0/style.json"], darkUrls: ["/tiles/0-dark/style.json"], attribution: null },
    ]);
    expect([...tileSources(given).keys()]).toEqual(["0", "0-dark"]);
    expect(outsideHost(given)).toBe(null);
  });

  test("must be the only layer if it is a style", () => {
    for (const one of ["openfreemap", "versatiles", "maptiler", "protomaps"])
      expect(basemapSetting.safeParse(`osm, ${one}`).error?.issues[0]?.message).toBe("a style draws everything: it stands alone");
  });

  test("requires its key if it has one", () => {
    const none = (text: string) => missingKeys({ BASEMAP: basemapSetting.parse(text) });
    expect(["osm", "openfreemap", "versatiles", "here", "maptiler", "protomaps"].map(none)).toEqual([
      ...[[], [], []],
      ...[["HERE_MAPS_KEY"], ["MAPTILER_KEY"], ["PROTOMAPS_KEY"]],
    ]);
  });

  test("exposes HERE's key in picture addresses only if browsers fetch from HERE", () => {
    const given = env({ BASEMAP: "here", HERE_MAPS_IN_BROWSER: true });
    expect(outsideHost(given)).toBe("https://maps.hereapi.com");
    expect(basemapLayers(given)[0]!.urls[0]).toContain(`apiKey=${encodeURIComponent(key)}`);
    expect(tileSources(given).size).toBe(0);
  });
});

describe("traffic", () => {
  test.each([
    ["here", ["traffic.maps.hereapi.com"], "© HERE"],
    ["tomtom", ["api.tomtom.com", "api.tomtom.com"], "© TomTom"],
    ["https://tiles.example.org/{z}/{x}/{y}.png", ["tiles.example.org"], null],
  ])("%s is fetched by the server", async (TRAFFIC, hosts, attribution) => {
    expect(await hostsOf(tileSources(env({ TRAFFIC })))).toEqual(hosts);
    const layer = trafficLayer(env({ TRAFFIC }))!;
    expect([layer.urls, layer.attribution]).toEqual([["/tiles/traffic/{z}/{x}/{y}"], attribution]);
  });

  test("is absent unless configured", () => expect(trafficLayer(env({}))).toBe(null));
});

describe("hosts in rotation", () => {
  test.each([
    ["https://{s}.example.org", ["a", "b", "c"]],
    ["https://{a-d}.example.org", ["a", "b", "c", "d"]],
    ["https://{1-4}.example.org", ["1", "2", "3", "4"]],
    ["https://{1-9}.example.org", ["1", "2", "3", "4"]],
    ["https://www.example.org", ["www"]],
  ])("%s", (template, names) => expect(slotsOf(template)).toEqual(names.map((name) => `https://${name}.example.org`)));

  test("are four at most, with a fixed host per tile", async () => {
    const source = tilesSource(["https://{1-4}.example.org/{z}/{x}/{y}.png", "https://fifth.example.org/{z}/{x}/{y}.png"]);
    const asked = await Promise.all([0, 1, 2, 3, 4].map((x) => source.resolve(`3/${x}/0`)));
    expect(asked.map((one) => (one as { url: string }).url)).toEqual(
      ["1/3/0", "2/3/1", "3/3/2", "4/3/3", "1/3/4"].map((one) => `https://${one.replace("/", ".example.org/")}/0.png`),
    );
  });

  test.each(["23/0/0", "3/8/0", "3/0/8", "3/0", "../secret", "3/-1/0"])("reject any other request: %s", (path) =>
    expect(tilesSource(["https://example.org/{z}/{x}/{y}"]).resolve(path)).toBe(null),
  );
});
