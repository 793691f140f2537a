import { Agent } from "node:https";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { versionLine, build } from "../../platform/build";
import { askServer, publicAddressOf, resolveHost, type Resolve, type WebAnswer } from "../publicWeb";
import { MapsError } from "../fetchJson";
import type { TileAddress } from "./tileSource";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 16_000_000;
/** Accepted content types; none is executable in a browser. */
const CONTENT_TYPES =
  /^(image\/(png|jpeg|webp|gif|avif)|application\/(json|geo\+json|octet-stream|x-protobuf|protobuf|vnd\.[\w.+-]+|x-binary|gzip)|binary\/octet-stream|text\/plain)\b/;

export interface FetchedTile {
  status: number;
  type: string;
  body: Buffer;
  headers: Partial<Record<"cache-control" | "content-range" | "etag" | "last-modified", string>>;
}

interface TileRequest {
  range?: string | undefined;
  signal?: AbortSignal;
  /** DNS lookup and requests for untrusted hosts; replaced in tests. */
  web?: { resolve: Resolve; ask: typeof askServer };
}

/** Throws MapsError ("HTTP 404" if missing) and connection errors. Redirects are not followed. */
export async function fetchTile({ url, isForeign = false }: TileAddress, { range, signal, web }: TileRequest = {}): Promise<FetchedTile> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const ask = isForeign ? askForeign(web ?? { resolve: resolveHost, ask: askServer }) : askConfigured;
  const { status, headers, body, close } = await ask(url, signal ? AbortSignal.any([signal, timeout]) : timeout, {
    "user-agent": `Atalaya/${versionLine(build)}`,
    ...(range && { range, "accept-encoding": "identity" }),
  });
  try {
    if (status < 200 || status >= 300 || (range && status !== 206)) throw new MapsError(`HTTP ${status}`);
    const type = headers["content-type"] ?? "application/octet-stream";
    if (!CONTENT_TYPES.test(type)) throw new MapsError("something that is no part of a map");
    const forwardedHeaders = (["cache-control", "content-range", "etag", "last-modified"] as const).flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    return { status, type, body: await limitedBody(body), headers: Object.fromEntries(forwardedHeaders) };
  } finally {
    close();
  }
}

type Ask = (url: string, signal: AbortSignal, headers: Record<string, string>) => Promise<WebAnswer>;

const askConfigured: Ask = async (url, signal, sent) => {
  const { status, headers, body } = await fetch(url, { redirect: "error", signal, headers: sent });
  return {
    status,
    headers: Object.fromEntries(headers),
    body: body ?? Readable.from([]),
    close: () => void body?.cancel().catch(() => undefined),
  };
};

/** Tiles are requested in groups. Kept connections lead to addresses that were checked for the same name. */
const keptConnections = new Agent({ keepAlive: true });

/** Requests a tile from an untrusted address. Unlike `fetch`, `ask` does not decompress the response, so this function does. */
const askForeign =
  ({ resolve, ask }: NonNullable<TileRequest["web"]>): Ask =>
  async (url, signal, sent) => {
    const to = new URL(url);
    const headers = { "accept-encoding": "gzip", ...sent };
    const answer = await ask(to, await publicAddressOf(to, resolve), signal, { agent: keptConnections, headers });
    if (answer.headers["content-encoding"] !== "gzip") return answer;
    return { ...answer, body: pipeline(answer.body, createGunzip(), () => undefined) };
  };

async function limitedBody(body: WebAnswer["body"]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new MapsError("more than a tile");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
