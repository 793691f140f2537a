import { pascal, titleOf } from "./names.mjs";

/** A page of administration that lists the rows of a new table within the scope of the viewer. `name` is a plural, such as "visits". */
export const list = (name) => {
  const one = name.replace(/s$/, "");
  const [type, title] = [pascal(one), titleOf(name)];
  const table = `import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns";

export const ${name} = pgTable(
  "${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}",
  { id: uuid().primaryKey(), instanceId: text().notNull(), at: instant().notNull() },
  (t) => [index("${name}_at").on(t.at, t.id)],
);
`;
  const types = `import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../paging";

@ObjectType({ description: "A row of the list." })
export class ${type} {
  @Field(() => ID, { description: "Unique id of the row." })
  id!: string;
  @Field(() => ID, { description: "AMA instance." })
  instanceId!: string;
  @Field(() => DateTimeISO, { description: "Time at which the row was written." })
  at!: Date;
}
export const ${type}Connection = connectionOf(${type}, "${type}");
`;
  const queries = `import { sql } from "drizzle-orm";
import type { Page } from "../../../schema/paging";
import { pageLimits } from "../../../schema/rules/limits/paging";
import type { Reader } from "../../db/connect";
import { inList } from "../../db/inList";
import { columnKey, type Order, type PageArgs, selectPage } from "../../db/page";
import { ${name} } from "../../db/tables/${name}";
import { coversItsInstances, type Viewer } from "../../platform/viewer";

type ${type}Row = typeof ${name}.$inferSelect;

const newest: Order<${type}Row> = {
  name: "${name}",
  direction: "desc",
  keys: [columnKey(${name}.at, ({ at }) => at.toISOString()), columnKey(${name}.id, ({ id }) => id)],
};

export function ${name}Page(db: Reader, { scope }: Viewer, args: PageArgs): Promise<Page<${type}Row>> {
  const ofInstances = scope.instances === "all" ? undefined : inList(${name}.instanceId, [...scope.instances]);
  const where = coversItsInstances(scope) ? ofInstances : sql\`false\`;
  return selectPage(db, { from: ${name}, where, order: newest, usual: pageLimits.logs }, args);
}
`;
  const resolver = `import { Args, Ctx, Query, Resolver } from "type-graphql";
import { Errors } from "../../../schema/errorsDirective";
import { ${type}Connection } from "../../../schema/logs/${name}";
import { PageArguments } from "../../../schema/paging";
import { type Context, requireViewer } from "../../auth/context";
import { Needs } from "../../auth/permissions/functionalities";
import { ${name}Page } from "./${name}.queries";

@Resolver()
export class ${pascal(name)}Resolver {
  @Needs("admin.outboxes")
  @Errors("FORBIDDEN", "PAGE_TOO_LARGE", "PAGE_TOO_SMALL", "CURSOR_INVALID")
  @Query(() => ${type}Connection, { description: "Returns the rows of the list in scope, newest first." })
  ${name}(@Ctx() ctx: Context, @Args(() => PageArguments) page: PageArguments) {
    return ${name}Page(ctx.db, requireViewer(ctx), page);
  }
}
`;
  const document = `query ${pascal(name)}($after: String) {
  ${name}(first: 40, after: $after) {
    totalCount
    pageInfo {
      hasNextPage
      startCursor
      endCursor
    }
    nodes {
      id
      at
      instanceId
    }
  }
}
`;
  const screen = `import { defineMessages, FormattedMessage } from "react-intl";
import { usePages } from "../../apollo/pages";
import type { ${pascal(name)}Query } from "../../gql/graphql";
import { use${pascal(name)}Query } from "../../gql/hooks";
import { type ColumnDefinition, dateTimeColumn, textColumn } from "../../ui/table/columns";
import { QueryList } from "../../ui/table/QueryList";

type Row = ${pascal(name)}Query["${name}"]["nodes"][number];

const headers = defineMessages({
  at: { id: "${name}.at", defaultMessage: "Time" },
  instance: { id: "${name}.instance", defaultMessage: "AMA instance" },
});
const columns: ColumnDefinition<Row>[] = [
  dateTimeColumn("at", headers.at, { width: 150 }),
  textColumn("instanceId", headers.instance, { width: 120, grow: true }),
];

export function ${type}List() {
  const result = use${pascal(name)}Query({ fetchPolicy: "cache-and-network" });
  const none = <FormattedMessage id="${name}.none" defaultMessage="No rows." />;
  return <QueryList<Row> page="${name}" pages={usePages(result, "${name}")} columns={columns} none={none} />;
}
`;
  return [
    { path: `server/db/tables/${name}.ts`, create: table },
    { path: `schema/logs/${name}.ts`, create: types },
    { path: `server/admin/${name}/${name}.queries.ts`, create: queries },
    { path: `server/admin/${name}/${name}.resolver.ts`, create: resolver },
    {
      path: "server/schema.ts",
      after: 'import { MailsResolver } from "./delivery/mails.resolver";\n',
      text: `import { ${pascal(name)}Resolver } from "./admin/${name}/${name}.resolver";\n`,
    },
    { path: "server/schema.ts", after: "      MailsResolver,\n", text: `      ${pascal(name)}Resolver,\n` },
    { path: `client/admin/${name}/${pascal(name)}.graphql`, create: document },
    { path: `client/admin/${name}/${type}List.tsx`, create: screen },
    {
      path: "client/pages.tsx",
      before: "  sandbox: { path",
      text: `  ${name}: { path: "/${name.toLowerCase()}", title: <FormattedMessage id="page.${name}" defaultMessage="${title}" />, functionality: "admin.outboxes", icon: null, menu: "logs" },\n`,
    },
    {
      path: "client/screens.ts",
      afterLast: /^  mails: /,
      text: `  ${name}: () => loadChunk(() => import("./admin/${name}/${type}List")).then((file) => file.${type}List),`,
    },
    { path: "schema/rules/help/help.ts", before: '"sandbox"],\n  ],', text: `"${name}", ` },
    {
      path: "tests/fixtures/schema/queryFields.ts",
      after: '  "Query.mails": { needs: ["admin.outboxes"] },\n',
      text: `  "Query.${name}": { needs: ["admin.outboxes"] },\n`,
    },
    { path: "schema/messages/en.json", texts: { [`page.${name}`]: title, [`help.page.${name}`]: `${title}.` } },
    {
      path: "client/i18n/messages/en.json",
      texts: { [`${name}.at`]: "Time", [`${name}.instance`]: "AMA instance", [`${name}.none`]: "No rows." },
    },
  ];
};
