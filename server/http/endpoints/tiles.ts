// Proxy for map tiles, which keeps providers' keys and the browsers' addresses private.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DAY_MS } from "../../../schema/rules/durations";
import { authenticate } from "../../auth/session/viewers";
import { tileSources } from "../../integrations/basemap/basemap";
import { MapsError } from "../../integrations/fetchJson";
import { fetchTile } from "../../integrations/basemap/fetchTile";
import type { TileSource } from "../../integrations/basemap/tileSource";
import { RequestSlots } from "../../platform/requestSlots";
import { AppError } from "../../platform/errors";
import { sessionSecret } from "../cookies/sessionCookie";
import type { RequestDeps } from "../requestContext";

const FETCHES = { running: 32, waiting: 2_000 };
/** Cache lifetime in seconds if the provider specifies none. */
const KEEP_SECONDS = DAY_MS / 1_000;

type Tile = { Params: { source: string; "*": string } };

/** Sessions only, because providers charge for tiles. */
export function mountTiles(app: FastifyInstance, deps: RequestDeps): void {
  const sources = tileSources(deps.env);
  if (!sources.size) return;
  const slots = new RequestSlots(FETCHES);

  async function requireSession(request: FastifyRequest): Promise<void> {
    const { authorization } = request.headers;
    const cookie = sessionSecret(deps.env, request);
    if (!authorization && !cookie) throw new AppError("UNAUTHENTICATED");
    const credentials = authorization ? { authorization } : { cookie };
    const viewer = await deps.accessCache.of(["tiles", authorization, credentials.cookie], () => authenticate(deps, credentials));
    if (viewer.sessionId === null) throw new AppError("FORBIDDEN");
  }

  app.get<Tile>("/tiles/:source/*", { logLevel: "silent" }, async (request, reply) => {
    const { source: name, "*": path } = request.params;
    const source = sources.get(name);
    if (!source) return reply.callNotFound();
    await requireSession(request);
    const abort = new AbortController();
    reply.raw.once("close", () => abort.abort());
    const release = await slots.acquire("tiles");
    try {
      return await sendTile(source, path, request, reply, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return reply;
      if (error instanceof MapsError && error.code === "HTTP 404") return reply.callNotFound();
      deps.log.warn(
        { event: "map.provider_failed", err: error, source: name },
        "A map provider did not respond; the tile request gets 502",
      );
      return reply.code(502).send({ code: "BASEMAP_UNAVAILABLE" });
    } finally {
      release();
    }
  });
}

async function sendTile(
  source: TileSource,
  path: string,
  { headers: { range } }: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<FastifyReply> {
  const resource = await source.resolve(path);
  if (!resource) throw new MapsError("HTTP 404");
  if ("json" in resource) return reply.type("application/json").header("cache-control", "private, max-age=3600").send(resource.json);
  const isRange = range !== undefined && /^bytes=\d+-\d+$/.test(range);
  const { status, type, body, headers } = await fetchTile(resource, { range: isRange ? range : undefined, signal });
  const maxAge = /max-age=(\d+)/.exec(headers["cache-control"] ?? "")?.[1] ?? KEEP_SECONDS;
  return reply
    .code(status)
    .headers({ ...headers, "cache-control": `private, max-age=${maxAge}` })
    .type(type)
    .send(body);
}
