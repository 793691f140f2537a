// Assistance system over HTTP: one POST with JSON per notification. README, "Assistance system".
import { z } from "zod";
import { claimCodes } from "../../../schema/rules/fields/sourceCodes";
import type { IntegrationOperation } from "../../../schema/rules/claims/integrations";
import { instantText } from "../../platform/instantText";
import { jsonText } from "../../platform/parseJson";
import { IntegrationError, type CallResult, type CallBody, type IntegrationAdapter } from "../adapter";
import { operationOf, rejectionOfNumber } from "./operations";

export interface AssistanceSettings {
  url: string;
  key?: string | undefined;
}

const answerSchema = z.union([
  z.object({ status: z.literal("accepted") }),
  z.object({
    status: z.literal("refused"),
    error: z.number().int().min(0).max(999),
    at: instantText.optional().catch(undefined),
  }),
]);
const MAX_ANSWER_CHARS = 16_384;
/** Statuses with a valid response; others count as failures. */
const STATUSES_WITH_ANSWER = new Set([200, 201, 202, 409, 422]);

export class AssistanceHttp implements IntegrationAdapter {
  constructor(private readonly settings: AssistanceSettings) {}

  pathOf(operation: IntegrationOperation): string {
    return `/${operationOf(operation).path}`;
  }

  async call(
    operation: IntegrationOperation,
    { claimId, claimCode, instanceId, requestId, supplierId, ...rest }: CallBody,
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
      body: JSON.stringify({
        [claimCodes.id]: claimCode ?? claimId,
        [claimCodes.instanceId]: instanceId,
        request: requestId,
        [claimCodes.supplierId]: supplierId,
        ...rest,
      }),
    });
    const output = { status: response.status, ...(await bodyOf(response)) };
    if (!STATUSES_WITH_ANSWER.has(response.status)) throw new IntegrationError(`STATUS_${response.status}`, output);
    const answer = answerSchema.safeParse({ ...output });
    if (!answer.success) throw new IntegrationError("UNREADABLE", output);
    if (answer.data.status === "accepted") return { ok: true };
    const { error, at: moment } = answer.data;
    return { ok: false, refused: rejectionOfNumber(operation, error), ...(moment && { moment }), output };
  }
}

const bodySchema = jsonText(z.record(z.string(), z.unknown())).catch({});

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > MAX_ANSWER_CHARS) return {};
  }
  return bodySchema.parse(text);
}
