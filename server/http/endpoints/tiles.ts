// What providers serve of the basemap, behind addresses of ours: their keys stay here, and browsers ask nobody but us.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DAY_MS } from "../../../schema/rules/durations";
import { viewerOf } from "../../auth/session/viewers";
import { tileSources } from "../../integrations/maps/basemap";
import { MapsError } from "../../integrations/maps/fetchJson";
import { fetchTile } from "../../integrations/maps/fetchTile";
import type { TileSource } from "../../integrations/maps/tileSource";
import { RequestSlots } from "../../live/requestSlots";
import { AppError } from "../../platform/errors";
import { sessionSecret } from "../cookies/sessionCookie";
import type { RequestDeps } from "../requestContext";

/** Fetches from providers at once, of this node; the rest wait. */
const FETCHES = { running: 32, waiting: 2_000 };
/** How long browsers keep a tile whose provider does not say so, seconds. */
const KEEP_SECONDS = DAY_MS / 1_000;

type Tile = { Params: { source: string; "*": string } };

/** Mounts /tiles/…, for those who are signed in: what a provider serves is paid for. */
export function mountTiles(app: FastifyInstance, deps: RequestDeps): void {
  const sources = tileSources(deps.env);
  if (!sources.size) return;
  const slots = new RequestSlots(FETCHES);

  /** Whether who asks is signed in. */
  async function isSignedIn(request: FastifyRequest): Promise<boolean> {
    const { authorization } = request.headers;
    const cookie = sessionSecret(deps.env, request);
    if (!authorization && !cookie) return false;
    const credentials = authorization ? { authorization } : { cookie };
    return (await deps.accessCache.of(["tiles", authorization, credentials.cookie], () => viewerOf(deps, credentials))) !== null;
  }

  app.get<Tile>("/tiles/:source/*", { logLevel: "silent" }, async (request, reply) => {
    const { source: name, "*": path } = request.params;
    const source = sources.get(name);
    if (!source) return reply.callNotFound();
    if (!(await isSignedIn(request))) throw new AppError("UNAUTHENTICATED");
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    const release = await slots.acquire("tiles");
    try {
      return await sendTile(source, path, request, reply, gone.signal);
    } catch (error) {
      if (gone.signal.aborted) return reply;
      if (error instanceof MapsError && error.code === "HTTP 404") return reply.callNotFound();
      deps.log.warn({ err: error, source: name }, "a map provider did not answer");
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
