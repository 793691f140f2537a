// Resolves fields through the GraphQL resolvers, so that files contain only what the viewer may see.
import { type DocumentNode, execute, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, parse } from "graphql";
import type { Context } from "../auth/context";
import { freshLoaders } from "../db/reading/loader";
import type { Row } from "./columns/ownColumn";

export type RowContext = Pick<Context, "db" | "references" | "clock" | "viewer" | "locale" | "log">;

/** Rows after which loaded references (suppliers, clients …) are dropped to limit memory. */
const REMEMBERED_ROWS = 10_000;

export class RowAnswers {
  private readonly schema: GraphQLSchema;
  private readonly document: DocumentNode;
  private answered = 0;

  constructor(
    schema: GraphQLSchema,
    type: string,
    selects: string,
    private readonly context: RowContext,
  ) {
    const rowType = schema.getType(type) as GraphQLObjectType;
    const rows = { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(rowType))) };
    this.schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: "Query", fields: { rows } }) });
    this.document = parse(`{ rows { ${selects} } }`, { noLocation: true });
  }

  /** Throws any field error, because an empty cell would mean that there is no value. */
  async of(rows: readonly object[]): Promise<readonly Row[]> {
    if ((this.answered += rows.length) > REMEMBERED_ROWS) {
      freshLoaders(this.context);
      this.answered = rows.length;
    }
    const { data, errors } = await execute({
      schema: this.schema,
      document: this.document,
      rootValue: { rows },
      contextValue: this.context,
    });
    if (errors?.length) throw errors[0]!.originalError ?? errors[0]!;
    return data!.rows as Row[];
  }
}
