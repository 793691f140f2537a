import type { ErrorCode } from "../../schema/rules/errors";
import type { PictureSources } from "./pictures/fetchPicture";
import type { IntegrationOperation, Integration } from "../../schema/rules/claims/actionState";

/** What an integration says: done, or refused with a code of the catalogue. `output`: what it answered, for the log of failed calls. */
export type CallResult = { ok: true } | Rejection;

/** `moment`: the instant that the refusal is about, ISO 8601, where the integration names it. */
export interface Rejection {
  ok: false;
  refused: ErrorCode;
  moment?: string;
  output?: unknown;
}

/** The integration did not answer, or not so that it can be understood: asked again later. */
export class IntegrationError extends Error {
  constructor(
    /** TIMEOUT, UNREACHABLE, STATUS_503 …: never the system's own words. */
    readonly code: string,
    readonly output?: unknown,
  ) {
    super(code);
  }
}

/** An integration, real or built in. */
export interface IntegrationAdapter {
  /** True: a simulator, whose behaviour can be set. */
  readonly isSimulator?: true;
  /**
   * Does one call. `key` is the same each time the call is repeated: the integration does it once. Throws IntegrationError, or anything, when
   * there is no answer; `signal` ends a call that takes too long.
   */
  call(operation: IntegrationOperation, body: CallBody, key: string, signal: AbortSignal): Promise<CallResult>;
  /** Where the call goes, for the log of failed calls; without host and without anything personal. */
  pathOf(operation: IntegrationOperation, body: CallBody): string;
}

export type CallBody = Readonly<Record<string, unknown>>;

/** The integrations of this installation, and how they are spoken to. */
export interface Integrations {
  adapters: Partial<Record<Integration, IntegrationAdapter>>;
  /** How pictures are fetched. */
  pictures: PictureSources;
  /** Milliseconds in which an answer must be there. */
  deadlineMs: number;
  /** From 0 to 1: spreads what is tried again. */
  random: () => number;
}
