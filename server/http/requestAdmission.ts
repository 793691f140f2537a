// Whose request it is, and when it is its turn: known before its body is read.
import type { FastifyReply, FastifyRequest } from "fastify";
import { viewerOf } from "../auth/session/viewers";
import type { LiveContext } from "../live/context";
import { requestSlotLimits, RequestSlots, viewerKey } from "../live/requestSlots";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { sessionSecret } from "./cookies/sessionCookie";
import { onGone } from "./requestGone";
import type { Websites } from "./websites";

/** Bytes of a body of somebody who is not signed in: signing in needs less. */
export const SIGNED_OUT_BODY_BYTES = 16_384;
/** Bytes of a body that makes a request a heavy one: forms and lists have less. */
const HEAVY_BODY_BYTES = 65_536;

/** How long a body may take to come, once it is waited for. */
export const bodyTimeout = { ms: 30_000 };

export interface RequestIdentity {
  viewer: Viewer | null;
  cookie: string | undefined;
  /** Only a cookie says who asks, and nothing that a page of ours does; it may be forged. */
  isCookieOnly: boolean;
}

interface Admission {
  identity: RequestIdentity;
  releaseSlot: (() => void) | null;
  /** It costs much: others of the same viewer that do wait for it. */
  releaseHeavySlot: (() => void) | null;
  /** What is to be done when nobody waits for the answer any more. */
  goneCallbacks: (() => void)[];
  /** Its work has begun: the turn lasts until that ends, whether or not somebody still waits for the answer. */
  hasStarted: boolean;
  /** Its work is done, or has failed while a part of it still waited for somebody outside. */
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

  /** Before the body is read: one that is signed in waits for its turn here, so that few bodies of it are read at once. */
  admit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const identity = await this.authenticate(request);
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
    admission.releaseSlot = await this.requestSlots.acquire(viewerKey(identity.viewer), (giveUp) => admission.goneCallbacks.push(giveUp));
    if (!isGone(request) && bodyBytes(request) > HEAVY_BODY_BYTES) await this.acquireHeavySlot(request);
    if (isGone(request)) return release(admission);
    // whoever has stopped sending, without a word, must not keep the turn
    const bodyTimer = setTimeout(() => admission.hasStarted || request.raw.destroy(), bodyTimeout.ms).unref();
    admission.goneCallbacks.push(() => clearTimeout(bodyTimer));
  };

  /** For what is found to cost much: goes on when no other heavy request of the same viewer is under way. */
  async acquireHeavySlot(request: FastifyRequest): Promise<void> {
    const admission = this.admissions.get(request)!;
    admission.releaseHeavySlot ??= await this.heavySlots.acquire(slotKeyOf(request, admission), (giveUp) =>
      admission.goneCallbacks.push(giveUp),
    );
  }

  /** Does the work of a request when it is its turn. */
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
   * Lets other requests have the turn while somebody outside is waited for, which costs nothing here. Fields of a query wait at the same time:
   * the first gives the turn back, and takes it again. What costs much stays the only one, since other fields go on meanwhile, and keeps its
   * turn: those that have all turns and wait for it to end would leave it none.
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
    const cookie = sessionSecret(this.deps.env, request);
    const releaseSlot = await this.authenticationSlots.acquire(authorization ?? cookie ?? `address ${request.ip}`);
    try {
      // a program that shows a bearer is who the bearer says, or nobody
      const credentials = { authorization, cookie: isOwnPage || !authorization ? cookie : undefined, acceptLanguage };
      const viewer = await this.deps.accessCache.of(["viewer", authorization, credentials.cookie, acceptLanguage], () =>
        viewerOf(this.deps, credentials),
      );
      return { viewer, cookie, isCookieOnly: viewer !== null && !isOwnPage && !authorization };
    } finally {
      releaseSlot();
    }
  }
}

const isGone = ({ raw }: FastifyRequest): boolean => raw.destroyed || raw.socket.destroyed;

/** Gives back what it has; more than once does nothing. */
function release(admission: Admission): void {
  admission.releaseHeavySlot?.();
  admission.releaseSlot?.();
  admission.releaseHeavySlot = admission.releaseSlot = null;
}

const slotKeyOf = ({ ip }: FastifyRequest, { identity: { viewer } }: Admission): string => (viewer ? viewerKey(viewer) : `address ${ip}`);

/** As announced; without a word it may be any number. */
const bodyBytes = ({ headers }: FastifyRequest): number =>
  headers["transfer-encoding"] ? Infinity : Number(headers["content-length"] ?? 0);

/** Throws BODY_TOO_LARGE, also where the length is not announced. */
function rejectLongBody(request: FastifyRequest): void {
  if (bodyBytes(request) > SIGNED_OUT_BODY_BYTES) throw new AppError("BODY_TOO_LARGE");
}
