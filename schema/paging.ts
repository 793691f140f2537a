import { ArgsType, type ClassType, Field, ID, Int, ObjectType } from "type-graphql";
import { pageLimits } from "./rules/limits/paging";

@ObjectType({ description: "Where a page stands in its list." })
export class PageInfo {
  @Field(() => Boolean, { description: "Whether there is more after this page." })
  hasNextPage!: boolean;
  @Field(() => Boolean, { description: "Whether this page began after a cursor." })
  hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, description: "Cursor of the first node; null on an empty page." })
  startCursor!: string | null;
  @Field(() => String, { nullable: true, description: "Cursor of the last node: give it as `after` for the next page." })
  endCursor!: string | null;
}

/** Which page of a list is asked for: `@Args(() => PageArguments) page: PageArguments`. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, { nullable: true, description: `1 to ${pageLimits.max}; ${pageLimits.claims} when absent.` })
  first?: number | null;
  @Field(() => String, { nullable: true, description: "Cursor that the page begins after." })
  after?: string | null;
}

export interface Page<Node> {
  nodes: Node[];
  // Getters: what is not asked for is not made, nor counted.
  readonly edges: { cursor: string; node: Node }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: Promise<number>;
}

/** The connection type of a node type: `nodes`, `edges`, `pageInfo`, `totalCount`. */
export function connectionOf<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: `A ${name} and its cursor.` })
  class Edge {
    @Field(() => ID, { description: "Opaque place in the list." })
    cursor!: string;
    @Field(() => node, { description: "The entity." })
    node!: Node;
  }
  @ObjectType(`${name}Connection`, { description: `A page of ${name} entities within the viewer's scope.` })
  class Connection {
    @Field(() => [node], { description: "The page's entities, in order." })
    nodes!: Node[];
    @Field(() => [Edge], { description: "The same with a cursor each." })
    edges!: Edge[];
    @Field(() => PageInfo, { description: "Where the page stands." })
    pageInfo!: PageInfo;
    @Field(() => Int, { description: "How many there are in all that the filter lets through and the viewer may see." })
    totalCount!: number;
  }
  return Connection;
}
