// Maps that ask for nothing but packed frames, as every screen of the client does: each is its own, and a frame goes from the view to the socket as
// text, without an execution and without graphql-ws. Joining stays an authorised subscription like all others.
import { createSourceEventStream, type ExecutionArgs, type ExecutionResult, type FieldNode, getOperationAST, Kind } from "graphql";
import { frameInVersion, frameVersions } from "../../schema/rules/map/compactFrame";
import { frameVersion, type PackedFrame } from "../../schema/rules/map/frames";
import type { GroupMember } from "./subscriptionGroups";
import type { SocketSender } from "./socketSender";

/** What a map's source gives: the frame as it is answered. */
interface PackedSource {
  packed: PackedFrame;
}

/** The fields in a selection, by the names they are answered under; null where it holds anything else, or a directive. */
function plainFields(selections: readonly { kind: Kind }[]): Map<string, FieldNode> | null {
  const fields = selections as readonly FieldNode[];
  const isPlain = fields.every((one) => one.kind === Kind.FIELD && !one.directives?.length);
  const byName = new Map(fields.map((one) => [(one.alias ?? one.name)?.value, one]));
  return isPlain && byName.size === fields.length ? byName : null;
}

/** In which version a field asks for the frame; null: it says it by a variable, or there is none of the kind. */
function versionAsked({ arguments: args = [] }: FieldNode): number | null {
  const [one] = args;
  if (!one) return frameVersion;
  const version = one.value.kind === Kind.INT ? Number(one.value.value) : NaN;
  return frameVersions.includes(version) ? version : null;
}

interface Message {
  /** What stands before and after the frame, up to the id of the subscription. */
  before: string;
  after: string;
  version: number;
}

/** What each message to a member is made of; null: the subscription asks for something else, and is executed. The bytes are those that an execution would give. */
function messageOf({ document, operationName }: Pick<ExecutionArgs, "document" | "operationName">): Message | null {
  const roots = plainFields(getOperationAST(document, operationName)?.selectionSet.selections ?? []);
  const [[name, map] = [], ...others] = roots ?? [];
  if (map?.name.value !== "mapFrames" || others.length) return null;
  const fields = plainFields(map.selectionSet?.selections ?? []);
  const [packed, ...more] = [...(fields?.values() ?? [])].filter((one) => one.name.value === "packed");
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

/** Opens such a map; answers what graphql-ws awaits: errors, or an iterator that never yields and ends with the map. */
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

/** Never yields: it writes to the socket itself. */
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
      // the next frame is made once this one has left: a reader that is slow gets the newest state
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
