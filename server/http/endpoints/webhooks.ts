import type { FastifyInstance, FastifyReply } from "fastify";
import { errorStatus, type ErrorCode } from "../../../schema/rules/errors";
import { isTooEarly, takeMessage, type MessageOutcome } from "../../claims/intake/assistanceMessages.actions";
import type { Work } from "../../db/transaction";
import { readMessage } from "../../integrations/assistance/messages";
import { signatureErrorOf } from "../../integrations/assistance/signature";
import type { Log } from "../../platform/log";
import { parseJson } from "../../platform/parseJson";
import { addSuppliers } from "../../suppliers/intake/addSuppliers.actions";
import { sendThrownError } from "../errorAnswers";
import { newOrigin } from "../requestOrigin";

const BODY_LIMIT_BYTES = 20_480;
/** Retry-After in seconds for messages that arrive too early. */
const RETRY_AFTER_SECONDS = 60;

const errorTexts = {
  BODY_TOO_LARGE: `at most ${BODY_LIMIT_BYTES} bytes`,
  BODY_TYPE: "send application/json",
  UNAVAILABLE: "nothing was stored; send it again in a moment",
};

export function mountWebhooks(app: FastifyInstance, work: Work & { log: Log }, secret: string | undefined): void {
  if (!secret) return;
  void app.register((endpoints, _options, done) => {
    endpoints.removeAllContentTypeParsers();
    // the signature covers the raw bytes
    endpoints.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: BODY_LIMIT_BYTES }, (_request, body, ready) =>
      ready(null, body),
    );
    endpoints.setErrorHandler((error, request, reply) => sendThrownError(work.log, error, request, reply, errorTexts));
    endpoints.post("/webhooks/assistance", async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = (name: string): string | undefined => [request.headers[name]].flat()[0];
      const headers = { id: header("webhook-id"), timestamp: header("webhook-timestamp"), signature: header("webhook-signature") };
      const signatureError = signatureErrorOf(secret, headers, body, work.clock.now());
      if (signatureError) return sendRejection(reply, "UNAUTHENTICATED", signatureError);
      const message = readMessage(parseJson(body.toString("utf8")));
      // 200, like other messages without effect, because repeating would not change anything
      if (message === undefined) return { outcome: "UNKNOWN_TYPE" };
      if (Array.isArray(message)) return sendRejection(reply, "BODY_UNREADABLE", `wrong or missing: ${message.join(", ")}`);
      const outcome = await takeMessage({ ...work, addSuppliers, origin: newOrigin(request) }, headers.id!, message);
      if (outcome === "AMBIGUOUS_CLAIM")
        return sendRejection(reply, "BODY_UNREADABLE", "several AMA instances have this claim: send data.cdama", outcome);
      if (!isTooEarly(outcome)) return { outcome };
      return sendRejection(
        reply.header("retry-after", RETRY_AFTER_SECONDS),
        "UNAVAILABLE",
        "it comes too early; send it again later",
        outcome,
      );
    });
    done();
  });
}

const sendRejection = (reply: FastifyReply, code: ErrorCode, message: string, outcome?: MessageOutcome): FastifyReply =>
  reply.code(errorStatus[code]).send({ code, message, ...(outcome && { outcome }) });
