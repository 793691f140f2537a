// Minimal declarations of GraphiQL. The package's own declarations pull in those of all its dependencies.
declare module "graphiql" {
  import type { GraphQLSchema } from "graphql";
  import type { ComponentType } from "react";
  import type { Fetcher } from "./fetcher";

  export const GraphiQL: ComponentType<{
    fetcher: Fetcher;
    schema: GraphQLSchema | null;
    query: string;
    variables: string;
    defaultEditorToolsVisibility: "variables";
    forcedTheme?: "light" | "dark";
    showPersistHeadersSettings?: boolean;
    storage?: Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear" | "length">;
  }>;
}
