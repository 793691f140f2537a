import { z } from "zod";
import { HOUR_MS } from "../../../schema/rules/durations";
import { parseJson } from "../../platform/parseJson";
import { fetchTile } from "./fetchTile";
import { fileSource, glyphsSource, spriteSource, tilesSource, type TileResource, type TileSource } from "./tileSource";

/** A style is asked for again after this long; after a failure sooner. */
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

/** A MapLibre style of a provider, in which every address is one of ours: browsers see no key and ask nobody else. */
export class StyleSource implements TileSource {
  private reading: { at: number; read: Promise<Read>; failed: boolean } | null = null;

  /** `address` is where this source is found, without a slash at its end. */
  constructor(
    private readonly url: string,
    private readonly address: string,
    private readonly now: () => number = Date.now,
  ) {}

  async resolve(path: string, signal: AbortSignal): Promise<TileResource | null> {
    const { json, parts } = await this.read(signal);
    if (path === "style.json") return { json };
    const slash = path.indexOf("/");
    return parts.get(path.slice(0, slash))?.resolve(path.slice(slash + 1), signal) ?? null;
  }

  private read(signal: AbortSignal): Promise<Read> {
    const age = this.now() - (this.reading?.at ?? -Infinity);
    if (this.reading && age < (this.reading.failed ? RETRY_MS : KEEP_MS)) return this.reading.read;
    const reading = { at: this.now(), read: this.rewritten(signal), failed: false };
    reading.read.catch(() => (reading.failed = true));
    return (this.reading = reading).read;
  }

  private async rewritten(signal: AbortSignal): Promise<Read> {
    const style = styleSchema.parse(await this.fetchJson(this.url, signal));
    const parts = new Map<string, TileSource>();
    /** Names a part of the style; answers its address. */
    const put = (source: TileSource): string => {
      const name = String(parts.size);
      parts.set(name, source);
      return `${this.address}/${name}`;
    };
    const sources: Record<string, object> = {};
    for (const [name, source] of Object.entries(style.sources)) sources[name] = await this.rewrittenSource(source, put, signal);
    const spriteAt = (url: string): string => `${put(spriteSource(this.checked(url)))}/sprite`;
    const { glyphs, sprite } = style;
    const json = JSON.stringify({
      ...style,
      sources,
      ...(glyphs !== undefined && { glyphs: `${put(glyphsSource(this.checked(glyphs)))}/{fontstack}/{range}` }),
      ...(sprite !== undefined && {
        sprite: typeof sprite === "string" ? spriteAt(sprite) : sprite.map(({ id, url }) => ({ id, url: spriteAt(url) })),
      }),
    });
    return { json, parts };
  }

  private async rewrittenSource(source: Source, put: (source: TileSource) => string, signal: AbortSignal): Promise<object> {
    const { url, tiles, ...rest } = source;
    if (tiles) return { ...rest, tiles: [`${put(tilesSource(tiles.map((one) => this.checked(one))))}/{z}/{x}/{y}`] };
    if (url?.startsWith("pmtiles://")) {
      const file = fileSource(this.checked(url.slice("pmtiles://".length)), "tiles.pmtiles");
      return { ...rest, url: `pmtiles://${put(file)}/tiles.pmtiles` };
    }
    if (url !== undefined && (rest.type === "image" || rest.type === "video"))
      return { ...rest, url: `${put(fileSource(this.checked(url), "file"))}/file` };
    if (url !== undefined) {
      const { tiles: there, ...said } = tileJsonSchema.parse(await this.fetchJson(this.checked(url), signal));
      return { ...said, ...rest, tiles: [`${put(tilesSource(there.map((one) => this.checked(one))))}/{z}/{x}/{y}`] };
    }
    if (typeof rest.data === "string") return { ...rest, data: `${put(fileSource(this.checked(rest.data), "file"))}/file` };
    return rest;
  }

  /** The whole address of a part. Only https, or the host of the style itself: a style must not lead us into our own network. */
  private checked(part: string): string {
    const base = new URL(this.url);
    // the placeholders must stay as they are
    const url = new URL(part.replaceAll("{", "%7B").replaceAll("}", "%7D"), base);
    if (url.protocol !== "https:" && url.origin !== base.origin)
      throw new Error(`a style of ${base.host} names an address that is not https`);
    return url.href.replaceAll("%7B", "{").replaceAll("%7D", "}");
  }

  private async fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
    const { body } = await fetchTile(url, { signal });
    return parseJson(body.toString("utf8"));
  }
}
