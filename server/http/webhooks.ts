import type { FastifyInstance, FastifyReply } from "fastify";
import { errorStatus, type ErrorCode } from "../../schema/rules/errors";
import { isTooEarly, takeTold, type ToldOutcome } from "../claims/told.actions";
import type { IngestWork } from "../ingest/recordsDoor";
import { readTold } from "../outside/assistance/messages";
import { signatureFault } from "../outside/assistance/signature";
import { addSuppliers } from "../suppliers/suppliers.actions";
import { answerThrown } from "./answers";

/** A message is a few lines; bytes. */
const bodyLimit = 20_480;
/** What comes too early may be sent again after this, seconds. */
const retryAfter = 60;

const texts = {
  BODY_TOO_LARGE: `at most ${bodyLimit} bytes`,
  BODY_TYPE: "send application/json",
  UNAVAILABLE: "nothing was stored; send it again in a moment",
};

/** Mounts POST /webhooks/assistance; without a secret there is no such door. */
export function mountWebhooks(app: FastifyInstance, work: IngestWork, secret: string | undefined): void {
  if (!secret) return;
  void app.register((doors, _options, done) => {
    doors.removeAllContentTypeParsers();
    // what is signed are the bytes
    doors.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit }, (_request, body, ready) => ready(null, body));
    doors.setErrorHandler((error, request, reply) => answerThrown(work.log, error, request, reply, texts));
    doors.post("/webhooks/assistance", async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = (name: string): string | undefined => [request.headers[name]].flat()[0];
      const headers = { id: header("webhook-id"), timestamp: header("webhook-timestamp"), signature: header("webhook-signature") };
      const fault = signatureFault(secret, headers, body, work.clock.now());
      if (fault) return answer(reply, "UNAUTHENTICATED", fault);
      const told = readTold(jsonOf(body));
      // answered 200, as is whatever else is understood but changes nothing: sending it again would change nothing either
      if (told === undefined) return { outcome: "UNKNOWN_TYPE" };
      if (Array.isArray(told)) return answer(reply, "BODY_UNREADABLE", `wrong or missing: ${told.join(", ")}`);
      const outcome = await takeTold({ ...work, addSuppliers }, headers.id!, told);
      if (!isTooEarly(outcome)) return { outcome };
      return answer(reply.header("retry-after", retryAfter), "UNAVAILABLE", "it comes too early; send it again later", outcome);
    });
    done();
  });
}

const answer = (reply: FastifyReply, code: ErrorCode, message: string, outcome?: ToldOutcome): FastifyReply =>
  reply.code(errorStatus[code]).send({ code, message, ...(outcome && { outcome }) });

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
