import type { Actor } from "../platform/actor";
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  getOperationAST,
  Kind,
  print,
  subscribe,
  valueFromASTUntyped,
} from "graphql";
import type { WebSocket } from "ws";
import { fallbackLocale, type Locale } from "../../schema/rules/language/locales";
import { isUnavailable } from "../db/health/databaseTrouble";
import type { ViewerPools } from "../db/viewerPools";
import { AppError } from "../platform/errors";
import { accessClassOf } from "./accessClass";
import { closePassing } from "./closePassing";
import type { LiveContext } from "./context";
import type { SocketSender } from "./socketSender";
import { cursorMessage } from "./socketMessages";
import { formatError } from "../graphql/formatError";

export interface GroupMember {
  socket: WebSocket;
  id: string;
  locale: Locale;
  firstCursor: boolean;
}

/**
 * Shares one execution among subscriptions with equal arguments and access class; the message is serialized once. The caller authorizes
 * joining.
 */
export class SubscriptionGroups {
  private readonly groups = new Map<string, SubscriptionGroup>();
  private readonly printedDocuments = new WeakMap<DocumentNode, string>();

  constructor(
    private readonly shares: Pick<ViewerPools, "of">,
    private readonly socketSender: SocketSender,
  ) {}

  async join(args: ExecutionArgs, member: GroupMember): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>> {
    const key = this.keyOf(args);
    let group = this.groups.get(key);
    if (!group) {
      const { viewer } = args.contextValue as LiveContext;
      // uses a pool share of the class, so that one member's other requests cannot delay the group
      const db = this.shares.of(`class ${accessClassOf(viewer!)}`);
      group = new SubscriptionGroup({ ...args, contextValue: { ...(args.contextValue as LiveContext), db } }, this.socketSender, () =>
        this.groups.delete(key),
      );
      this.groups.set(key, group);
    }
    const errors = await group.started;
    if (errors) return errors;
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

/** Fields whose results depend only on the access class. */
const SHARED_FIELDS = ["alarmsChanged", "claimChanged", "claimPresence", "heartbeat", "worklistChanged"];
/** Subscriptions whose latest result is sent to clients that join the group later. */
const STATE_FIELDS = ["alarmsChanged", "claimPresence", "worklistChanged"];

const onlyFieldOf = ({ document, operationName }: Pick<ExecutionArgs, "document" | "operationName">): FieldNode | null => {
  const [only, ...otherFields] = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  return only?.kind === Kind.FIELD && !otherFields.length ? only : null;
};

const hasCursor = ({ arguments: fieldArguments = [] }: FieldNode, { variableValues, contextValue }: ExecutionArgs): boolean => {
  const after = fieldArguments.find(({ name }) => name.value === "after");
  return !!(contextValue as LiveContext).resume?.after || (!!after && valueFromASTUntyped(after.value, variableValues) != null);
};

/** True if the operation selects one shared field and does not resume at a cursor. */
export const isShared = (args: ExecutionArgs): boolean => {
  const field = onlyFieldOf(args);
  return !!field && SHARED_FIELDS.includes(field.name.value) && !hasCursor(field, args);
};

const groupActor: Actor = { kind: "SYSTEM", id: null, name: "group" };

class SubscriptionGroup {
  readonly started: Promise<ExecutionResult | null>;
  private readonly members = new Set<GroupMember>();
  private source: AsyncIterableIterator<ExecutionResult> | null = null;
  private readonly isState: boolean;
  private lastMessageIn: ((locale: Locale) => string) | null = null;
  /** Cursor of the last message or of the opening; `null` for fields without cursors. */
  private lastCursor: string | null = null;
  ended = false;

  constructor(
    args: ExecutionArgs,
    private readonly socketSender: SocketSender,
    private readonly onEmpty: () => void,
  ) {
    this.isState = STATE_FIELDS.includes(onlyFieldOf(args)?.name.value ?? "");
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
        // shared text, except for errors, which are translated per member
        const messageIn = (locale: Locale): string => {
          const payload = { data, ...(errors && { errors: errors.map((error) => formatError(error, log, locale)) }), ...cursor };
          return `{"type":"next","payload":${JSON.stringify(payload)},"id":`;
        };
        const sharedMessage = errors ? null : messageIn(fallbackLocale);
        this.send(sharedMessage === null ? messageIn : () => sharedMessage);
        this.lastCursor = resume!.cursor;
      }
    } catch (err) {
      const isSlow = err instanceof AppError && err.code === "SLOW_READER";
      log.warn({ event: "subscription.group_failed", err }, "A subscription group failed; its clients reconnect");
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

/** Never yields, because the group writes to the socket. Not an async generator, whose `return` would not settle while waiting. */
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
