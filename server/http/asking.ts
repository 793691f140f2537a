// Whose request it is, and when it is its turn: known before its body is read.
import type { FastifyReply, FastifyRequest } from "fastify";
import { viewerOf } from "../auth/viewers";
import type { LiveContext } from "../live/context";
import { turnLimits, Turns, whoIs } from "../live/turns";
import { AppError } from "../platform/errors";
import type { Viewer } from "../platform/viewer";
import { sessionSecret } from "./sessionCookie";
import type { Websites } from "./websites";

/** Bytes of a body of somebody who is not signed in: signing in needs less. */
export const strangersBodyLimit = 16_384;
/** Bytes of a body that makes a request a heavy one: forms and lists have less. */
const HEAVY_BODY_BYTES = 65_536;

/** How long a body may take to come, once it is waited for. */
export const bodyTimeout = { ms: 30_000 };

export interface Asker {
  viewer: Viewer | null;
  cookie: string | undefined;
  /** Only a cookie says who asks, and nothing that a page of ours does; it may be forged. */
  cookieAlone: boolean;
}

interface Turn {
  asker: Asker;
  end: (() => void) | null;
  /** It costs much: others of the same viewer that do wait for it. */
  endHeavy: (() => void) | null;
  /** What is to be done when nobody waits for the answer any more. */
  whenGone: (() => void)[];
  /** Its work has begun: the turn lasts until that ends, whether or not somebody still waits for the answer. */
  begun: boolean;
}

type Deps = Pick<LiveContext, "db" | "clock" | "installation" | "env">;

export class Asking {
  private readonly lookUps = new Turns(turnLimits.lookUps);
  private readonly requests = new Turns(turnLimits.requests);
  private readonly heavies = new Turns(turnLimits.heavy);
  private readonly turns = new WeakMap<FastifyRequest, Turn>();

  constructor(
    private readonly deps: Deps,
    private readonly websites: Websites,
  ) {}

  /** Before the body is read: one that is signed in waits for its turn here, so that few bodies of it are read at once. */
  enter = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const asker = await this.lookUp(request);
    const turn: Turn = { asker, end: null, endHeavy: null, begun: false, whenGone: [] };
    this.turns.set(request, turn);
    if (!asker.viewer) refuseLong(request);
    onGone(request, reply, () => {
      for (const then of turn.whenGone) then();
      if (!turn.begun) end(turn);
    });
    if (!asker.viewer) return;
    turn.end = await this.requests.enter(whoIs(asker.viewer), (giveUp) => turn.whenGone.push(giveUp));
    if (!isGone(request) && bodyBytes(request) > HEAVY_BODY_BYTES) await this.heavy(request);
    if (isGone(request)) return end(turn);
    // whoever has stopped sending, without a word, must not keep the turn
    const late = setTimeout(() => turn.begun || request.raw.destroy(), bodyTimeout.ms).unref();
    turn.whenGone.push(() => clearTimeout(late));
  };

  /** For what is found to cost much: goes on when no other heavy request of the same viewer is under way. */
  async heavy(request: FastifyRequest): Promise<void> {
    const turn = this.turns.get(request)!;
    turn.endHeavy ??= await this.heavies.enter(whose(request, turn), (giveUp) => turn.whenGone.push(giveUp));
  }

  /** Does the work of a request when it is its turn. */
  async work<T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const turn = this.turns.get(request)!;
    turn.begun = true;
    turn.end ??= await this.requests.enter(whose(request, turn), (giveUp) => turn.whenGone.push(giveUp));
    try {
      return await work();
    } finally {
      end(turn);
    }
  }

  /** Lets other requests have the turn while somebody outside is waited for, which costs nothing here. */
  async aside<T>(request: FastifyRequest, wait: () => Promise<T>): Promise<T> {
    const turn = this.turns.get(request)!;
    end(turn);
    try {
      return await wait();
    } finally {
      turn.end = await this.requests.enterAgain(whose(request, turn));
    }
  }

  asker(request: FastifyRequest): Asker {
    return this.turns.get(request)!.asker;
  }

  private async lookUp(request: FastifyRequest): Promise<Asker> {
    const { authorization, "accept-language": acceptLanguage } = request.headers;
    const ofPage = request.headers.origin !== undefined || this.websites.isOwn(request.headers);
    const cookie = sessionSecret(this.deps.env, request);
    const end = await this.lookUps.enter(authorization ?? cookie ?? `address ${request.ip}`);
    try {
      // a program that shows a bearer is who the bearer says, or nobody
      const viewer = await viewerOf(this.deps, { authorization, cookie: ofPage || !authorization ? cookie : undefined, acceptLanguage });
      return { viewer, cookie, cookieAlone: viewer !== null && !ofPage && !authorization };
    } finally {
      end();
    }
  }
}

/** Once the request is answered, or its connection is gone: a request that waits behind another on its connection has no answer of its own to close. */
function onGone({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, then: () => void): void {
  const once = (): void => {
    raw.off("close", once);
    socket.off("close", once);
    then();
  };
  raw.on("close", once);
  socket.on("close", once);
}

const isGone = ({ raw }: FastifyRequest): boolean => raw.destroyed || raw.socket.destroyed;

/** Gives back what it has; more than once does nothing. */
function end(turn: Turn): void {
  turn.endHeavy?.();
  turn.end?.();
  turn.endHeavy = turn.end = null;
}

const whose = ({ ip }: FastifyRequest, { asker: { viewer } }: Turn): string => (viewer ? whoIs(viewer) : `address ${ip}`);

/** As announced; without a word it may be any number. */
const bodyBytes = ({ headers }: FastifyRequest): number =>
  headers["transfer-encoding"] ? Infinity : Number(headers["content-length"] ?? 0);

/** Throws BODY_TOO_LARGE, also where the length is not announced. */
function refuseLong(request: FastifyRequest): void {
  if (bodyBytes(request) > strangersBodyLimit) throw new AppError("BODY_TOO_LARGE");
}
