import { ArgsType, type ClassType, Field, ID, Int, ObjectType } from "type-graphql";
import { pageLimits } from "./rules/limits/paging";

@ObjectType({ description: "Position of a page in its list." })
export class PageInfo {
  @Field(() => Boolean, { description: "True if more items follow this page." })
  hasNextPage!: boolean;
  @Field(() => Boolean, { description: "True if the page was requested after a cursor." })
  hasPreviousPage!: boolean;
  @Field(() => String, { nullable: true, description: "Cursor of the first node. null if the page is empty." })
  startCursor!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Cursor of the last node, to pass as `after` for the next page. null if the page is empty.",
  })
  endCursor!: string | null;
}

@ArgsType()
export class PageArguments {
  @Field(() => Int, {
    nullable: true,
    description: `Maximum number of items in the page, 1 to ${pageLimits.max}. Default: ${pageLimits.claims}.`,
  })
  first?: number | null;
  @Field(() => String, { nullable: true, description: "Cursor after which the page starts." })
  after?: string | null;
}

export interface Page<Node> {
  nodes: Node[];
  // Getters: nodes and counts are only computed if the query selects them.
  readonly edges: { cursor: string; node: Node }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: Promise<number>;
}

export function connectionOf<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: `A ${name} and its cursor.` })
  class Edge {
    @Field(() => ID, { description: "Opaque position of the node in the list." })
    cursor!: string;
    @Field(() => node, { description: "Entity of the edge." })
    node!: Node;
  }
  @ObjectType(`${name}Connection`, { description: `A page of ${name} entities within the viewer's scope.` })
  class Connection {
    @Field(() => [node], { description: "Entities of the page, in order." })
    nodes!: Node[];
    @Field(() => [Edge], { description: "Entities of the page, each with its cursor." })
    edges!: Edge[];
    @Field(() => PageInfo, { description: "Position of the page." })
    pageInfo!: PageInfo;
    @Field(() => Int, { description: "Total number of entities that pass the filter and that the viewer may see." })
    totalCount!: number;
  }
  return Connection;
}
