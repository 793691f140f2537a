import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Query, Resolver } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { Node } from "../../schema/node";
import { listLimits } from "../../schema/rules/requests/inputLimits";
import { requireViewer } from "../auth/context";
import { canDo, Needs } from "../auth/permissions/functionalities";
import { asNode } from "../graphql/nodeRows";
import { keyColumns } from "../graphql/objectIds";
import type { LiveContext } from "../live/context";
import { decodeObjectId, type ObjectKey } from "../platform/objectIds";
import { compositeKey } from "../settings/references.loaders";
import { nullIfRejected, type NodeRequest } from "./nodeRequest";
import { nodeNeeds, type NodeRow, nodeTypes } from "./nodeTypes";

@Resolver()
export class NodesResolver {
  @Needs(...nodeNeeds)
  @Errors("FORBIDDEN")
  @Query(() => Node, {
    nullable: true,
    description:
      "Returns the object with a global id, as the query of its type shows it to the viewer. null if it does not exist or the viewer may not see it.",
  })
  async node(
    @Ctx() ctx: LiveContext,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID, {
      description: "Node.globalId. Also accepts a Claim.id or a Supplier.id that the viewer sees only one object of both types with.",
    })
    id: string,
  ): Promise<NodeRow> {
    return (await readNodes({ ctx, info }, [id]))[0];
  }

  @Needs(...nodeNeeds)
  @Errors("FORBIDDEN")
  @Query(() => [Node], {
    nullable: "items",
    description: "Returns the objects with the given ids, in their order, each as `node` returns it.",
  })
  nodes(
    @Ctx() ctx: LiveContext,
    @Info() info: GraphQLResolveInfo,
    @Arg("ids", () => [ID], { description: `Ids as for \`node\`, at most ${listLimits.selection}.` }) ids: string[],
  ): Promise<NodeRow[]> {
    return readNodes({ ctx, info }, ids);
  }
}

async function readNodes(request: NodeRequest, ids: readonly string[]): Promise<NodeRow[]> {
  const candidates = ids.map(candidatesOf);
  const keysByType = new Map<string, Map<string, string[]>>();
  for (const { typeName, key } of candidates.flat()) {
    const keys = keysByType.get(typeName) ?? new Map<string, string[]>();
    keysByType.set(typeName, keys.set(compositeKey(...key), key));
  }
  const read = async ([typeName, keys]: [string, Map<string, string[]>]) => {
    const rows = await rowsOf(request, typeName, [...keys.values()]);
    return [typeName, new Map([...keys.keys()].map((key, i) => [key, rows[i]]))] as const;
  };
  const rowsByType = new Map(await Promise.all([...keysByType].map(read)));
  return candidates.map((keys) => {
    const rows = keys.map(({ typeName, key }) => rowsByType.get(typeName)!.get(compositeKey(...key))).filter((row) => row != null);
    return rows.length === 1 ? rows[0] : null;
  });
}

/** The object of a global id; for any other text, the claim and the supplier with this id. */
function candidatesOf(id: string): ObjectKey[] {
  const decoded = decodeObjectId(id);
  if (!decoded) return ["Claim", "Supplier"].map((typeName) => ({ typeName, key: [id] }));
  const { typeName, key } = decoded;
  return Object.hasOwn(nodeTypes, typeName) && key.length === keyLengthOf(typeName) ? [decoded] : [];
}

const keyLengthOf = (typeName: string): number => (typeName in keyColumns ? keyColumns[typeName as keyof typeof keyColumns].length : 1);

async function rowsOf(request: NodeRequest, typeName: string, keys: string[][]): Promise<NodeRow[]> {
  const { needs, read } = nodeTypes[typeName]!;
  const viewer = requireViewer(request.ctx);
  if (needs.length && !needs.some((permission) => canDo(viewer, permission))) return [];
  const rows = (await nullIfRejected(() => read(request, keys))) ?? [];
  return rows.map((row) => row && asNode(typeName, row));
}
