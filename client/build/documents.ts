import { readFile } from "node:fs/promises";
import { type Plugin, transformWithOxc } from "vite";

const generated = /[\\/]client[\\/]gql[\\/](graphql|hooks)\.ts$/;
const ONE = "?only=";

/**
 * Serves each generated document and hook as a separate module, so that it is loaded with its user. A single file would be parsed before
 * the first render.
 */
export function documents(): Plugin {
  const files = new Map<string, Promise<Map<string, string>>>();
  const constantsOf = (file: string): Promise<Map<string, string>> => {
    let constants = files.get(file);
    if (!constants) files.set(file, (constants = readConstants(file)));
    return constants;
  };
  return {
    name: "atalaya:documents",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id.includes(ONE) ? id : undefined),
    async load(id) {
      const [file = id, only] = id.split(ONE);
      if (!generated.test(file)) return undefined;
      const constants = await constantsOf(file);
      const code =
        only === undefined
          ? [...constants.keys()].map((name) => `export { ${name} } from ${JSON.stringify(file + ONE + name)};`).join("\n")
          : withImports(constants.get(only)!, file);
      return { code, moduleType: "js", moduleSideEffects: false };
    },
  };
}

async function readConstants(file: string): Promise<Map<string, string>> {
  const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
  return new Map(
    code.split(/^(?=export const )/m).flatMap((text) => (/^export const (\w+)/.test(text) ? [[text.split(" ")[2]!, text]] : [])),
  );
}

/** Adds the imports that generated hooks need: documents as `types.Name`, Apollo's hooks as `client.name`. */
function withImports(statement: string, file: string): string {
  const documentFile = file.replace(/hooks\.ts$/, "graphql.ts");
  const names = [...new Set([...statement.matchAll(/\btypes\.(\w+)/g)].map(([, name]) => name!))];
  return [
    ...(/\bclient\.use/.test(statement) ? [`import * as client from "@apollo/client/react";`] : []),
    ...names.map((name) => `import { ${name} } from ${JSON.stringify(documentFile + ONE + name)};`),
    statement.replace(/\btypes\.(\w+)/g, "$1"),
  ].join("\n");
}
