// Fast path for map subscriptions that select only packed frames, as the client does. Frames go to the socket as text without GraphQL
// execution; opening is still authorized.
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, type FieldNode, getOperationAST, Kind } from "graphql";
import { frameInVersion, frameVersions } from "../../schema/rules/map/compactFrame";
import { frameVersion, type PackedFrame } from "../../schema/rules/map/frames";
import type { GroupMember } from "./subscriptionGroups";
import type { SocketSender } from "./socketSender";

interface PackedSource {
  packed: PackedFrame;
}

function plainFields(selections: readonly { kind: Kind }[]): Map<string, FieldNode> | null {
  const fields = selections as readonly FieldNode[];
  const isPlain = fields.every((field) => field.kind === Kind.FIELD && !field.directives?.length);
  const byName = new Map(fields.map((field) => [(field.alias ?? field.name)?.value, field]));
  return isPlain && byName.size === fields.length ? byName : null;
}

function versionAsked({ arguments: args = [] }: FieldNode): number | null {
  const [argument] = args;
  if (!argument) return frameVersion;
  const version = argument.value.kind === Kind.INT ? Number(argument.value.value) : NaN;
  return frameVersions.includes(version) ? version : null;
}

interface Message {
  before: string;
  after: string;
  version: number;
}

/** Parts of the messages, byte-identical to an execution. `null` if the subscription must be executed. */
function messageOf({ document, operationName }: Pick<ExecutionArgs, "document" | "operationName">): Message | null {
  const roots = plainFields(getOperationAST(document, operationName)?.selectionSet.selections ?? []);
  const [[name, map] = [], ...otherRoots] = roots ?? [];
  if (map?.name.value !== "mapFrames" || otherRoots.length) return null;
  const fields = plainFields(map.selectionSet?.selections ?? []);
  const [packed, ...more] = [...(fields?.values() ?? [])].filter((field) => field.name.value === "packed");
  const version = packed && !more.length ? versionAsked(packed) : null;
  if (!fields || version === null) return null;
  let [before, after] = [`{"type":"next","payload":{"data":{${JSON.stringify(name)}:{`, ""];
  for (const [key, field] of fields) {
    const comma = before.endsWith("{") ? "" : ",";
    if (field.name.value === "packed") before += `${comma}${JSON.stringify(key)}:`;
    else if (field.name.value !== "__typename") return null;
    else if (before.endsWith(":")) after += `,${JSON.stringify(key)}:"MapFrame"`;
    else before += `${comma}${JSON.stringify(key)}:"MapFrame"`;
  }
  return { before, after: `${after}}}},"id":`, version };
}

export const isPackedMap = (args: Pick<ExecutionArgs, "document" | "operationName">): boolean => messageOf(args) !== null;

/** Returns errors, or an iterator that never yields and ends with the subscription. */
export async function openPackedMap(
  args: ExecutionArgs,
  { socket, id }: Pick<GroupMember, "socket" | "id">,
  socketSender: SocketSender,
): Promise<ExecutionResult | AsyncIterableIterator<ExecutionResult>> {
  const source = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in source)) return source;
  const { before, after, version } = messageOf(args)!;
  const end = `${after}${JSON.stringify(id)}}`;
  return new PackedMap(source as AsyncIterable<PackedSource>, ({ packed }) =>
    socketSender.send(socket, `${before}${JSON.stringify(frameInVersion(packed, version))}${end}`),
  );
}

class PackedMap implements AsyncIterableIterator<ExecutionResult> {
  private readonly frames: AsyncIterator<PackedSource>;

  constructor(
    source: AsyncIterable<PackedSource>,
    private readonly send: (frame: PackedSource) => Promise<void>,
  ) {
    this.frames = source[Symbol.asyncIterator]();
  }

  async next(): Promise<IteratorResult<ExecutionResult>> {
    for (;;) {
      const { value, done } = await this.frames.next();
      if (done) return { value: undefined, done: true };
      // the next frame is built after this one was sent, so that a slow reader gets the latest state
      await this.send(value);
    }
  }

  async return(): Promise<IteratorResult<ExecutionResult>> {
    await this.frames.return?.();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
