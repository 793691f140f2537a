// The assistance system over HTTP: JSON, one POST per notification. README, "Assistance system".
import { z } from "zod";
import { claimCodes } from "../../../schema/rules/fields/sourceCodes";
import type { IntegrationOperation } from "../../../schema/rules/claims/actionState";
import { jsonText } from "../../platform/parseJson";
import { IntegrationError, type CallResult, type CallBody, type IntegrationAdapter } from "../adapter";
import { operationOf, rejectionOfNumber } from "./operations";

export interface AssistanceSettings {
  /** Address that the paths stand below. */
  url: string;
  key?: string | undefined;
}

const answerSchema = z.union([
  z.object({ status: z.literal("accepted") }),
  z.object({
    status: z.literal("refused"),
    error: z.number().int().min(0).max(999),
    at: z.iso.datetime({ offset: true }).optional().catch(undefined),
  }),
]);
/** An answer is a line; more is not read, bytes. */
const MAX_ANSWER_CHARS = 16_384;
/** HTTP statuses that carry an answer; anything else is a fault on the way. */
const STATUSES_WITH_ANSWER = new Set([200, 201, 202, 409, 422]);

export class AssistanceHttp implements IntegrationAdapter {
  constructor(private readonly settings: AssistanceSettings) {}

  pathOf(operation: IntegrationOperation): string {
    return `/${operationOf(operation).path}`;
  }

  async call(
    operation: IntegrationOperation,
    { claimId, requestId, supplierId, ...rest }: CallBody,
    key: string,
    signal: AbortSignal,
  ): Promise<CallResult> {
    const { url, key: secret } = this.settings;
    const response = await fetch(new URL(operationOf(operation).path, url.endsWith("/") ? url : `${url}/`), {
      method: "POST",
      redirect: "error",
      signal,
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        "idempotency-key": key,
        ...(secret && { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({ [claimCodes.id]: claimId, request: requestId, [claimCodes.supplierId]: supplierId, ...rest }),
    });
    const output = { status: response.status, ...(await bodyOf(response)) };
    if (!STATUSES_WITH_ANSWER.has(response.status)) throw new IntegrationError(`STATUS_${response.status}`, output);
    const said = answerSchema.safeParse({ ...output });
    if (!said.success) throw new IntegrationError("UNREADABLE", output);
    if (said.data.status === "accepted") return { ok: true };
    const { error, at: moment } = said.data;
    return { ok: false, refused: rejectionOfNumber(operation, error), ...(moment && { moment }), output };
  }
}

const bodySchema = jsonText(z.record(z.string(), z.unknown())).catch({});

/** The body as an object; empty when it is none, or too long. */
async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_ANSWER_CHARS) return {};
  }
  return bodySchema.parse(text);
}
