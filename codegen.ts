import type { CodegenConfig } from "@graphql-codegen/cli";
import { preset as documents } from "@graphql-codegen/client-preset";
import type { Types } from "@graphql-codegen/plugin-helpers";
import { readFileSync } from "node:fs";
import { type FieldDefinitionNode, type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, print, visit } from "graphql";
import { nullableQueries } from "./client/api/missing";

/** The client discards responses with errors and adds NOT_FOUND for missing results, so other queries are never null. */
function withoutErrorNulls(schema: string): string {
  const strict = (field: FieldDefinitionNode) =>
    field.type.kind === Kind.NON_NULL_TYPE || nullableQueries.includes(field.name.value)
      ? undefined
      : { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } as const };
  return print(
    visit(parse(schema), {
      [Kind.OBJECT_TYPE_DEFINITION]: ({ name }) => (name.value === "Query" ? undefined : false),
      [Kind.FIELD_DEFINITION]: strict,
    }),
  );
}

const scalars = {
  DateTimeISO: "string",
  Date: "string",
  Decimal: "string",
  TimeZone: "string",
  PackedFrame: "import('../../schema/rules/map/compactFrame').CompactFrame",
  Attributes: "Record<string, string>",
  SettingValue: "number | boolean",
  ClaimFilterValue: "Record<string, unknown>",
  StatusInputs: "import('../../schema/rules/claims/statusLog').StatusInputs",
};

/** A typed hook per operation and per fragment, over the documents of the client preset: `useClaimPanelQuery(…)`. */
const hooks = {
  plugin(_schema: unknown, documents: Types.DocumentFile[]): string {
    const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
    const operations = definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);
    const fragments = definitions.filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION);
    const capital = (text: string): string => text.replace(/(^|_)[a-z]/g, (first) => first.toUpperCase());
    const line = ({ name, operation }: OperationDefinitionNode): string => {
      const [type, own] = [capital(operation), `${name!.value}${capital(operation)}`];
      const pair = `types.${own}, types.${own}Variables`;
      const needed =
        operation === "mutation"
          ? ""
          : `\n  ...options: {} extends types.${own}Variables ? [options?: ${type}Options<${pair}>] : [options: ${type}Options<${pair}>]`;
      return operation === "mutation"
        ? `export const use${own} = (options?: MutationOptions<${pair}>) => client.useMutation<${pair}>(types.${name!.value}Document, options);`
        : `export const use${own} = (${needed}\n) => client.use${type}<${pair}>(types.${name!.value}Document, ...(options as [${type}Options<${pair}>]));`;
    };
    const fragment = ({ name: { value } }: FragmentDefinitionNode): string =>
      `export const use${value.replace(/^[a-z]/, (first) => first.toUpperCase())}Fragment = (from: FragmentSource<types.${capital(value)}Fragment>) =>\n  client.useFragment({ fragment: types.${capital(value)}FragmentDoc, fragmentName: "${value}", from });`;
    return [
      `import * as client from "@apollo/client/react";`,
      `import * as types from "./graphql";`,
      ``,
      `type QueryOptions<T, V extends import("@apollo/client").OperationVariables> = client.useQuery.Options<T, V>;`,
      `type MutationOptions<T, V extends import("@apollo/client").OperationVariables> = client.useMutation.Options<T, V>;`,
      `type SubscriptionOptions<T, V extends import("@apollo/client").OperationVariables> = client.useSubscription.Options<T, V>;`,
      `type FragmentSource<T> = client.useFragment.Options<T, import("@apollo/client").OperationVariables>["from"];`,
      `export type { QueryOptions, MutationOptions, SubscriptionOptions, FragmentSource };`,
      ``,
      ...operations.map(line),
      ...fragments.map(fragment),
      ``,
    ].join("\n");
  },
};

/** The client preset, and beside its files `hooks.ts`. */
const preset: Types.OutputPreset = {
  ...(documents as unknown as Types.OutputPreset),
  async buildGeneratesSection(options) {
    const sections = await documents.buildGeneratesSection(options as never);
    const plain = { schema: options.schema, documents: options.documents, config: {}, documentTransforms: [] };
    return [...sections, { ...plain, filename: `${options.baseOutputDir}hooks.ts`, plugins: [{ hooks: {} }], pluginMap: { hooks } }];
  },
};

const config: CodegenConfig = {
  schema: withoutErrorNulls(readFileSync("schema/schema.graphql", "utf8")),
  documents: ["client/**/*.graphql"],
  ignoreNoDocuments: true,
  generates: {
    "client/gql/": {
      preset,
      presetConfig: { fragmentMasking: false },
      config: { inlineFragmentTypes: "mask", customDirectives: { apolloUnmask: true }, scalars, enumsAsTypes: true, useTypeImports: true },
    },
  },
};
export default config;
