import type { FastifyReply, FastifyRequest } from "fastify";
import { authenticate } from "../auth/session/viewers";
import { type CredentialError, isCredentialError } from "../../schema/rules/errors";
import { looksLikeKey } from "../auth/keys/apiKeys";
import type { LiveContext } from "../live/context";
import { requestSlotLimits, RequestSlots, viewerKey } from "../platform/requestSlots";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { sessionSecret } from "./cookies/sessionCookie";
import { bearerOf } from "./ingestAuth";
import { setRateLimit } from "./rateLimitHeaders";
import { onGone } from "./requestGone";
import type { Websites } from "./websites";

export const SIGNED_OUT_BODY_BYTES = 16_384;
/** Body size in bytes from which a request counts as expensive. */
const HEAVY_BODY_BYTES = 65_536;

/** Maximum time for receiving a body, from when it is read. */
export const bodyTimeout = { ms: 30_000 };

export interface RequestIdentity {
  viewer: Viewer | null;
  /** Why the credentials were not accepted; null with a viewer. */
  credentialError: CredentialError | null;
  cookie: string | undefined;
  /** Authenticated by cookie only, without proof of a same-origin script; may be forged (CSRF). */
  isCookieOnly: boolean;
}

interface Admission {
  identity: RequestIdentity;
  releaseSlot: (() => void) | null;
  /** Set for expensive requests; others of the same viewer wait. */
  releaseHeavySlot: (() => void) | null;
  goneCallbacks: (() => void)[];
  /** True once work began: the slot is then held until it ends, even if the client disconnects. */
  hasStarted: boolean;
  /** True once the response is complete. Calls to external systems may still be pending. */
  hasEnded: boolean;
}

type Deps = Pick<LiveContext, "db" | "clock" | "installation" | "env" | "accessCache">;

export class RequestAdmission {
  private readonly authenticationSlots = new RequestSlots(requestSlotLimits.authentications);
  private readonly requestSlots = new RequestSlots(requestSlotLimits.requests);
  private readonly heavySlots = new RequestSlots(requestSlotLimits.heavy);
  private readonly admissions = new WeakMap<FastifyRequest, Admission>();

  constructor(
    private readonly deps: Deps,
    private readonly websites: Websites,
  ) {}

  /** Called before the body is read. Authenticated requests wait for a slot here, which limits concurrent bodies. */
  admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const identity = await this.authenticate(request);
    rejectInvalidKey(request, identity);
    const admission: Admission = {
      identity,
      releaseSlot: null,
      releaseHeavySlot: null,
      hasStarted: false,
      hasEnded: false,
      goneCallbacks: [],
    };
    this.admissions.set(request, admission);
    if (!identity.viewer) rejectLongBody(request);
    onGone(request, reply, () => {
      for (const then of admission.goneCallbacks) then();
      if (!admission.hasStarted) release(admission);
    });
    if (!identity.viewer) return;
    const key = viewerKey(identity.viewer);
    setRateLimit(reply, this.requestSlots, key);
    admission.releaseSlot = await this.requestSlots.acquire(key, (giveUp) => admission.goneCallbacks.push(giveUp));
    if (!isGone(request) && bodyBytes(request) > HEAVY_BODY_BYTES) await this.acquireHeavySlot(request);
    if (isGone(request)) return release(admission);
    // a client that stops sending must not keep the slot
    const bodyTimer = setTimeout(() => admission.hasStarted || request.raw.destroy(), bodyTimeout.ms).unref();
    admission.goneCallbacks.push(() => clearTimeout(bodyTimer));
  };

  async acquireHeavySlot(request: FastifyRequest): Promise<void> {
    const admission = this.admissions.get(request)!;
    admission.releaseHeavySlot ??= await this.heavySlots.acquire(slotKeyOf(request, admission), (giveUp) =>
      admission.goneCallbacks.push(giveUp),
    );
  }

  async runInSlot<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const admission = this.admissions.get(request)!;
    admission.hasStarted = true;
    admission.releaseSlot ??= await this.requestSlots.acquire(slotKeyOf(request, admission), (giveUp) =>
      admission.goneCallbacks.push(giveUp),
    );
    try {
      return await work();
    } finally {
      admission.hasEnded = true;
      release(admission);
    }
  }

  /**
   * Releases the slot while waiting externally; concurrent fields share one release. Expensive requests keep theirs: other requests in
   * all slots may wait for them, which would deadlock.
   */
  async whileWaiting<T>(request: FastifyRequest, wait: () => Promise<T>): Promise<T> {
    const admission = this.admissions.get(request)!;
    const { releaseSlot } = admission;
    if (!releaseSlot || admission.releaseHeavySlot) return wait();
    admission.releaseSlot = null;
    releaseSlot();
    try {
      return await wait();
    } finally {
      const releaseAgain = await this.requestSlots.reacquire(slotKeyOf(request, admission));
      if (admission.hasEnded) releaseAgain();
      else admission.releaseSlot = releaseAgain;
    }
  }

  identityOf(request: FastifyRequest): RequestIdentity {
    return this.admissions.get(request)!.identity;
  }

  private async authenticate(request: FastifyRequest): Promise<RequestIdentity> {
    const { authorization, "accept-language": acceptLanguage } = request.headers;
    const isOwnPage = request.headers.origin !== undefined || this.websites.isOwnPage(request.headers);
    const cookie = isGraphqlGet(request) ? undefined : sessionSecret(this.deps.env, request);
    const releaseSlot = await this.authenticationSlots.acquire(authorization ?? cookie ?? `address ${request.ip}`);
    try {
      // a request with a bearer is authenticated by it alone
      const credentials = { authorization, cookie: isOwnPage || !authorization ? cookie : undefined, acceptLanguage };
      const viewer = await this.deps.accessCache.of(["viewer", authorization, credentials.cookie, acceptLanguage], () =>
        authenticate(this.deps, credentials),
      );
      return { viewer, credentialError: null, cookie, isCookieOnly: !isOwnPage && !authorization };
    } catch (error) {
      const { code } = error as AppError;
      if (!isCredentialError(code)) throw error;
      return { viewer: null, credentialError: code, cookie, isCookieOnly: false };
    } finally {
      releaseSlot();
    }
  }
}

/** Queries by GET never use the cookie: another website can cause them. */
const isGraphqlGet = ({ method, url }: FastifyRequest): boolean => method === "GET" && url.split("?")[0] === "/graphql";

const isGone = ({ raw }: FastifyRequest): boolean => raw.destroyed || raw.socket.destroyed;

function release(admission: Admission): void {
  admission.releaseHeavySlot?.();
  admission.releaseSlot?.();
  admission.releaseHeavySlot = admission.releaseSlot = null;
}

const slotKeyOf = ({ ip }: FastifyRequest, { identity: { viewer } }: Admission): string => (viewer ? viewerKey(viewer) : `address ${ip}`);

const bodyBytes = ({ headers }: FastifyRequest): number =>
  headers["transfer-encoding"] ? Infinity : Number(headers["content-length"] ?? 0);

/** Sign-in accepts requests with an invalid token; a program with an invalid key has no use for an answer. */
function rejectInvalidKey(request: FastifyRequest, { credentialError }: RequestIdentity): void {
  if (credentialError && credentialError !== "CREDENTIAL_INSUFFICIENT" && looksLikeKey(bearerOf(request) ?? ""))
    throw new AppError(credentialError);
}

function rejectLongBody(request: FastifyRequest): void {
  if (bodyBytes(request) > SIGNED_OUT_BODY_BYTES) throw new AppError("BODY_TOO_LARGE");
}
