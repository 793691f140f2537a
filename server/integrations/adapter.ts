import type { ErrorCode } from "../../schema/rules/errors";
import type { PictureSources } from "./pictures/fetchPicture";
import type { WebhookSender } from "./webhooks/sender";
import type { IntegrationOperation, Integration } from "../../schema/rules/claims/integrations";

/** Response of an integration: done, or rejected with an error code. `output` is stored in the log of failed calls. */
export type CallResult = { ok: true } | Rejection;

/** `moment`: instant of the rejection (ISO 8601), if the integration reports it. */
export interface Rejection {
  ok: false;
  refused: ErrorCode;
  moment?: string;
  output?: unknown;
}

export class IntegrationError extends Error {
  constructor(
    /** TIMEOUT, UNREACHABLE, STATUS_503 …; never text of the other system. */
    readonly code: string,
    readonly output?: unknown,
  ) {
    super(code);
  }
}

export interface IntegrationAdapter {
  readonly isSimulator?: true;
  /**
   * Makes one call. Repetitions have the same `key`, so the integration executes it once. Throws IntegrationError or another error
   * without a response; `signal` aborts the call.
   */
  call(operation: IntegrationOperation, body: CallBody, key: string, signal: AbortSignal): Promise<CallResult>;
  /** Target of the call for the log, without host and personal data. */
  pathOf(operation: IntegrationOperation, body: CallBody): string;
}

export type CallBody = Readonly<Record<string, unknown>>;

export interface Integrations {
  adapters: Partial<Record<Integration, IntegrationAdapter>>;
  pictures: PictureSources;
  webhooks: WebhookSender;
  deadlineMs: number;
  /** 0 to 1; adds jitter to retries. */
  random: () => number;
  /** Called after each attempt; `outcome` is `ok`, `rejected` or `failed`. */
  onCall?: (integration: Integration, outcome: "ok" | "rejected" | "failed", seconds: number) => void;
}
