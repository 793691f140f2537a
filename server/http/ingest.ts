import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Counter } from "prom-client";
import type { ErrorCode } from "../../schema/rules/errors";
import { keyOf, looksLikeKey, type ApiKey } from "../auth/keys";
import { scopeOf } from "../auth/scope";
import { readOsmandJson, readOsmandQuery } from "../ingest/osmand";
import { takePositions } from "../ingest/positionsDoor";
import { readTraccar, type Fault } from "../ingest/traccar";
import type { LiveContext } from "../live/context";
import { turnLimits, Turns } from "../live/turns";
import { AppError } from "../platform/errors";
import type { Fix } from "../positions/fixes";
import type { PositionWriter } from "../positions/writer";
import { answerThrown } from "./answers";

export type IngestDeps = Pick<LiveContext, "db" | "clock" | "log" | "announcer"> & { writer: PositionWriter; counted: Counter<"outcome"> };

/** Positions come in messages of at most this, bytes. */
const bodyLimit = 4 * 1024 * 1024;

/** The key that may bring data in. Throws UNAUTHENTICATED without a good one, FORBIDDEN for one of another scope. */
export async function ingestKey(deps: Pick<IngestDeps, "db" | "clock">, bearer: string | undefined): Promise<ApiKey> {
  const key = bearer && looksLikeKey(bearer) ? await keyOf(deps.db, deps.clock.now(), bearer) : undefined;
  if (!key) throw new AppError("UNAUTHENTICATED");
  if (!key.scopes.includes("ingest")) throw new AppError("FORBIDDEN");
  return key;
}

/** AMA instances that it may write to. */
export const instancesOfKey = ({ rights }: ApiKey): ReadonlySet<string> | "all" => scopeOf(rights).instances;

export const bearerOf = (request: FastifyRequest): string | undefined => request.headers.authorization?.replace(/^Bearer\s+/i, "").trim();

/** Mounts the doors for positions. */
export function mountPositions(app: FastifyInstance, deps: IngestDeps): void {
  const turns = new Turns(turnLimits.positions);
  void app.register((doors, _options, done) => {
    doors.removeAllContentTypeParsers();
    doors.addContentTypeParser(
      ["application/json", "application/x-www-form-urlencoded"],
      { parseAs: "string", bodyLimit },
      (_request, body, ready) => ready(null, body),
    );
    doors.setErrorHandler((error, request, reply) => answerError(deps, error, request, reply));

    doors.post("/ingest/positions/traccar", async (request) => {
      const key = await ingestKey(deps, bearerOf(request));
      const body = jsonBody(request);
      const fixes = (Array.isArray(body) ? body : [body]).map(readTraccar);
      return turns.run(key.id, () => takePositions(deps.writer, deps.counted, fixes, instancesOfKey(key)));
    });
    const osmand = async (request: FastifyRequest<{ Params: { key?: string } }>, reply: FastifyReply): Promise<unknown> => {
      const key = await ingestKey(deps, request.params.key ?? bearerOf(request));
      const fixes = readOsmand(request, deps.clock.now());
      const answer = await turns.run(key.id, () => takePositions(deps.writer, deps.counted, fixes, instancesOfKey(key)));
      // What cannot be read is the sender's fault; what is not taken is answered 200, so that it is not sent for ever.
      return answer.refused.some(({ code }) => code === "UNREADABLE") && answer.accepted === 0 ? reply.code(400).send(answer) : answer;
    };
    for (const path of ["/ingest/positions/osmand", "/ingest/positions/osmand/:key"]) {
      doors.get<{ Params: { key?: string } }>(path, { logLevel: "silent" }, osmand);
      doors.post<{ Params: { key?: string } }>(path, { logLevel: "silent" }, osmand);
    }
    done();
  });
}

function readOsmand(request: FastifyRequest, now: number): (Fix | Fault)[] {
  // a GET may carry the type of a body that it does not have
  if (request.method === "POST" && request.headers["content-type"]?.startsWith("application/json")) {
    const body = jsonBody(request);
    return (Array.isArray(body) ? body : [body]).map((one) => readOsmandJson(one, now));
  }
  const query = new URLSearchParams(request.url.split("?")[1] ?? "");
  if (typeof request.body === "string") for (const [key, value] of new URLSearchParams(request.body)) query.append(key, value);
  return [readOsmandQuery(query, now)];
}

function jsonBody(request: FastifyRequest): unknown {
  try {
    return JSON.parse(typeof request.body === "string" ? request.body : "");
  } catch {
    throw new AppError("BODY_UNREADABLE");
  }
}

const texts: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: "send a valid API key: authorization: Bearer KEY",
  FORBIDDEN: "this API key does not have the scope ingest",
  BODY_UNREADABLE: "the body is not valid JSON",
  BODY_TYPE: "send application/json or application/x-ndjson",
  BODY_TOO_LARGE: "the body is too large; send it in parts",
  UNAVAILABLE: "nothing was stored; send it again in a moment",
};

/** Answers a door's error with its code, its status and what to do. */
export const answerError = ({ log }: Pick<IngestDeps, "log">, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerThrown(log, error, request, reply, texts);
