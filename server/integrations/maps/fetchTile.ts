import { versionLine, build } from "../../platform/build";
import { MapsError } from "./fetchJson";

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

/** What the provider has there; throws MapsError ("HTTP 404" when there is nothing), and what fetch throws. It must answer itself: no redirects. */
export async function fetchTile(url: string, { range, signal }: { range?: string | undefined; signal: AbortSignal }): Promise<FetchedTile> {
  const response = await fetch(url, {
    redirect: "error",
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    headers: { "user-agent": `Atalaya/${versionLine(build)}`, ...(range && { range, "accept-encoding": "identity" }) },
  });
  try {
    if (!response.ok || (range && response.status !== 206)) throw new MapsError(`HTTP ${response.status}`);
    const type = response.headers.get("content-type") ?? "application/octet-stream";
    if (!CONTENT_TYPES.test(type)) throw new MapsError("something that is no part of a map");
    const body = await limitedBody(response);
    const kept = (["cache-control", "content-range", "etag", "last-modified"] as const).flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return { status: response.status, type, body, headers: Object.fromEntries(kept) };
  } finally {
    await response.body?.cancel().catch(() => undefined);
  }
}

async function limitedBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new MapsError("more than a tile");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
