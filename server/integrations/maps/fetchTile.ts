import { Agent } from "node:https";
import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { versionLine, build } from "../../platform/build";
import { askServer, publicAddressOf, resolveHost, type Resolve, type WebAnswer } from "../publicWeb";
import { MapsError } from "./fetchJson";
import type { TileAddress } from "./tileSource";

/** A provider has this long for an answer, milliseconds, and may send this much, bytes. */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 16_000_000;
/** Kinds of content that a map is made of; nothing that a browser would run. */
const CONTENT_TYPES =
  /^(image\/(png|jpeg|webp|gif|avif)|application\/(json|geo\+json|octet-stream|x-protobuf|protobuf|vnd\.[\w.+-]+|x-binary|gzip)|binary\/octet-stream|text\/plain)\b/;

export interface FetchedTile {
  /** 200, or 206 for a part of a file. */
  status: number;
  type: string;
  body: Buffer;
  /** What the answer says of its age and identity, as far as it does. */
  headers: Partial<Record<"cache-control" | "content-range" | "etag" | "last-modified", string>>;
}

interface TileRequest {
  range?: string | undefined;
  /** Ends when nobody waits for it any more. */
  signal?: AbortSignal;
  /** How names are resolved and servers asked that are foreign to us; tests bring their own. */
  web?: { resolve: Resolve; ask: typeof askServer };
}

/** What the provider has there; throws MapsError ("HTTP 404" when there is nothing), and what a lost connection throws. It must answer itself: no redirects. */
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
    const kept = (["cache-control", "content-range", "etag", "last-modified"] as const).flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    return { status, type, body: await limitedBody(body), headers: Object.fromEntries(kept) };
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

/** Tiles come by the dozen. A connection that is kept leads to an address that was checked for the same name. */
const keptConnections = new Agent({ keepAlive: true });

/** Packed where the server likes, which fetch undoes by itself. */
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
