import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type DocumentNode, getOperationAST } from "graphql";
import { readDocument } from "../../graphql/requestRules";
import type { EventStreams, StreamRequest } from "../../live/eventStreams";
import { sendError } from "../errorAnswers";
import type { RequestAdmission } from "../requestAdmission";

const EVENT_STREAM = "text/event-stream";

/** Sends a subscription as an event stream. Returns `null` if the request is for another transport. */
export async function answerWithStream(
  streams: EventStreams,
  admission: RequestAdmission,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable | FastifyReply | null> {
  const accepted = (request.headers.accept ?? "").split(",").map((type) => type.split(";")[0]!.trim().toLowerCase());
  if (!accepted.includes(EVENT_STREAM)) return null;
  const isOnlyStream = accepted.every((type) => type === EVENT_STREAM);
  const { query, ...parameters } = request.body as Omit<StreamRequest, "document"> & { query?: string | null };
  const document = documentOf(query ?? "");
  const isSubscription = !(document instanceof Error) && getOperationAST(document, parameters.operationName)?.operation === "subscription";
  if (!isSubscription && !isOnlyStream) return null;
  const { viewer, credentialError } = admission.identityOf(request);
  if (!viewer) return sendError(request, reply, credentialError ?? "UNAUTHENTICATED");
  const stream =
    document instanceof Error ? streams.failed(document, viewer) : await streams.subscribe({ ...parameters, document }, viewer);
  void reply.headers({ "content-type": `${EVENT_STREAM}; charset=utf-8`, "cache-control": "no-store", "x-accel-buffering": "no" });
  return stream;
}

function documentOf(query: string): DocumentNode | Error {
  try {
    return readDocument(query);
  } catch (error) {
    return error as Error;
  }
}
