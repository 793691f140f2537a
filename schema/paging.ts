import { ArgsType, type ClassType, Field, Int, ObjectType } from "type-graphql";
import { pageLimits } from "./rules/limits/paging";

@ObjectType({ description: "Position of a page in its list." })
export class PageInfo {
  @Field(() => Boolean, { description: "True if more items follow this page, or if it was requested by `before`." })
  hasNextPage!: boolean;
  @Field(() => Boolean, { description: "True if more items precede this page, or if it was requested by `after`." })
  hasPreviousPage!: boolean;
  @Field(() => String, {
    nullable: true,
    description: "Cursor of the first node, to pass as `before` for the previous page. null if the page is empty.",
  })
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
  @Field(() => String, { nullable: true, description: "Cursor after which the page starts. null starts at the first item." })
  after?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: `Number of items from the end of the list or before \`before\`, 1 to ${pageLimits.max}, in the order of the list. Excludes \`first\`.`,
  })
  last?: number | null;
  @Field(() => String, {
    nullable: true,
    description: "Cursor before which the page ends. Without `first`, the page contains the items immediately before it.",
  })
  before?: string | null;
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
    @Field(() => String, { description: "Opaque position of the node in the list, to pass as `after` or `before`." })
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
