// What the sandbox uses of GraphiQL. Its own declarations bring along those of everything that it is built of.
declare module "graphiql" {
  import type { ComponentType } from "react";
  import type { Fetcher } from "./fetcher";

  export const GraphiQL: ComponentType<{
    fetcher: Fetcher;
    /** Undefined: it asks the server for it; null: it does without. */
    schema?: null;
    /** What the editors show; each time it is another one, that comes in the place of what is there. */
    query: string;
    variables: string;
    defaultEditorToolsVisibility: "variables";
    forcedTheme?: "light" | "dark";
    showPersistHeadersSettings?: boolean;
    /** In place of the browser's local storage. */
    storage?: Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear" | "length">;
  }>;
}
