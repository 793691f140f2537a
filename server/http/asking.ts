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

export interface Asker {
  viewer: Viewer | null;
  cookie: string | undefined;
  /** Only a cookie says who asks, and nothing that a page of ours does; it may be forged. */
  cookieAlone: boolean;
}

interface Turn {
  asker: Asker;
  end: (() => void) | null;
  /** Its work has begun: the turn lasts until that ends, whether or not somebody still waits for the answer. */
  begun: boolean;
}

type Deps = Pick<LiveContext, "db" | "clock" | "installation" | "env">;

export class Asking {
  private readonly lookUps = new Turns(turnLimits.lookUps);
  private readonly requests = new Turns(turnLimits.requests);
  private readonly turns = new WeakMap<FastifyRequest, Turn>();

  constructor(
    private readonly deps: Deps,
    private readonly websites: Websites,
  ) {}

  /** Before the body is read: one that is signed in waits for its turn here, so that few bodies of it are read at once. */
  enter = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const asker = await this.lookUp(request);
    const turn: Turn = { asker, end: null, begun: false };
    this.turns.set(request, turn);
    if (!asker.viewer) return refuseLong(request);
    reply.raw.once("close", () => turn.begun || turn.end?.());
    turn.end = await this.requests.enter(whoIs(asker.viewer), (giveUp) => reply.raw.once("close", giveUp));
    if (reply.raw.destroyed) turn.end();
  };

  /** Does the work of a request when it is its turn. */
  async work<T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T> {
    const turn = this.turns.get(request)!;
    turn.begun = true;
    turn.end ??= await this.requests.enter(`address ${request.ip}`, (giveUp) => reply.raw.once("close", giveUp));
    try {
      return await work();
    } finally {
      turn.end?.();
    }
  }

  /** Lets other requests have the turn while somebody outside is waited for, which costs nothing here. */
  async aside<T>(request: FastifyRequest, wait: () => Promise<T>): Promise<T> {
    const turn = this.turns.get(request)!;
    const { viewer } = turn.asker;
    turn.end?.();
    turn.end = null;
    try {
      return await wait();
    } finally {
      turn.end = await this.requests.enterAgain(viewer ? whoIs(viewer) : `address ${request.ip}`);
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

/** Throws BODY_TOO_LARGE, also where the length is not announced. */
function refuseLong({ headers }: FastifyRequest): void {
  const length = headers["transfer-encoding"] ? Infinity : Number(headers["content-length"] ?? 0);
  if (length > strangersBodyLimit) throw new AppError("BODY_TOO_LARGE");
}
