import { z } from "zod";
import { HOUR_MS } from "../../../schema/rules/durations";
import { parseJson } from "../../platform/parseJson";
import { drawableStyle } from "./drawableStyle";
import { fetchTile } from "./fetchTile";
import { fileSource, glyphsSource, spriteSource, tilesSource, type TileAddress, type TileResource, type TileSource } from "./tileSource";

const KEEP_MS = HOUR_MS;
const RETRY_MS = 30_000;

const sourceSchema = z.looseObject({ url: z.string().optional(), tiles: z.array(z.string()).optional(), data: z.unknown().optional() });
const styleSchema = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string(), sourceSchema),
  layers: z.array(z.looseObject({})),
  glyphs: z.string().optional(),
  sprite: z.union([z.string(), z.array(z.object({ id: z.string(), url: z.string() }))]).optional(),
});
const tileJsonSchema = z.looseObject({ tiles: z.array(z.string()).min(1) });
type Source = z.output<typeof sourceSchema>;

interface Read {
  json: string;
  parts: Map<string, TileSource>;
}

/** Provider style with all addresses replaced by ours, so that browsers see no key and contact no one else. */
export class StyleSource implements TileSource {
  private asked: { at: number; reading: Promise<Read>; hasFailed: boolean } | null = null;
  private lastGood: Read | null = null;

  constructor(
    private readonly url: string,
    private readonly address: string,
    private readonly now: () => number = Date.now,
  ) {}

  async resolve(path: string): Promise<TileResource | null> {
    const { json, parts } = await this.read();
    if (path === "style.json") return { json };
    const slash = path.indexOf("/");
    const resource = await parts.get(path.slice(0, slash))?.resolve(path.slice(slash + 1));
    return resource && "url" in resource ? this.addressed(resource.url) : null;
  }

  /** Shared by all requests and not aborted with them. The last valid style is served until a newer one is available. */
  private async read(): Promise<Read> {
    const age = this.now() - (this.asked?.at ?? -Infinity);
    if (!this.asked || age >= (this.asked.hasFailed ? RETRY_MS : KEEP_MS)) {
      const request = { at: this.now(), reading: this.rewritten(), hasFailed: false };
      request.reading.then(
        (good) => (this.lastGood = good),
        () => (request.hasFailed = true),
      );
      this.asked = request;
    }
    return this.lastGood ?? this.asked.reading;
  }

  private async rewritten(): Promise<Read> {
    const style = drawableStyle(styleSchema.parse(await this.fetchJson(this.url)));
    const parts = new Map<string, TileSource>();
    const register = (source: TileSource): string => {
      const name = String(parts.size);
      parts.set(name, source);
      return `${this.address}/${name}`;
    };
    const sources: Record<string, object> = {};
    for (const [name, source] of Object.entries(style.sources)) sources[name] = await this.rewrittenSource(source, register);
    const spriteAt = (url: string): string => `${register(spriteSource(this.checked(url)))}/sprite`;
    const { glyphs, sprite } = style;
    const json = JSON.stringify({
      ...style,
      sources,
      ...(glyphs !== undefined && { glyphs: `${register(glyphsSource(this.checked(glyphs)))}/{fontstack}/{range}` }),
      ...(sprite !== undefined && {
        sprite: typeof sprite === "string" ? spriteAt(sprite) : sprite.map(({ id, url }) => ({ id, url: spriteAt(url) })),
      }),
    });
    return { json, parts };
  }

  private async rewrittenSource(source: Source, register: (source: TileSource) => string): Promise<object> {
    const { url, tiles, ...rest } = source;
    if (tiles) return { ...rest, tiles: [`${register(tilesSource(tiles.map((tile) => this.checked(tile))))}/{z}/{x}/{y}`] };
    if (url?.startsWith("pmtiles://")) {
      const file = fileSource(this.checked(url.slice("pmtiles://".length)), "tiles.pmtiles");
      return { ...rest, url: `pmtiles://${register(file)}/tiles.pmtiles` };
    }
    if (url !== undefined) {
      const { tiles: tileAddresses, ...tileJson } = tileJsonSchema.parse(await this.fetchJson(this.checked(url)));
      return { ...tileJson, ...rest, tiles: [`${register(tilesSource(tileAddresses.map((tile) => this.checked(tile))))}/{z}/{x}/{y}`] };
    }
    if (typeof rest.data === "string") return { ...rest, data: `${register(fileSource(this.checked(rest.data), "file"))}/file` };
    return rest;
  }

  /** Absolute address of a part. Only HTTPS or the style's own origin, so that a style cannot point into our network. */
  private checked(part: string): string {
    const base = new URL(this.url);
    // placeholders must stay unchanged
    const url = new URL(part.replaceAll("{", "%7B").replaceAll("}", "%7D"), base);
    if (url.protocol !== "https:" && url.origin !== base.origin)
      throw new Error(`a style of ${base.host} names an address that is not https`);
    return url.href.replaceAll("%7B", "{").replaceAll("%7D", "}");
  }

  /** The operator chose the style's host; other hosts are untrusted. */
  private readonly addressed = (url: string): TileAddress => ({ url, isForeign: new URL(url).hostname !== new URL(this.url).hostname });

  private async fetchJson(url: string): Promise<unknown> {
    const { body } = await fetchTile(this.addressed(url));
    return parseJson(body.toString("utf8"));
  }
}
