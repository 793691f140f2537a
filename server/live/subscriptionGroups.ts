import type { Actor } from "../platform/actor";
import { type DocumentNode, type ExecutionArgs, type ExecutionResult, getOperationAST, Kind, print, subscribe } from "graphql";
import type { WebSocket } from "ws";
import { defaultLocale, type Locale } from "../../schema/rules/language/locales";
import { isUnavailable } from "../db/health/databaseTrouble";
import type { ViewerPools } from "../db/viewerPools";
import { AppError } from "../platform/errors";
import { accessClassOf } from "./accessClass";
import { closePassing } from "./closePassing";
import type { LiveContext } from "./context";
import type { SocketSender } from "./socketSender";
import { cursorMessage } from "./socketMessages";
import { formatError } from "../graphql/formatError";

/** One subscription on one socket, as graphql-ws names it. */
export interface GroupMember {
  socket: WebSocket;
  /** Chosen by the client, one per subscription: it stands before the shared bytes. */
  id: string;
  /** What errors are said in. */
  locale: Locale;
  /** It is to be sent a cursor before any event. */
  firstCursor: boolean;
}

/**
 * Subscriptions that ask the same with the same rights share one execution: the answer is made and stringified once, each member gets its
 * own id before the same bytes. Joining is authorised by whoever calls; the group's context has no user, only the access class.
 */
export class SubscriptionGroups {
  private readonly groups = new Map<string, SubscriptionGroup>();
  private readonly printedDocuments = new WeakMap<DocumentNode, string>();

  constructor(
    private readonly shares: Pick<ViewerPools, "of">,
    private readonly socketSender: SocketSender,
  ) {}

  /** Joins the group of these arguments; answers what graphql-ws awaits: errors, or an iterator that ends when the member leaves. */
  async join(args: ExecutionArgs, member: GroupMember): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>> {
    const key = this.keyOf(args);
    let group = this.groups.get(key);
    if (!group) {
      const { viewer } = args.contextValue as LiveContext;
      // none of its members' own parts of the pool: who asks for much else must not keep the others waiting
      const db = this.shares.of(`class ${accessClassOf(viewer!)}`);
      group = new SubscriptionGroup({ ...args, contextValue: { ...(args.contextValue as LiveContext), db } }, this.socketSender, () =>
        this.groups.delete(key),
      );
      this.groups.set(key, group);
    }
    const errors = await group.started;
    if (errors) return errors;
    // its last member may have left meanwhile
    return group.ended ? this.join(args, member) : new Membership(group, member);
  }

  get count(): number {
    return this.groups.size;
  }

  private keyOf({ document, operationName, variableValues, contextValue }: ExecutionArgs): string {
    let text = this.printedDocuments.get(document);
    if (text === undefined) this.printedDocuments.set(document, (text = print(document)));
    const { viewer } = contextValue as LiveContext;
    return JSON.stringify([text, operationName ?? null, variableValues ?? {}, accessClassOf(viewer!)]);
  }
}

/** Operations whose answers are the same for all who have the same rights. A map is everybody's own. */
const SHARED_FIELDS = ["alarmsChanged", "claimChanged", "claimPresence", "heartbeat", "worklistChanged"];
/** Those of them whose last answer holds until the next: whoever joins later is sent it. */
const STATE_FIELDS = ["alarmsChanged", "claimPresence", "worklistChanged"];

const onlyFieldOf = ({ document, operationName }: Pick<ExecutionArgs, "document" | "operationName">): string | null => {
  const [only, ...others] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return only?.kind === Kind.FIELD && !others.length ? only.name.value : null;
};

/** Whether members can share one execution: they ask for one shared field, from now on. */
export const isShared = (args: ExecutionArgs): boolean =>
  SHARED_FIELDS.includes(onlyFieldOf(args) ?? "") && !(args.contextValue as LiveContext).resume?.after;

/** Nobody of its members: their answers are the same. */
const groupActor: Actor = { kind: "SYSTEM", id: null, name: "group" };

class SubscriptionGroup {
  readonly started: Promise<ExecutionResult | null>;
  private readonly members = new Set<GroupMember>();
  private source: AsyncIterableIterator<ExecutionResult> | null = null;
  private readonly isState: boolean;
  /** The last answer of a state. */
  private lastMessageIn: ((locale: Locale) => string) | null = null;
  /** The place in the log of what all members were sent last, or where the group was opened; null where the answers have none. */
  private lastCursor: string | null = null;
  ended = false;

  constructor(
    args: ExecutionArgs,
    private readonly socketSender: SocketSender,
    private readonly onEmpty: () => void,
  ) {
    this.isState = STATE_FIELDS.includes(onlyFieldOf(args) ?? "");
    const context = args.contextValue as LiveContext;
    const groupContext: LiveContext = {
      ...context,
      log: context.log.child({ openedBy: context.viewer!.actor.id }),
      viewer: { ...context.viewer!, actor: groupActor, sessionId: null },
      resume: { after: null, cursor: null },
    };
    this.started = this.start({ ...args, contextValue: groupContext });
  }

  add(member: GroupMember): void {
    this.members.add(member);
    if (member.firstCursor && this.lastCursor !== null) this.sendTo(member, () => cursorMessage(this.lastCursor!));
    if (this.lastMessageIn) this.sendTo(member, this.lastMessageIn);
  }

  remove(member: GroupMember): void {
    this.members.delete(member);
    if (this.members.size === 0) this.end();
  }

  private async start(args: ExecutionArgs): Promise<ExecutionResult | null> {
    const answer = await subscribe(args);
    if (!(Symbol.asyncIterator in answer)) {
      this.onEmpty();
      return answer;
    }
    this.source = answer as AsyncIterableIterator<ExecutionResult>;
    this.lastCursor = (args.contextValue as LiveContext).resume!.cursor;
    void this.run(this.source, args.contextValue as LiveContext);
    return null;
  }

  private async run(source: AsyncIterable<ExecutionResult>, { resume, log }: LiveContext): Promise<void> {
    try {
      for await (const { data, errors } of source) {
        const unavailable = errors?.find(({ originalError }) => isUnavailable(originalError));
        if (unavailable) throw unavailable.originalError!;
        const cursor = resume?.cursor && { extensions: { cursor: resume.cursor } };
        // one text for all, but where it carries errors: these are said in each member's language
        const messageIn = (locale: Locale): string => {
          const payload = { data, ...(errors && { errors: errors.map((error) => formatError(error, log, locale)) }), ...cursor };
          return `{"type":"next","payload":${JSON.stringify(payload)},"id":`;
        };
        const sharedMessage = errors ? null : messageIn(defaultLocale);
        this.send(sharedMessage === null ? messageIn : () => sharedMessage);
        this.lastCursor = resume!.cursor;
      }
    } catch (err) {
      const isSlow = err instanceof AppError && err.code === "SLOW_READER";
      log.warn({ err }, "a group of subscriptions ended");
      // its members come back and resume by their cursors
      for (const { socket } of this.members) closePassing(socket, isSlow ? "SLOW_READER" : "UNAVAILABLE");
    }
    this.end();
  }

  private send(messageIn: (locale: Locale) => string): void {
    if (this.isState) this.lastMessageIn = messageIn;
    for (const member of this.members) this.sendTo(member, messageIn);
  }

  private sendTo({ socket, id, locale }: GroupMember, messageIn: (locale: Locale) => string): void {
    void this.socketSender.send(socket, `${messageIn(locale)}${JSON.stringify(id)}}`);
  }

  private end(): void {
    if (this.ended) return;
    this.ended = true;
    this.onEmpty();
    void this.source?.return?.();
    this.source = null;
  }
}

/** Never yields: the group writes to the socket itself. Hand-written, since the `return` of a waiting `async function*` never settles. */
class Membership implements AsyncIterableIterator<ExecutionResult> {
  private settleLeft: (result: IteratorReturnResult<undefined>) => void = () => undefined;
  private readonly left = new Promise<IteratorReturnResult<undefined>>((done) => (this.settleLeft = done));

  constructor(
    private readonly group: SubscriptionGroup,
    private readonly member: GroupMember,
  ) {
    group.add(member);
  }

  next(): Promise<IteratorResult<ExecutionResult>> {
    return this.left;
  }

  return(): Promise<IteratorResult<ExecutionResult>> {
    this.group.remove(this.member);
    this.settleLeft({ value: undefined, done: true });
    return this.left;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
